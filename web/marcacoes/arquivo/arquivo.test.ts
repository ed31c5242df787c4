/** Exported files, read again; and files that nobody exported. */
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { CORES } from '#contract/destaques.ts'
import { foldText } from '#contract/fold.ts'
import type { MarcacaoExportada } from '#contract/importar-marcacoes.ts'
import { epubcheck } from '#tests/support/epubcheck.ts'
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

/** Texts as readers write them, and as those do who want to break something. */
const HOSTIS = [
  '=1+1',
  "'=1",
  '-->',
  '<!-- marcacao {} -->',
  '"',
  '";"',
  ',',
  '\r\n',
  '# x',
  '\u0000',
  '\uFEFF',
  '@SUM',
  '🕊',
  ']]>',
  '&amp;',
]
const texto = (maxLength: number) =>
  fc
    .array(fc.oneof(fc.string({ unit: 'binary', maxLength: 12 }), fc.constantFrom(...HOSTIS)), {
      maxLength: 6,
    })
    .map((some) => some.join('').slice(0, maxLength).toWellFormed())
const inteiro = fc.nat({ max: 2_000_000_000 })
const instante = fc
  .date({ min: new Date('2020-01-01'), max: AGORA, noInvalidDate: true })
  .map((date) => date.toISOString())
const nomeDeEtiqueta = texto(40)
  .map((nome) => nome.replace(/[,\p{Cc}]/gu, '').trim())
  .filter((nome) => foldText(nome) !== '')
const lugar = fc.oneof(
  fc.record({
    em: fc.constant('padrao' as const),
    padrao: fc.constantFrom('cfw' as const, 'dcpr' as const),
    numero: inteiro,
    inicio: fc.option(inteiro),
    fim: fc.option(inteiro),
  }),
  fc.record({ em: fc.constant('biblia' as const), inicio: inteiro, fim: inteiro }),
  fc.record({
    em: fc.constant('ebook' as const),
    ebook_id: inteiro,
    capitulo_id: fc.option(inteiro),
    paragrafo_inicio_id: fc.option(inteiro),
    inicio: inteiro,
    paragrafo_fim_id: fc.option(inteiro),
    fim: inteiro,
  }),
)
const marcacao: fc.Arbitrary<MarcacaoExportada> = fc.record({
  tipo: fc.constantFrom('nota' as const, 'destaque' as const, 'marca' as const),
  id: fc.uuid(),
  lugar,
  citacao: texto(500),
  titulo: texto(200),
  trecho: texto(500),
  palavras: fc.option(
    fc.record({
      edicao: fc.option(fc.constantFrom('BLIVRE')),
      lugar: fc.option(
        fc.record({ parte_inicio: fc.constant(1), inicio: inteiro, parte_fim: fc.constant(2), fim: inteiro }),
      ),
    }),
  ),
  nota: texto(2_000),
  cor: fc.option(fc.constantFrom(...CORES)),
  criada_em: instante,
  editada_em: instante,
  etiquetas: fc.uniqueArray(nomeDeEtiqueta, { maxLength: 5 }),
})
const lista = fc.uniqueArray(marcacao, { maxLength: 12, selector: ({ tipo, id }) => `${tipo} ${id}` })

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

const [exemplo] = fc.sample(marcacao, { numRuns: 1, seed: 1 })
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

it('is an EPUB that the official checker takes, whatever was written', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'marcacoes-epub-'))
  const muitas = fc.sample(marcacao, { numRuns: 230, seed: 3 })
  const files = [[], muitas].map((all, index) => {
    const file = join(folder, `${index}.epub`)
    writeFileSync(file, writeEpub(all, { identificador: IDENTIFICADOR, agora: AGORA }))
    return file
  })
  expect(await epubcheck(files)).toEqual(['', ''])
}, 60_000)
