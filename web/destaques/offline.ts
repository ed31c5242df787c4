/** Highlights in the outbox: how what is done later joins what waits, and what becomes of it elsewhere meanwhile. */
import { type Destaque, listarDestaques } from '#contract/destaques.ts'
import { ApiError } from '../platform/api-error.ts'
import type { Kept } from '../platform/offline/ask-or-kept.ts'
import { keptReply } from '../platform/offline/respostas.ts'
import type { Feature, Item, Outcome } from '../platform/outbox/item.ts'
import { listItemsOf } from '../platform/outbox/item-store.ts'
import { showErro } from '../ui/banner-store.ts'
import { deleteDestaque, forgetDestaque, saveDestaque, urlDaLista } from './destaques-calls.ts'
import {
  DESTAQUES,
  drop,
  type EscritaDoDestaque,
  type MudancaDoDestaque,
  mudadoOf,
  put,
} from './mudanca-do-destaque.ts'
import { keepRascunho } from './rascunhos.ts'

const SEM_LUGAR = 'Um destaque feito sem internet não foi guardado: ele não está mais no livro.'
const NOTA_SEM_LUGAR =
  'Um destaque com nota não foi enviado: ele não está mais no livro. A nota continua neste aparelho.'

export const destaquesOffline: Feature<MudancaDoDestaque> = { name: DESTAQUES, merge, send }

/** The highlights of a book. */
export function listaGuardada(ebookId: number): Kept<Destaque[]> {
  return {
    ...keptReply(urlDaLista(ebookId), listarDestaques.replies[200]),
    apply: async (leitor, lista) =>
      applyWaiting(ebookId, lista, await listItemsOf<MudancaDoDestaque>(DESTAQUES, leitor)),
  }
}

/** Lays what waits over the highlights of a book. */
export function applyWaiting(
  ebookId: number,
  lista: readonly Destaque[],
  items: readonly Item<MudancaDoDestaque>[],
): Destaque[] {
  return items.reduce<Destaque[]>(
    (shown, { id, mudanca }) => {
      if (mudanca.tipo === 'desmarcar') return drop(shown, id)
      const { destaque } = mudanca
      if (mudanca.tipo === 'marcar') return destaque.ebook_id === ebookId ? put(shown, destaque) : shown
      return shown.map((old) => (old.id === id ? { ...old, ...mudadoOf(mudanca) } : old))
    },
    [...lista],
  )
}

function merge(antes: MudancaDoDestaque, nova: MudancaDoDestaque): MudancaDoDestaque {
  if (nova.tipo !== 'alterar' || antes.tipo === 'desmarcar') return nova
  const mudado = mudadoOf(nova)
  if (antes.tipo === 'marcar') return { ...antes, destaque: { ...antes.destaque, ...mudado } }
  // The version that the reader began from is what shows that somebody else changed it.
  return { ...antes, ...mudado, destaque: nova.destaque }
}

/** Of one changed elsewhere the server's stays, a note written here being a draft; deleted there but annotated here, it is new. */
async function send({ email, id, mudanca }: Item<MudancaDoDestaque>): Promise<Outcome<MudancaDoDestaque>> {
  if (mudanca.tipo === 'desmarcar') {
    await deleteDestaque(email, id, mudanca.ebook_id)
    return { tipo: 'done' }
  }
  try {
    const { versao } = await saveDestaque(email, id, mudanca)
    return { tipo: 'done', rebase: (meanwhile) => rebase(meanwhile, versao) }
  } catch (error) {
    const code = error instanceof ApiError ? error.code : null
    if (code === 'nao_encontrado' && canBeMadeAnew(mudanca)) {
      await forgetDestaque(email, mudanca.destaque)
      return { tipo: 'anew', toNew }
    }
    const { nota = '' } = mudadoOf(mudanca)
    if (code === 'estado_nao_permite') {
      if (nota !== '') keepRascunho(id, nota, '', email)
      showErro('Um destaque foi alterado em outro aparelho; ficou o de lá.')
    } else if (code === 'nao_encontrado' || code === 'dados_invalidos') {
      showErro(nota === '' ? SEM_LUGAR : NOTA_SEM_LUGAR)
      if (nota !== '') throw error
    } else {
      // It waits on: there is room again when the reader has made some.
      if (error instanceof ApiError && code === 'cota_esgotada') showErro(error.message)
      throw error
    }
    return { tipo: 'done' }
  }
}

/** What was changed while it was being sent is a change of what the server has now. */
function rebase(meanwhile: MudancaDoDestaque, versao: number): MudancaDoDestaque {
  if (meanwhile.tipo === 'desmarcar') return meanwhile
  return { tipo: 'alterar', ...mudadoOf(meanwhile), versao, destaque: meanwhile.destaque }
}

function toNew(now: MudancaDoDestaque, id: string): MudancaDoDestaque | null {
  if (now.tipo === 'desmarcar' || !canBeMadeAnew(now)) return null
  return { tipo: 'marcar', destaque: { ...now.destaque, ...mudadoOf(now), id } }
}

/** Words that were written on a passage which the book still has. */
function canBeMadeAnew(escrita: EscritaDoDestaque): boolean {
  return escrita.tipo === 'alterar' && Boolean(escrita.nota) && escrita.destaque.capitulo_id !== null
}
