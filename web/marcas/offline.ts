/** Marks in the outbox: how what is done later joins what waits, and what becomes of it elsewhere meanwhile. */
import { listarMarcas, type MarcaNoCapitulo } from '#contract/marcas.ts'
import { keepRascunho } from '../destaques/public.ts'
import { ApiError } from '../platform/api-error.ts'
import type { Kept } from '../platform/offline/ask-or-kept.ts'
import { keptReply } from '../platform/offline/respostas.ts'
import type { Feature, Item, Outcome } from '../platform/outbox/item.ts'
import { listItemsOf } from '../platform/outbox/item-store.ts'
import { showErro } from '../ui/banner-store.ts'
import { deleteMarca, forgetMarca, saveMarca, urlDasMarcas } from './marcas-calls.ts'
import {
  dropMarca,
  isSameTexto,
  MARCAS,
  type MudancaDaMarca,
  putMarca,
  type TextoDasMarcas,
} from './mudanca-da-marca.ts'

const SEM_LUGAR =
  'Uma marca feita sem internet não foi guardada: o texto não tem mais essas palavras ou esses versículos.'
const NOTA_SEM_LUGAR =
  'Uma nota em um trecho marcado não foi enviada: o texto não tem mais essas palavras ou esses versículos. A nota continua neste aparelho.'

export const marcasOffline: Feature<MudancaDaMarca> = { name: MARCAS, merge, send }

/** The marks of a text. */
export function marcasGuardadas(onde: TextoDasMarcas): Kept<MarcaNoCapitulo[]> {
  return {
    ...keptReply(urlDasMarcas(onde), listarMarcas.replies[200]),
    apply: async (leitor, lista) =>
      applyMudancas(onde, lista, await listItemsOf<MudancaDaMarca>(MARCAS, leitor)),
  }
}

/** Lays what waits over the marks of a text. A new mark is shown where its numbers are known: in its own edition. */
export function applyMudancas(
  aqui: TextoDasMarcas,
  lista: readonly MarcaNoCapitulo[],
  items: readonly Item<MudancaDaMarca>[],
): MarcaNoCapitulo[] {
  return items.reduce<MarcaNoCapitulo[]>(
    (shown, { id, mudanca }) => {
      if (mudanca.tipo === 'desmarcar') return dropMarca(shown, id)
      const { marca, onde } = mudanca
      if (mudanca.tipo === 'marcar') return isSameTexto(onde, aqui) ? putMarca(shown, marca) : shown
      const { cor, nota } = marca
      return shown.map((old) => (old.id === id ? { ...old, cor, nota } : old))
    },
    [...lista],
  )
}

function merge(antes: MudancaDaMarca, nova: MudancaDaMarca): MudancaDaMarca {
  if (nova.tipo !== 'alterar' || antes.tipo === 'desmarcar') return nova
  // The version that the reader began from is what shows that somebody else changed it.
  if (antes.tipo === 'alterar') return { ...antes, marca: nova.marca }
  // It is new in the edition in which it was made, by whose numbers the server is told.
  const { cor, nota } = nova.marca
  return { ...antes, marca: { ...antes.marca, cor, nota } }
}

/** Of one changed elsewhere the server's stays, a note written here being a draft; deleted there but annotated here, it is new. */
async function send({ email, id, mudanca }: Item<MudancaDaMarca>): Promise<Outcome<MudancaDaMarca>> {
  if (mudanca.tipo === 'desmarcar') {
    await deleteMarca(email, id, mudanca.onde)
    return { tipo: 'done' }
  }
  const { nota } = mudanca.marca
  try {
    const { versao } = await saveMarca(email, mudanca)
    return { tipo: 'done', rebase: (meanwhile) => rebase(meanwhile, versao) }
  } catch (error) {
    const code = error instanceof ApiError ? error.code : null
    if (code === 'nao_encontrado' && mudanca.tipo === 'alterar') {
      await forgetMarca(email, id, mudanca.onde)
      return nota === '' ? { tipo: 'done' } : { tipo: 'anew', toNew }
    }
    if (code === 'estado_nao_permite') {
      if (nota !== '') keepRascunho(id, nota, '', email)
      showErro('Uma marca foi alterada em outro aparelho; ficou a de lá.')
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
function rebase(meanwhile: MudancaDaMarca, versao: number): MudancaDaMarca {
  if (meanwhile.tipo === 'desmarcar') return meanwhile
  return { tipo: 'alterar', versao, marca: meanwhile.marca, onde: meanwhile.onde }
}

/** Words that somebody wrote are not lost with the mark under them. */
function toNew(now: MudancaDaMarca, id: string): MudancaDaMarca | null {
  if (now.tipo === 'desmarcar' || now.marca.nota === '') return null
  return { tipo: 'marcar', marca: { ...now.marca, id, versao: 1 }, onde: now.onde }
}
