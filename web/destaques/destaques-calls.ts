/** Every call that changes a highlight. What the server has taken is put on the device with its answer. */
import {
  criarDestaque,
  type Destaque,
  deletarDestaque,
  editarDestaque,
  listarDestaques,
} from '#contract/destaques.ts'
import { buildUrl } from '#contract/url.ts'
import { ApiError, type ApiErrorCode } from '../platform/api-error.ts'
import { changeKept } from '../platform/offline/ask-or-kept.ts'
import { request } from '../platform/request.ts'
import { drop, type EscritaDoDestaque, mudadoOf, put, toNovo } from './mudanca-do-destaque.ts'

/** The version that the server gives a new highlight. */
const PRIMEIRA_VERSAO = 1

/** Makes a highlight or changes one; repeating does no harm. @param leitor whose it is @throws what `request` throws */
export async function saveDestaque(
  leitor: string | null,
  id: string,
  escrita: EscritaDoDestaque,
): Promise<Destaque> {
  const salvo = await send(leitor, id, escrita)
  await changeLista(leitor, salvo.ebook_id, (lista) => put(lista, salvo))
  return salvo
}

/** Deletes a highlight; a gone one counts. @param ebookId undefined when not known @throws what `request` throws */
export async function deleteDestaque(
  leitor: string | null,
  id: string,
  ebookId: number | undefined,
): Promise<void> {
  await request(deletarDestaque, { params: { id }, leitor }).catch(orElse('nao_encontrado', () => undefined))
  if (ebookId !== undefined) await changeLista(leitor, ebookId, (lista) => drop(lista, id))
}

/** Takes a highlight that the server no longer has off the device. */
export async function forgetDestaque(leitor: string, { id, ebook_id }: Destaque): Promise<void> {
  await changeLista(leitor, ebook_id, (lista) => drop(lista, id))
}

/** Names the list of a book among the replies on the device. */
export function urlDaLista(ebookId: number): string {
  return buildUrl(listarDestaques.path, { params: { ebookId } })
}

async function send(leitor: string | null, id: string, escrita: EscritaDoDestaque): Promise<Destaque> {
  const versao = escrita.tipo === 'alterar' ? escrita.versao : PRIMEIRA_VERSAO
  const edit = () =>
    request(editarDestaque, { params: { id }, body: { ...mudadoOf(escrita), versao }, leitor })
  if (escrita.tipo === 'alterar') return edit()
  const { destaque } = escrita
  const params = { ebookId: destaque.ebook_id }
  // It may be there already by an earlier try of this device, and was changed here since.
  return request(criarDestaque, { params, body: toNovo(destaque), leitor }).catch(
    orElse('estado_nao_permite', edit),
  )
}

function changeLista(
  leitor: string | null,
  ebookId: number,
  change: (lista: readonly Destaque[]) => Destaque[],
): Promise<void> {
  return changeKept(leitor, async (email) => {
    const { changeResposta } = await import('../platform/offline/respostas.ts')
    await changeResposta(email, urlDaLista(ebookId), listarDestaques.replies[200], change)
  })
}

function orElse<Result>(code: ApiErrorCode, act: () => Result): (error: unknown) => Result {
  return (error) => {
    if (error instanceof ApiError && error.code === code) return act()
    throw error
  }
}
