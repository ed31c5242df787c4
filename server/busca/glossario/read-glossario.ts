import type { ReadingDatabase } from '#server/platform/database.ts'
import { findEdicaoDoGlossario, listVerbetes } from './glossario-repository.ts'
import { type Glossario, makeGlossario } from './make-glossario.ts'

interface Lido {
  readonly edicao: string | null
  readonly glossario: Glossario
}

const lidos = new WeakMap<ReadingDatabase, Lido>()

/** The glossary, which a connection keeps until an import has brought another one. */
export async function readGlossario(db: ReadingDatabase): Promise<Glossario> {
  // Asked for first: what is read afterwards is at least as new.
  const edicao = await findEdicaoDoGlossario(db.read)
  const lido = lidos.get(db)
  if (lido && lido.edicao === edicao) return lido.glossario
  const glossario = makeGlossario(await listVerbetes(db.read))
  lidos.set(db, { edicao, glossario })
  return glossario
}
