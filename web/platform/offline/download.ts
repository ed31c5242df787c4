/** Takes texts onto the device: asks for them stage by stage and keeps the replies. */
import type { Etapa, PedidoDeGuarda } from './etapas.ts'
import { isJson, typeOf } from './media-types.ts'
import { markOf, openPacote, type RespostaAberta } from './pacote.ts'

/** How many calls are on their way at once: the server has other readers. */
const AO_MESMO_TEMPO = 4

/** How many replies of a packet are written to the disk at once. */
const ESCRITAS = 16

export interface Progresso {
  /** Calls, and parts of a call whose reply is a packet. */
  readonly feitos: number
  readonly total: number
  readonly bytes: number
}

interface Opcoes {
  readonly pedir: (url: string) => Promise<Response>
  readonly onProgresso: (progresso: Progresso) => void
  readonly signal: AbortSignal
}

/** Downloads what the stages name and is not kept. @throws what `pedir` throws, Error for no packet, the signal's reason */
export async function download(
  etapas: readonly Etapa[],
  cache: Pick<Cache, 'keys' | 'match' | 'put'>,
  { pedir, onProgresso, signal }: Opcoes,
): Promise<Progresso> {
  const progresso = { feitos: 0, total: 0, bytes: 0 }
  const add = ({ feitos = 0, total = 0, bytes = 0 }: Partial<Progresso>) => {
    progresso.feitos += feitos
    progresso.total += total
    progresso.bytes += bytes
    onProgresso({ ...progresso })
  }
  async function keep(pedido: PedidoDeGuarda): Promise<void> {
    signal.throwIfAborted()
    const { url, tipo } = pedido
    // What says that it is whole: a single reply says it itself.
    const mark = tipo === 'pacote' ? markOf(url) : url
    if (kept.has(mark)) return add({ feitos: 1, bytes: await sizeOf(mark, tipo) })
    const response = await ask(pedido)
    if (response === null) return add({ feitos: 1 })
    const respostas = tipo === 'pacote' ? openPacote(await response.json()) : [await toAberta(url, response)]
    let bytes = 0
    await forEachAtOnce(respostas, ESCRITAS, async ({ url: address, response: resposta, size }) => {
      signal.throwIfAborted()
      await cache.put(address, resposta)
      bytes += size
      add({ feitos: 1 / respostas.length, bytes: size })
    })
    if (tipo === 'pacote') await cache.put(mark, new Response(String(bytes)))
  }
  async function sizeOf(mark: string, tipo: PedidoDeGuarda['tipo']): Promise<number> {
    const found = await cache.match(mark)
    return tipo === 'pacote' ? Number(await found?.text()) : ((await found?.blob())?.size ?? 0)
  }
  /** Something that another edition of the content took away is no reason to give the rest up: null. */
  async function ask({ url, tipo }: PedidoDeGuarda): Promise<Response | null> {
    const response = await pedir(url)
    if (response.status === 404) return null
    if (response.ok) {
      if (isExpected(response, tipo)) return response
      throw new Error('O servidor deu uma resposta inesperada.')
    }
    throw new Error(`O servidor respondeu ${response.status}.`)
  }

  // Asking for each of hundreds whether it is there would take as long as fetching it.
  const kept = new Set((await cache.keys()).map(addressOf))
  const ler = async (url: string): Promise<unknown> => (await cache.match(url))?.json()
  for (const etapa of etapas) {
    const pedidos = await etapa(ler)
    add({ total: pedidos.length })
    await forEachAtOnce(pedidos, AO_MESMO_TEMPO, keep)
  }
  return progresso
}

/** What stands between may answer for the server with a page of its own, and call it a success. */
function isExpected(response: Response, tipo: PedidoDeGuarda['tipo']): boolean {
  return tipo === 'imagem' ? typeOf(response).startsWith('image/') : isJson(response)
}

/** As it was asked for: without the origin. */
function addressOf(request: Request): string {
  const { pathname, search } = new URL(request.url)
  return pathname + search
}

async function toAberta(url: string, response: Response): Promise<RespostaAberta> {
  const { size } = await response.clone().blob()
  return { url, response, size }
}

/** Stops at the first failure; those on their way then end by themselves. */
async function forEachAtOnce<Item>(
  items: readonly Item[],
  limit: number,
  act: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items.values()
  let hasFailed = false
  const work = async () => {
    for (const item of waiting) {
      if (hasFailed) return
      await act(item).catch((error: unknown) => {
        hasFailed = true
        throw error
      })
    }
  }
  await Promise.all(Array.from({ length: limit }, work))
}
