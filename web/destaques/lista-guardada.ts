import { type Destaque, listarDestaques } from '#contract/destaques.ts'
import { buildUrl } from '#contract/url.ts'
import { isOfflineReady } from '../platform/offline/aparelho.ts'

/** Names the list of a book among the replies on the device. */
export function urlDaLista(ebookId: number): string {
  return buildUrl(listarDestaques.path, { params: { ebookId } })
}

/**
 * Does to the list on the device what the server has just done to its own: the next list may not come any more. A
 * device that keeps nothing is no failure of the call.
 */
export async function changeListaGuardada(
  leitor: string | null,
  ebookId: number,
  change: (lista: readonly Destaque[]) => Destaque[],
): Promise<void> {
  if (leitor === null || !isOfflineReady()) return
  try {
    const { changeResposta } = await import('../platform/offline/respostas.ts')
    await changeResposta(leitor, urlDaLista(ebookId), listarDestaques.replies[200], change)
  } catch (error) {
    console.error('Erro ao guardar o destaque no aparelho:', error)
  }
}
