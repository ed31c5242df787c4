import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ContentError } from '#server/arquivos/content-error.ts'
import { readContentFiles } from './content-files.ts'
import { fingerprintFiles } from './fingerprint-files.ts'
import { PADROES_ESCRITOS } from './padroes.ts'
import { parseConteudo } from './parse-conteudo.ts'

const PAGINA = '---\ntitulo: Da Fé\n---\n\n## 1\n\nA fé é dom de Deus.\n'

const FICHA = `titulo: Um Livro
subtitulo: null
ano: 1561
kind: livro
autores: [{ nome: Guido de Brès, ano_de_nascimento: 1522, ano_de_morte: 1567 }]
areas_tematicas: [fe]
lancamento: 2026-05-31
prefacio: null
`

let dir: string

const readConteudo = async (from: string) => parseConteudo(await readContentFiles(from))
const fingerprintConteudo = async (from: string) => fingerprintFiles(await readContentFiles(from))

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'conteudo-'))
  await write(await smallConteudo())
})

afterEach(() => rm(dir, { recursive: true }))

describe('parseConteudo', () => {
  it('reads a small content folder', async () => {
    const { canon, simbolos, paginas, areas, ebooks, harmonias } = await readConteudo(dir)
    expect(canon).toHaveLength(66)
    expect(simbolos).toHaveLength(6)
    expect(paginas.map(({ simbolo, numero }) => [simbolo, numero])).toEqual(
      [1, 2, 3, 4, 5, 6].flatMap((simbolo) => [
        [simbolo, 1],
        [simbolo, 2],
      ]),
    )
    expect(areas).toEqual([{ slug: 'fe', descricao: 'Fé', explicacao: 'A fé.', ordem: 1 }])
    expect(ebooks.map(({ identificador, capitulos }) => [identificador, capitulos.length])).toEqual([
      ['um-livro', 1],
    ])
    expect(harmonias).toHaveLength(1)
  })

  it('leaves out Bibles, documents for people and hidden files', async () => {
    await write({
      'biblia/x.json': '{',
      'README.md': '# Leia',
      'ERRATA.md': '# Erros',
      '.DS_Store': '\0',
      'cfw/.x': '',
    })
    await expect(readConteudo(dir)).resolves.toBeDefined()
  })

  it.each<[string, Record<string, string | Uint8Array | null>, string[]]>([
    ['a gap', { 'cmw/001.md': null }, ['cmw/001.md: Falta este arquivo na numeração.']],
    [
      'the last page missing',
      { 'bcw/002.md': null },
      ['simbolos.yaml:22: O total de BCW é 2, mas a numeração de bcw/ vai até 1.'],
    ],
    [
      'wrong names',
      { 'cfw/1.md': '', 'cfw/003.md': '', 'cmw/x.md': '', 'dcpr/notas/01.md': '' },
      [
        'cfw/003.md: O nome do arquivo deve ser um número, como “cfw/01.md”.',
        'cfw/1.md: O nome do arquivo deve ser um número, como “cfw/01.md”.',
        'cmw/x.md: O nome do arquivo deve ser um número, como “cmw/001.md”.',
        'dcpr/notas/01.md: O nome do arquivo deve ser um número, como “dcpr/01.md”.',
      ],
    ],
    [
      'stray files',
      { 'rascunho.md': '', 'outros/01.md': '', 'ebooks/01.md': '' },
      ['ebooks/01.md', 'outros/01.md', 'rascunho.md'].map(
        (name) => `${name}: Este arquivo não faz parte do conteúdo: retire-o ou corrija o nome.`,
      ),
    ],
    [
      'missing files',
      { 'livros.yaml': null, 'areas.yaml': null, 'ebooks/um-livro/ebook.yaml': null },
      ['areas.yaml', 'ebooks/um-livro/ebook.yaml', 'livros.yaml'].map(
        (name) => `${name}: Falta este arquivo.`,
      ),
    ],
    [
      'an ebook without chapters',
      { 'ebooks/um-livro/01.md': null },
      ['ebooks/um-livro/: O ebook não tem capítulos.'],
    ],
    [
      'an ebook with a bad name',
      { 'ebooks/Outro_Livro/01.md': '---\ntitulo: A\n---\n\nB.\n', 'ebooks/Outro_Livro/ebook.yaml': FICHA },
      ['ebooks/Outro_Livro/: O nome da pasta só pode ter letras minúsculas sem acento, números e hifens.'],
    ],
    [
      'an area twice',
      {
        'areas.yaml':
          '- { slug: fe, descricao: A, explicacao: A }\n- { slug: fe, descricao: B, explicacao: B }\n',
      },
      ['areas.yaml:2: A área “fe” está repetida.'],
    ],
    [
      'text that is not UTF-8, without blaming other files for it',
      { 'cfw/02.md': Uint8Array.of(10, 0xe7) },
      ['cfw/02.md:2: O arquivo não está em UTF-8.'],
    ],
    [
      'problems of several files at once, by file and line',
      {
        'harmonias.yaml': '- tema: A\n  cfw: [1, 3]\n',
        'cfw/02.md': '---\ntitulo: A\nx: 1\n---\n\n## 2\n\nB.[^1]\n\n[^1]: Gn 51\n',
        'bcw/001.md': '---\r\n',
      },
      [
        'bcw/001.md:1: O arquivo tem fins de linha do Windows (CRLF); salve-o com fins de linha do Unix (LF).',
        'cfw/02.md:3: “x” é uma chave desconhecida.',
        'cfw/02.md:6: Esta é a seção 2, mas aqui se espera a 1.',
        'cfw/02.md:10: Na nota [^1]: Gn 51 não existe (o livro tem 50 capítulos).',
        'harmonias.yaml:2: CFW 3 não existe (vai de 1 a 2).',
      ],
    ],
  ])('refuses %s', async (_, files, expected) => {
    await write(files)
    const error = await readConteudo(dir).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(ContentError)
    expect(
      String(error)
        .replace(/^ContentError: /, '')
        .split('\n'),
    ).toEqual(expected)
  })

  it('says so when there is no such folder', async () => {
    const gone = join(dir, 'nada')
    await expect(readConteudo(gone)).rejects.toThrow(
      `${gone}: A pasta de conteúdo não existe ou não pode ser lida.`,
    )
  })
})

describe('fingerprintFiles', () => {
  it('stays while the files that count stay', async () => {
    const before = await fingerprintConteudo(dir)
    await write({ 'biblia/x.json': '{}', 'README.md': '# Leia', 'ERRATA.md': '', '.DS_Store': '' })
    expect(before).toMatch(/^[0-9a-f]{64}$/)
    expect(await fingerprintConteudo(dir)).toBe(before)
  })

  it('changes with a byte, a name or a file', async () => {
    const seen = [await fingerprintConteudo(dir)]
    await write({ 'cfw/02.md': `${PAGINA} ` })
    seen.push(await fingerprintConteudo(dir))
    await write({ 'cfw/02.md': null, 'cfw/03.md': `${PAGINA} ` })
    seen.push(await fingerprintConteudo(dir))
    await write({ 'cfw/04.md': '' })
    seen.push(await fingerprintConteudo(dir))
    expect(new Set(seen).size).toBe(4)
  })
})

/** Two pages of each standard, one ebook of one chapter and one harmony. */
async function smallConteudo(): Promise<Record<string, string>> {
  const livros = await readFile(new URL('../../../content/livros.yaml', import.meta.url), 'utf8')
  const paginas = PADROES_ESCRITOS.flatMap(({ pasta, digitos, secoes }) => {
    const text = secoes ? PAGINA : PAGINA.replace('titulo', 'pergunta').replace('## 1\n\n', '')
    return [1, 2].map((numero) => [`${pasta}/${String(numero).padStart(digitos, '0')}.md`, text])
  })
  return {
    ...Object.fromEntries(paginas),
    'livros.yaml': livros,
    'simbolos.yaml': PADROES_ESCRITOS.map(
      ({ simbolo, sigla }) => `- id: ${simbolo}
  simbolo: ${sigla}
  titulo: Título
  ano: 1646
  unidade: capítulo
  total: 2
  resumo: Resumo.
  introducao: Texto.
`,
    ).join(''),
    'areas.yaml': '- { slug: fe, descricao: Fé, explicacao: A fé. }\n',
    'harmonias.yaml': '- tema: A fé\n  cfw: [1]\n  ebooks: [um-livro]\n',
    'ebooks/um-livro/ebook.yaml': FICHA,
    'ebooks/um-livro/01.md': '---\ntitulo: Da Fé\n---\n\nA fé.\n',
  }
}

/** Writes files into the folder; null takes one away. */
async function write(files: Record<string, string | Uint8Array | null>): Promise<void> {
  for (const [name, data] of Object.entries(files)) {
    await mkdir(dirname(join(dir, name)), { recursive: true })
    await (data === null ? rm(join(dir, name)) : writeFile(join(dir, name), data))
  }
}
