/** The notes of a reader as they lie on the device, read in slices: of 20,000 none keeps the page waiting. */
import type { Nota } from '#contract/notas.ts'
import { readEmail } from '../platform/leitor.ts'
import { type NotaGuardada, openBase, rangeOf } from '../platform/offline/base.ts'
import { addExcluidas, readExcluidas, URL_DAS_EXCLUIDAS } from './notas-excluidas.ts'

/** Rows that are read at once: some milliseconds on a slow phone. */
const POR_VEZ = 200

/** What orders notes: newest first; those of the same instant by id, as the server has them. */
export type ChaveNaLista = Pick<Nota, 'data_criacao' | 'id'>

interface Procura {
  readonly isMeant: (nota: NotaGuardada) => boolean
  /** Only what comes after it in the list. */
  readonly depois?: ChaveNaLista | null
  readonly limit?: number
}

/** All rows of a reader, in no order that means anything. */
export async function* scanLinhas(leitor: string): AsyncGenerator<NotaGuardada[], void> {
  const db = await openBase()
  let range = rangeOf(leitor)
  for (;;) {
    const linhas = await db.getAll('notas', range, POR_VEZ)
    yield linhas
    const last = linhas.at(-1)
    if (last === undefined || linhas.length < POR_VEZ) return
    range = IDBKeyRange.bound([leitor, last.id], [leitor, []], true)
  }
}

/** The rows that are meant, newest first. */
export async function listLinhas(
  leitor: string,
  { isMeant, depois = null, limit = Number.POSITIVE_INFINITY }: Procura,
): Promise<NotaGuardada[]> {
  let found: NotaGuardada[] = []
  for await (const linhas of scanLinhas(leitor)) {
    const here = linhas.filter((nota) => (depois === null || byNewest(depois, nota) < 0) && isMeant(nota))
    if (here.length > 0) found = [...found, ...here].sort(byNewest).slice(0, limit)
  }
  return found
}

/**
 * Puts rows on the device as the server has them, and takes others off.
 * @param pedido when the server was asked; what it has said of a row since is newer, and so is that it left
 */
export async function changeLinhas(
  leitor: string,
  kept: readonly Omit<NotaGuardada, 'email' | 'visto'>[],
  gone: readonly string[],
  pedido = Date.now(),
): Promise<void> {
  const db = await openBase()
  // Leaving clears the device after this, or has done so and does not find him here.
  if (readEmail() !== leitor) return
  const visto = Date.now()
  const tx = db.transaction(['notas', 'respostas'], 'readwrite')
  const [notas, respostas] = [tx.objectStore('notas'), tx.objectStore('respostas')]
  const excluidas = readExcluidas((await respostas.get([leitor, URL_DAS_EXCLUIDAS]))?.corpo)
  const put = async (nota: Omit<NotaGuardada, 'email' | 'visto'>) => {
    const before = await notas.get([leitor, nota.id])
    const dito = Math.max(before?.visto ?? 0, excluidas.get(nota.id) ?? 0)
    if (dito <= pedido) await notas.put({ ...nota, email: leitor, visto })
  }
  if (gone.length > 0) {
    const corpo = addExcluidas(excluidas, gone, visto)
    await respostas.put({ email: leitor, url: URL_DAS_EXCLUIDAS, corpo })
  }
  await Promise.all([...kept.map(put), ...gone.map((id) => notas.delete([leitor, id])), tx.done])
}

function byNewest(a: ChaveNaLista, b: ChaveNaLista): number {
  if (a.data_criacao !== b.data_criacao) return a.data_criacao < b.data_criacao ? 1 : -1
  if (a.id === b.id) return 0
  return a.id < b.id ? 1 : -1
}
