/** Exported files, read again; and files that nobody exported. */
import fc from 'fast-check'
import { zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import type { MarcacaoExportada } from '#contract/importar-marcacoes.ts'
import { marcacaoArbitraria } from '#tests/support/marcacao-arbitraria.ts'
import { readArquivo } from './read-arquivo.ts'
import { readCsv } from './read-csv.ts'
import { writeCsv } from './write-csv.ts'
import { DADOS_DO_EPUB, writeEpub } from './write-epub.ts'
import { writeMarkdown } from './write-markdown.ts'

const AGORA = new Date('2026-03-01T12:00:00.000Z')
const IDENTIFICADOR = 'urn:uuid:01890000-0000-7000-8000-000000000001'

const FORMATOS: readonly [string, (marcacoes: readonly MarcacaoExportada[]) => Blob][] = [
  ['CSV', (all) => new Blob([writeCsv(all)])],
  ['Markdown', (all) => new Blob([writeMarkdown(all, AGORA)])],
  ['EPUB', (all) => new Blob([writeEpub(all, { identificador: IDENTIFICADOR, agora: AGORA })])],
]

const lista = fc.uniqueArray(marcacaoArbitraria, {
  maxLength: 12,
  selector: ({ tipo, id }) => `${tipo} ${id}`,
})

describe.each(FORMATOS)('%s', (_, write) => {
  it('is read as it was written', async () => {
    await fc.assert(
      fc.asyncProperty(
        lista.filter(({ length }) => length > 0),
        async (all) => {
          expect(await readArquivo(write(all))).toEqual({ marcacoes: all, falhas: [] })
        },
      ),
      { numRuns: 60 },
    )
  })
})

const [exemplo] = fc.sample(marcacaoArbitraria, { numRuns: 1, seed: 1 })
if (!exemplo) throw new Error('There is one.')

describe('a CSV', () => {
  it('gives spreadsheets no formula to run', () => {
    const linha = writeCsv([{ ...exemplo, nota: '=HYPERLINK("x")', titulo: ' +1', trecho: '\t@a' }])
    expect(linha).toContain(`"'=HYPERLINK(""x"")"`)
    expect(linha).toContain(`"' +1"`)
    expect(linha).toContain(`"'\t@a"`)
  })

  it('says which lines are none, and takes the others', () => {
    const simples = {
      ...exemplo,
      citacao: 'CFW 8',
      titulo: 'a',
      trecho: 'b',
      nota: 'uma\nlinha; duas',
      etiquetas: ['fé'],
    }
    const [cabeca, linha] = writeCsv([simples]).trimEnd().split('\r\n"')
    const text = `${cabeca}\r\n"só isto"\r\n"${linha}\r\n\r\n"sem fim`
    const { marcacoes, falhas } = readCsv(text)
    expect(marcacoes).toEqual([simples])
    expect(readCsv(writeCsv([simples]).replaceAll(/(?<!")","(?!")/g, '";"')).marcacoes).toEqual([simples])
    expect(falhas.map(({ onde }) => onde)).toEqual([
      expect.stringMatching(/^linha 2$/),
      expect.stringMatching(/^linha \d+$/),
    ])
  })
})

describe('a hostile file', () => {
  it.each([
    ['', 'vazio'],
    ['nada', 'Faltam colunas'],
    ['# Outro texto', 'não tem marcações'],
    [new Uint8Array([0xff, 0xfe, 0x00]), 'UTF-8'],
    [new Uint8Array([0x50, 0x4b, 3, 4, 1, 2, 3]), 'EPUB'],
    [zipSync({ 'outro.json': new Uint8Array(3) }), 'não tem marcações'],
    [zipSync({ [DADOS_DO_EPUB]: new TextEncoder().encode('{"marcacoes":1}') }), 'não tem marcações'],
    // 80 MB of zeros in 80 kB.
    [zipSync({ [DADOS_DO_EPUB]: new Uint8Array(80 * 1024 * 1024) }), 'grande demais'],
  ])('is refused with a sentence (%#)', async (content, sentence) => {
    const blob = new Blob([typeof content === 'string' ? content : new Uint8Array(content)])
    await expect(readArquivo(blob)).rejects.toThrow(sentence)
  })

  it('has its bad pieces told', async () => {
    const md = `${writeMarkdown([exemplo], AGORA)}\n<!-- marcacao {"tipo":"x"} -->\n<!-- marcacao quebrado`
    const lido = await readArquivo(new Blob([md]))
    expect(lido.marcacoes).toHaveLength(1)
    expect(lido.falhas).toHaveLength(2)
  })
})
