import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ContentError, type ContentProblem } from '#server/arquivos/content-error.ts'
import type { Database } from '#server/platform/database.ts'
import { impressaoDoTexto } from './impressao-do-texto.ts'
import { readEmVigor } from './read-em-vigor.ts'

interface Exportacao {
  gravados: string[]
  mudados: string[]
}

/**
 * Writes the corrected files into a folder, which may be a checkout's content/.
 * @throws ContentError when a file there is a third text; nothing was written then
 */
export async function exportCorrecoes(db: Database, contentDir: string, dir: string): Promise<Exportacao> {
  const correcoes = (await readEmVigor(db, contentDir)).filter(({ arquivoAgora }) => arquivoAgora !== 'igual')
  const problems: ContentProblem[] = []
  for (const { arquivo, texto, arquivo_impressao } of correcoes) {
    const there = await readIfThere(join(dir, arquivo))
    const known = [arquivo_impressao, impressaoDoTexto(texto)]
    if (there && !known.includes(impressaoDoTexto(there)))
      problems.push({
        file: join(dir, arquivo),
        reason: 'O arquivo não é aquele sobre o qual a correção foi feita. Escolha antes em /editora/textos.',
      })
  }
  if (problems.length > 0) throw new ContentError(problems)
  for (const { arquivo, texto } of correcoes) {
    await mkdir(dirname(join(dir, arquivo)), { recursive: true })
    await writeFile(join(dir, arquivo), texto)
  }
  return {
    gravados: correcoes.map(({ arquivo }) => join(dir, arquivo)),
    mudados: correcoes.filter(({ arquivoAgora }) => arquivoAgora === 'outro').map(({ arquivo }) => arquivo),
  }
}

async function readIfThere(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
