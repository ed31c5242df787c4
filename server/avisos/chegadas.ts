/** Books that are new, and what a mail says of them. */
import { resumeNomes } from '#contract/autores.ts'
import type { DadosDoCorreio } from '#server/correio/modelos.ts'
import type { Database } from '#server/platform/database.ts'
import { insertChegadas, listAutores, listChegadas, listSemChegada } from './chegadas-repository.ts'
import { encurtar } from './encurtar.ts'

const AT_ONCE = 500
const NOMEADOS = 10
const MAX_TITULO = 120

export interface LivroChegado {
  id: number
  titulo: string
  autores: string
  chegou_em: string
}

/** Notes the books that were not there before. */
export async function noteChegadas(db: Database, agora: string): Promise<void> {
  const ids = await listSemChegada(db.read, AT_ONCE)
  if (ids.length > 0) await insertChegadas(db.write, ids, agora)
}

/** What came after a time, the newest first. */
export async function readChegadas(db: Database, depois: string): Promise<LivroChegado[]> {
  const rows = await listChegadas(db.read, depois, AT_ONCE)
  if (rows.length === 0) return []
  const autores = Map.groupBy(
    await listAutores(
      db.read,
      rows.map(({ id }) => id),
    ),
    ({ ebook_id }) => ebook_id,
  )
  return rows.map(({ id, titulo, chegou_em }) => {
    const nomes = resumeNomes(autores.get(id) ?? [])
    return { id, chegou_em, titulo: encurtar(titulo, MAX_TITULO), autores: encurtar(nomes, MAX_TITULO) }
  })
}

/** What a mail names of them. @returns null when nothing came after `desde` */
export function dadosDosLivros(
  chegadas: readonly LivroChegado[],
  desde: string,
): { dados: DadosDoCorreio['novos_livros']; ate: string } | null {
  const novas = chegadas.filter(({ chegou_em }) => chegou_em > desde)
  const [newest] = novas
  if (!newest) return null
  const livros = novas.slice(0, NOMEADOS).map(({ id, titulo, autores }) => ({ id, titulo, autores }))
  return { dados: { livros, mais: novas.length - livros.length }, ate: newest.chegou_em }
}
