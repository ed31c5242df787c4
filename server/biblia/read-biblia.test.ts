import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withoutEstrutura } from '#tests/support/biblia-fixtures.ts'
import { generateBiblia, loadCanon, writeBibliaJson } from '#tests/support/biblia-gerada.ts'
import {
  toChaptersJson,
  toOsis,
  toRelease,
  toUsfm,
  toUsfx,
  toUsxBundle,
  toVrs,
  toZefania,
} from '#tests/support/biblia-writers.ts'
import { writeZip } from '#tests/support/zip-writer.ts'
import type { CanonLivro } from './canon.ts'
import { BLIVRE, BLIVRE_FILES } from './formats/blivre-edicao.ts'
import type { ParsedBiblia } from './parsed-biblia.ts'
import { readBiblia } from './read-biblia.ts'
import type { RelatorioDaBiblia } from './relatorio-da-biblia.ts'
import { readVersificacao } from './versificacao/read-versificacao.ts'

const SALMOS = 19

let dir: string
let canon: CanonLivro[]
let biblia: ParsedBiblia
/** For the formats: two chapters of each book and all Psalms. That a whole Bible is read is seen with two of them. */
let partes: ParsedBiblia

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'mbw-biblia-'))
  canon = await loadCanon()
  biblia = generateBiblia(canon)
  partes = {
    ...biblia,
    livros: biblia.livros.map((livro) =>
      livro.id === SALMOS ? livro : { ...livro, capitulos: livro.capitulos.slice(0, 2) },
    ),
  }
})
afterAll(() => rm(dir, { recursive: true }))

async function writeFolder(name: string, files: readonly [string, string][]): Promise<string> {
  const folder = join(dir, name)
  await mkdir(folder)
  for (const [file, text] of files) await writeFile(join(folder, file), text)
  return folder
}

async function writeOne(name: string, text: string): Promise<string> {
  const path = join(dir, name)
  await writeFile(path, text)
  return path
}

function semTitulos(): ParsedBiblia['livros'] {
  return partes.livros.map(({ id, capitulos }) => ({
    id,
    capitulos: capitulos.map((capitulo) => ({ ...capitulo, titulo: null })),
  }))
}

const SEM_DIFERENCAS: RelatorioDaBiblia = {
  versiculos: 31_102,
  omitidos: [],
  juntos: [],
  vazios: [],
  semLugar: [],
  livrosDeFora: [],
  livrosQueFaltam: [],
  capitulosQueFaltam: [],
  numeracao: [],
}

describe('readBiblia', () => {
  it('reads the JSON of the Bíblia Livre with its credit', async () => {
    const path = await writeBibliaJson(dir, canon)
    expect(await readBiblia(path, canon)).toEqual({
      biblia,
      versificacao: 'eng',
      relatorio: SEM_DIFERENCAS,
      correcoes: [],
      avisos: [],
    })
  })

  it('reads a folder of release files', async () => {
    const folder = await writeFolder('release', toRelease(partes, BLIVRE_FILES))
    const reading = await readBiblia(folder, canon)
    expect(reading.biblia.livros).toEqual(partes.livros)
    expect(reading.biblia).toMatchObject(BLIVRE)
  })

  it('reads a dump, named after its file', async () => {
    const reading = await readBiblia(await writeOne('acf.json', toChaptersJson(partes)), canon)
    expect(reading.biblia.livros).toEqual(semTitulos())
    expect(reading.biblia.nome).toBe('acf')
  })

  it.each(['container', 'milestone'] as const)('reads OSIS with %s verses', async (verses) => {
    const reading = await readBiblia(await writeOne(`${verses}.xml`, toOsis(partes, verses)), canon)
    expect(reading.biblia.livros).toEqual(partes.livros)
  })

  it('reads USFX, whatever the extension says', async () => {
    const reading = await readBiblia(await writeOne('biblia.json', toUsfx(partes)), canon)
    expect(withoutEstrutura(reading.biblia.livros)).toEqual(partes.livros)
  })

  it('reads Zefania', async () => {
    const reading = await readBiblia(await writeOne('z.xml', toZefania(partes)), canon)
    expect(reading.biblia.livros).toEqual(semTitulos())
  })

  it('reads USFM from a folder and from a zip', async () => {
    const files = toUsfm(partes)
    const folder = await readBiblia(await writeFolder('usfm', files), canon)
    expect(withoutEstrutura(folder.biblia.livros)).toEqual(partes.livros)
    const entries = files.map(([name, text]) => ({ name: `prova/${name}`, bytes: Buffer.from(text) }))
    await writeFile(join(dir, 'usfm.zip'), writeZip(entries))
    expect((await readBiblia(join(dir, 'usfm.zip'), canon)).biblia.livros).toEqual(folder.biblia.livros)
  })

  it('reads a bundle of USX with what it says of the edition', async () => {
    const entries = toUsxBundle(partes).map(([name, text]) => ({ name, bytes: Buffer.from(text) }))
    await writeFile(join(dir, 'dbl.zip'), writeZip(entries))
    const reading = await readBiblia(join(dir, 'dbl.zip'), canon)
    expect(withoutEstrutura(reading.biblia.livros)).toEqual(partes.livros)
    expect(reading.biblia).toMatchObject({ nome: partes.nome, atribuicao: partes.atribuicao })
    expect(reading.avisos).toEqual([])
  })

  it('counts as the bundle says, unless told otherwise, and tells of numbers that it does not know', async () => {
    const salmos = biblia.livros.filter(({ id }) => id === 19)
    const texts = salmos.map((livro) => ({ ...livro, capitulos: livro.capitulos.slice(50, 51) }))
    const totals = canon.map(({ id }) => [...readVersificacao('org', canon).capitulos(id)])
    const write = async (name: string, vrs: string) => {
      const files: [string, string][] = [
        ...toUsxBundle({ ...biblia, livros: texts }),
        ['release/versification.vrs', vrs],
      ]
      const path = join(dir, name)
      await writeFile(path, writeZip(files.map(([file, text]) => ({ name: file, bytes: Buffer.from(text) }))))
      return path
    }
    const hebraica = await write('org.zip', toVrs(totals))
    expect(await readBiblia(hebraica, canon)).toMatchObject({ versificacao: 'org', avisos: [] })
    expect(await readBiblia(hebraica, canon, { versificacao: 'vul' })).toMatchObject({ versificacao: 'vul' })
    const propria = await write('propria.zip', toVrs(totals.map((ends) => ends.map((end) => end + 1))))
    const { versificacao, avisos } = await readBiblia(propria, canon)
    expect([versificacao, avisos.length]).toEqual(['eng', 1])
    expect(avisos[0]).toMatch(
      /não é nenhuma das seis conhecidas: .* difere em 1\d\d\d capítulos\. .* por eng\.$/,
    )
  })

  it('reads a single file inside a zip, told by its bytes', async () => {
    const bytes = Buffer.from(toOsis(partes, 'milestone'))
    await writeFile(join(dir, 'osis.bin'), writeZip([{ name: 'b.xml', bytes }]))
    expect((await readBiblia(join(dir, 'osis.bin'), canon)).biblia.livros).toEqual(partes.livros)
  })

  it('tells what differs; when asked to be strict, refuses it with the path as given', async () => {
    const text = toZefania(biblia)
      .replace('Gênesis 3.15: texto de prova.', '')
      .replace('<VERS vnumber="4">Salmos 23.4: texto de prova.</VERS>', '')
      .replace('<VERS vnumber="36">João 3.36: texto de prova.</VERS>', '')
    const path = await writeOne('falhas.xml', text)
    const { biblia: lida, relatorio } = await readBiblia(path, canon)
    expect(relatorio).toEqual({
      ...SEM_DIFERENCAS,
      versiculos: 31_099,
      omitidos: ['Sl 23.4', 'Jo 3.36'],
      vazios: ['Gn 3.15'],
    })
    expect(lida.livros[0]?.capitulos[2]?.versiculos.map(({ numero }) => numero)).not.toContain(15)
    await expect(readBiblia(path, canon, { rigoroso: true })).rejects.toMatchObject({
      problems: [
        { file: path, reason: 'Gn 3.15: versículo vazio' },
        { file: path, reason: 'falta Sl 23.4' },
        { file: path, reason: 'Jo 3: esperados 36 versículos, há 35' },
      ],
    })
  })

  it('lists 50 problems and the number of the others', async () => {
    const path = await writeOne('rute.usfm', '\\id RUT\n\\c 1\n\\p\n\\v 1 Um.\n')
    const livros = 65
    const faltasEmRute = ['Rt 1: esperados', 'falta Rt 2', 'falta Rt 3', 'falta Rt 4'].length
    await expect(readBiblia(path, canon, { rigoroso: true })).rejects.toSatisfy((error) => {
      const { problems } = error
      return problems.length === 51 && problems[50].reason === `… e mais ${livros + faltasEmRute - 50}`
    })
  })

  it('takes a part of a Bible, with books outside the 66, and a scheme that is given', async () => {
    const files: [string, string][] = toUsfm({ ...biblia, livros: biblia.livros.slice(39) })
    const folder = await writeFolder('novo', [
      ...files,
      ['TOB.usfm', '\\id TOB\n\\c 1\n\\p\n\\v 1 Tobias.\n'],
    ])
    const { relatorio, avisos, ...reading } = await readBiblia(folder, canon)
    expect(reading.biblia.livros).toHaveLength(27)
    expect(reading.versificacao).toBe('eng')
    expect(relatorio).toMatchObject({ versiculos: 7_957, livrosDeFora: ['TOB'], omitidos: [], numeracao: [] })
    expect(relatorio.livrosQueFaltam).toHaveLength(39)
    expect(avisos).toEqual(['Ficaram de fora os livros que não são dos 66 do cânon: TOB.'])
    const given = await readBiblia(folder, canon, { versificacao: 'org' })
    expect(given.versificacao).toBe('org')
    expect(given.relatorio.numeracao).toEqual([
      'At 19 (até o 41)',
      '2Co 13 (até o 14)',
      '3Jo 1 (até o 14)',
      'Ap 12 (até o 17)',
    ])
    expect(given.relatorio.omitidos).toEqual([])
  })

  it.each([
    ['marks', '<b>Rute</b> &amp;nbsp; 1.', 'sobrou marcação'],
    ['lost bytes', 'Cora\uFFFDão.', 'sobrou marcação'],
    ['U+0000', 'Texto\0de prova.', 'U+0000'],
    ['no words at all', '[—]', 'Não há aqui nenhum versículo'],
  ])('refuses %s, strict or not', async (name, texto, reason) => {
    const path = await writeOne(`${name}.json`, JSON.stringify([{ abbrev: 'rt', chapters: [[texto]] }]))
    await expect(readBiblia(path, canon)).rejects.toThrow(reason)
    await expect(readBiblia(path, canon, { rigoroso: true })).rejects.toThrow()
  })

  it('refuses XML that ends too early, and a verse that comes twice', async () => {
    const text = toZefania({ ...biblia, livros: biblia.livros.slice(7, 8) })
    const cut = await writeOne('cut.xml', text.slice(0, -40))
    await expect(readBiblia(cut, canon)).rejects.toThrow('o arquivo termina antes do fim')
    const twice = await writeOne('twice.xml', text.replace('vnumber="2"', 'vnumber="1"'))
    await expect(readBiblia(twice, canon)).rejects.toThrow('Rt 1.1 aparece duas vezes')
  })

  it('reports a book that comes in two files once', async () => {
    const folder = await writeFolder('usfm-duas', toUsfm(partes))
    await cp(join(folder, '01-GEN.usfm'), join(folder, 'copia.usfm'))
    await expect(readBiblia(folder, canon)).rejects.toMatchObject({
      problems: [{ reason: `Gn já foi lido de outro arquivo, ${folder}/01-GEN.usfm` }],
    })
  })

  it('reports a path that is not there', async () => {
    const path = join(dir, 'nada')
    await expect(readBiblia(path, canon)).rejects.toThrow(`${path}: O arquivo ou a pasta não existe.`)
  })
})
