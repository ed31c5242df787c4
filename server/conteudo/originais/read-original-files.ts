import { opendir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { ContentError, type ContentProblem } from '#server/arquivos/content-error.ts'
import type { ContentFile } from '#server/conteudo/parsers/content-files.ts'
import { PADROES_ESCRITOS } from '#server/conteudo/parsers/padroes.ts'

/** More than any standard has, so that a wrong folder is known before it is read. */
const MAX_NOMES = 400
const MAX_BYTES = 300_000

const DE_PESSOAS = /^(?:README|LICEN[CS]E|COPYING)\b|^\./i

/** The files of the standards' folders that are there. @param dir as the publisher gave it @throws ContentError for anything else in it */
export async function readOriginalFiles(dir: string): Promise<ContentFile[]> {
  const pastas: readonly string[] = PADROES_ESCRITOS.map(({ pasta }) => pasta)
  const problems: ContentProblem[] = []
  const files: ContentFile[] = []
  for (const nome of await listNames(dir)) {
    if (pastas.includes(nome)) files.push(...(await readPasta(dir, nome, problems)))
    else problems.push({ file: nome, reason: `Só pode haver as pastas ${pastas.join(', ')}.` })
  }
  if (files.length === 0 && problems.length === 0)
    problems.push({ file: dir, reason: `Não há texto nenhum nas pastas ${pastas.join(', ')}.` })
  if (problems.length > 0) throw new ContentError(problems)
  return files
}

async function readPasta(dir: string, pasta: string, problems: ContentProblem[]): Promise<ContentFile[]> {
  const files: ContentFile[] = []
  for (const nome of await listNames(join(dir, pasta))) {
    const name = `${pasta}/${nome}`
    const path = join(dir, pasta, nome)
    const { size, isFile } = await describeFile(path)
    if (!isFile) problems.push({ file: name, reason: 'Só pode haver arquivos nesta pasta.' })
    else if (size > MAX_BYTES) problems.push({ file: name, reason: 'O arquivo tem mais de 300 kB.' })
    else files.push({ name, bytes: await readFile(path) })
  }
  return files
}

async function describeFile(path: string): Promise<{ size: number; isFile: boolean }> {
  const found = await stat(path).catch(() => null)
  return { size: found?.size ?? 0, isFile: found?.isFile() ?? false }
}

/** By name, without what is there for people. */
async function listNames(dir: string): Promise<string[]> {
  const names: string[] = []
  const folder = await opendir(dir).catch(() => {
    throw new ContentError([{ file: dir, reason: 'A pasta não existe ou não pode ser lida.' }])
  })
  for await (const { name } of folder) {
    if (names.length === MAX_NOMES)
      throw new ContentError([{ file: dir, reason: `A pasta tem mais de ${MAX_NOMES} arquivos.` }])
    if (!DE_PESSOAS.test(name)) names.push(name)
  }
  return names.sort()
}
