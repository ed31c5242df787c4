/** Every call that changes a mark. What the server has taken is put on the device with its answer. */
import {
  deletarMarca,
  listarMarcas,
  listarMarcasDaPagina,
  type MarcaNoCapitulo,
  type NovasPalavras,
  type PalavrasMarcadas,
  salvarMarca,
} from '#contract/marcas.ts'
import { buildUrl } from '#contract/url.ts'
import { ApiError } from '../platform/api-error.ts'
import { changeKept } from '../platform/offline/ask-or-kept.ts'
import { request } from '../platform/request.ts'
import { dropMarca, type EscritaDeMarca, putMarca, type TextoDasMarcas } from './mudanca-da-marca.ts'

/** The version that the server gives a new mark. */
const PRIMEIRA_VERSAO = 1

/** Makes a mark or changes one; repeating does no harm. @param leitor whose it is @throws what `request` throws */
export async function saveMarca(leitor: string | null, escrita: EscritaDeMarca): Promise<MarcaNoCapitulo> {
  const { marca, onde } = escrita
  const salva = { ...marca, ...(await send(leitor, escrita)) }
  await changeKept(leitor, async (email) => {
    const { changeResposta } = await import('../platform/offline/respostas.ts')
    const schema = listarMarcas.replies[200]
    await changeResposta(email, urlDasMarcas(onde), schema, (lista) => putMarca(lista, salva))
    // Other editions have it under numbers of their own.
    await changeTodas(email, onde, (lista) =>
      lista.map((old) => (old.id === salva.id ? { ...salva, de: old.de, ate: old.ate } : old)),
    )
  })
  return salva
}

/** Deletes a mark; a gone one counts. @throws what `request` throws */
export async function deleteMarca(leitor: string | null, id: string, onde: TextoDasMarcas): Promise<void> {
  try {
    await request(deletarMarca, { params: { id }, leitor })
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'nao_encontrado')) throw error
  }
  await forgetMarca(leitor, id, onde)
}

/** Takes a mark that the server no longer has off the device. */
export async function forgetMarca(leitor: string | null, id: string, onde: TextoDasMarcas): Promise<void> {
  await changeKept(leitor, (email) => changeTodas(email, onde, (lista) => dropMarca(lista, id)))
}

/** Names the marks of a text among the replies on the device. */
export function urlDasMarcas(onde: TextoDasMarcas): string {
  if ('padrao' in onde) return buildUrl(listarMarcasDaPagina.path, { params: { ...onde } })
  const { livro, capitulo, edicao } = onde
  return buildUrl(listarMarcas.path, { params: { livro, capitulo }, query: { edicao } })
}

async function send(leitor: string | null, escrita: EscritaDeMarca) {
  const { marca, onde } = escrita
  const { id, cor, nota, palavras } = marca
  const params = { id }
  const change = (versao: number) => request(salvarMarca, { params, body: { cor, nota, versao }, leitor })
  if (escrita.tipo === 'alterar') return change(escrita.versao)
  const edicao = palavras?.edicao ?? ('padrao' in onde ? undefined : onde.edicao)
  try {
    const query = { edicao }
    return await request(salvarMarca, { params, query, body: { ...placeOf(escrita), cor, nota }, leitor })
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'estado_nao_permite')) throw error
    // It is there already by an earlier try of this device, and was changed here since.
    return change(PRIMEIRA_VERSAO)
  }
}

/** Where a new mark is to be. */
function placeOf({ marca, onde }: EscritaDeMarca) {
  const { de, ate, palavras } = marca
  if (palavras) return { palavras: toNovas(marca, palavras, 'padrao' in onde ? onde.padrao : 'biblia') }
  if ('padrao' in onde) throw new Error('a standard has no verses')
  return { lugar: { livro: onde.livro, capitulo: onde.capitulo, de, ate } }
}

/** Words that the text had lost are looked for in it by the server, from where they stood. */
function toNovas(
  { inicio, fim }: MarcaNoCapitulo,
  { lugar, trecho }: PalavrasMarcadas,
  fonte: NovasPalavras['fonte'],
): NovasPalavras {
  return { fonte, trecho, ...(lugar ?? { parte_inicio: inicio, inicio: 0, parte_fim: fim, fim: 0 }) }
}

/** Changes what is kept of a text in every edition in which it was read. */
async function changeTodas(
  leitor: string,
  onde: TextoDasMarcas,
  change: (lista: readonly MarcaNoCapitulo[]) => MarcaNoCapitulo[],
): Promise<void> {
  const { changeResposta, listUrls } = await import('../platform/offline/respostas.ts')
  for (const url of await listUrls(
    leitor,
    urlDasMarcas('padrao' in onde ? onde : { ...onde, edicao: undefined }),
  )) {
    await changeResposta(leitor, url, listarMarcas.replies[200], change)
  }
}
