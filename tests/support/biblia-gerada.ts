import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type CanonLivro, parseCanon } from '#server/biblia/canon.ts'
import type { ParsedBiblia } from '#server/biblia/parsed-biblia.ts'
import { toBlivreJson } from './biblia-writers.ts'

/** Psalms that get a title; the others have none, as in a real Bible. */
const SALMOS_COM_TITULO = new Set([3, 4, 23, 51, 90, 119, 150])

/** The table of the 66 books as the repository has it. */
export async function loadCanon(): Promise<CanonLivro[]> {
  // Not by a URL: that of a component test's page is another class.
  const file = join(import.meta.dirname, '../../content/livros.yaml')
  return parseCanon(await readFile(file, 'utf8'), 'livros.yaml')
}

/** A Bible of 31,102 verses that say where they stand ('Gênesis 1.1: texto de prova.'); the same every time. */
export function generateBiblia(canon: readonly CanonLivro[]): ParsedBiblia {
  return {
    nome: 'Bíblia de prova',
    versao: '1',
    licenca: 'Domínio público',
    atribuicao: 'Bíblia de prova, gerada para os testes.',
    livros: canon.map(({ id, livro, versiculos }) => ({
      id,
      capitulos: versiculos.map((total, index) => ({
        numero: index + 1,
        titulo:
          livro === 'Salmos' && SALMOS_COM_TITULO.has(index + 1) ? `Título do salmo ${index + 1}.` : null,
        versiculos: Array.from({ length: total }, (_, v) => ({
          numero: v + 1,
          texto: `${livro} ${index + 1}.${v + 1}: texto de prova.`,
        })),
      })),
    })),
  }
}

/** Writes the generated Bible as JSON for `import biblia`. @param dir an existing folder @returns the file's path */
export async function writeBibliaJson(dir: string, canon: readonly CanonLivro[]): Promise<string> {
  const path = join(dir, 'biblia-de-prova.json')
  await writeFile(path, toBlivreJson(generateBiblia(canon)))
  return path
}
