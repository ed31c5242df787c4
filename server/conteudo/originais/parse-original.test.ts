import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ContentError } from '#server/arquivos/content-error.ts'
import { PROJECT_ROOT } from '#server/platform/project-root.ts'
import { describeCobertura } from './describe-cobertura.ts'
import { originalTables } from './original-tables.ts'
import { parseOriginal } from './parse-original.ts'
import { readOriginalFiles } from './read-original-files.ts'

const TRADUCAO = new Map([
  ['1/7', [1, 2]],
  ['1/8', [1, 2, 3, 4, 5, 6, 7, 8]],
  ['3/1', [1]],
  ['3/2', [1]],
  ['3/3', [1]],
  ['5/1', [1, 2]],
])

const file = (name: string, text: string) => ({ name, bytes: new TextEncoder().encode(text) })
const dcpu = (body: string) => file('dcpu/01.md', `---\ntitulo: The Preface\n---\n\n${body}\n`)

function refuse(...files: { name: string; bytes: Uint8Array }[]): string[] {
  try {
    parseOriginal(files, TRADUCAO)
  } catch (error) {
    if (error instanceof ContentError) return error.message.split('\n')
    throw error
  }
  return []
}

it('reads the folders that are there, leaves markers out, and says what of the translation it has not', async () => {
  const files = await readOriginalFiles(join(PROJECT_ROOT, 'tests/fixtures/padroes-en'))
  const paginas = parseOriginal(files, TRADUCAO)
  expect(describeCobertura(paginas, TRADUCAO)).toEqual([
    'CFW: 1 de 2 páginas; faltam 7.',
    'BCW: 1 de 3 páginas; faltam 2–3.',
    'CFW 8: faltam as seções 3–7.',
  ])
  const [paginasOriginais, secoes, paragrafos] = originalTables('en', [1, 3], paginas)
  expect(paginasOriginais?.rows).toEqual([
    { idioma: 'en', simbolo_id: 1, numero: 8, titulo: 'Of Christ the Mediator' },
    { idioma: 'en', simbolo_id: 3, numero: 1, titulo: 'What is the chief end of man?' },
  ])
  expect(secoes?.rows.map(({ simbolo_id, secao }) => [simbolo_id, secao])).toEqual([
    [1, 1],
    [1, 2],
    [1, 8],
    [3, 1],
  ])
  expect(paragrafos?.rows[0]?.texto).toContain('the Mediator between God and man; the Prophet')
})

it('takes titles and highlighted lines where the standard has them, and paragraphs of its own', () => {
  const [pagina] = parseOriginal([dcpu('## 2 The evils\n\nOne.\n\nTwo.\n\n> Amen.')], TRADUCAO)
  expect(pagina?.secoes).toMatchObject([{ numero: 2, titulo: 'The evils', destaque: 'Amen.' }])
  expect(
    originalTables('en', [5], pagina ? [pagina] : [])[2]?.rows.map(({ ordem, texto }) => [ordem, texto]),
  ).toEqual([
    [1, 'One.'],
    [2, 'Two.'],
  ])
})

it('refuses with file and line what the translation has not, and what is out of order', () => {
  expect(
    refuse(
      file('bcw/107.md', '---\npergunta: What?\n---\n\nThis.\n'),
      dcpu('## 2 B\n\nTwo.\n\n## 1 A\n\nOne.\n\n## 3 C\n\nThree.'),
      file('cmw/1.md', ''),
      file('cfw/07.md', '---\ntitulo: Of God’s Covenant\n---\n\nNo section.\n'),
    ),
  ).toEqual([
    'cfw/07.md:5: O texto deve começar por uma seção (“## 1”).',
    'cmw/1.md: O nome do arquivo deve ser um número, como “cmw/001.md”.',
    'bcw/107.md: BCW 107 não existe na tradução.',
    'dcpu/01.md:9: Esta é a seção 1, mas aqui se espera a 3.',
    'dcpu/01.md:13: DCPU 1.3 não existe na tradução.',
  ])
})
