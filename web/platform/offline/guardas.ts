/** What is kept on the device to be read without a network: taking it there, taking it away, and how much it is. */
import * as z from 'zod/mini'
import { create } from 'zustand'
import { LEITOR_HEADER, leitorKey } from '#contract/leitor.ts'
import { download, type Progresso } from './download.ts'
import { type EdicaoGuardada, openParaEdicao, readEdicaoGuardada, toEdicaoPedida } from './edicao-guardada.ts'
import { ETAPAS_DOS_PADROES, type Etapa, etapasDaBiblia, etapasDoLivro } from './etapas.ts'
import { type Guardavel, guardaOf } from './guardavel.ts'
import { readTextoGuardado } from './read-texto-guardado.ts'

export type EstadoDaGuarda =
  | { readonly tipo: 'ausente'; readonly falhou?: boolean }
  | { readonly tipo: 'baixando'; readonly feitos: number; readonly total: number }
  | { readonly tipo: 'guardada'; readonly bytes: number; readonly edicao?: string | undefined }

/** By name of the cache; one that is not named is not on the device, as far as is known. */
export const useGuardas = create<Readonly<Record<string, EstadoDaGuarda>>>()(() => ({}))

/** Lies in each cache beside its texts once it is whole. */
const FICHA_URL = '/guarda.json'
const Ficha = z.object({ bytes: z.number() })

const aborts = new Map<string, AbortController>()

/** Looks at what is on the device. */
export async function readGuardas(): Promise<void> {
  const found = (await caches.keys()).map(async (name) => {
    const cache = await caches.open(name)
    return { name, ficha: await readFicha(cache), edicao: await readEdicaoGuardada(cache) }
  })
  for (const { name, ficha, edicao } of await Promise.all(found)) {
    if (ficha && !aborts.has(name)) set(name, { tipo: 'guardada', bytes: ficha.bytes, edicao: edicao?.sigla })
  }
}

/** Whether something is whole on the device. */
export async function isGuardada(item: Guardavel): Promise<boolean> {
  const name = guardaOf(item)
  return (await caches.has(name)) && (await readFicha(await caches.open(name))) !== null
}

function readFicha(cache: Cache) {
  return readTextoGuardado(cache, FICHA_URL, Ficha)
}

/** Takes something onto the device; how far it is and how it ended stands in `useGuardas`. */
export async function keepGuarda(item: Guardavel): Promise<void> {
  const name = guardaOf(item)
  if (aborts.has(name)) return
  const abort = new AbortController()
  aborts.set(name, abort)
  const show = ({ feitos, total }: Pick<Progresso, 'feitos' | 'total'>) => {
    // Calls that were on their way when another failed still tell how far they are.
    if (aborts.get(name) === abort) set(name, { tipo: 'baixando', feitos, total })
  }
  show({ feitos: 0, total: 0 })
  try {
    // Without this the browser may clear the texts when the disk is full. It may say no.
    await navigator.storage.persist?.()
    const edicao =
      item.tipo === 'biblia' ? (item.edicao ?? (await readEdicaoGuardada(await caches.open(name)))) : null
    const cache = edicao ? await openParaEdicao(name, edicao) : await caches.open(name)
    // A book is taken for its reader only: somebody else may have signed in since.
    const headers = item.tipo === 'livro' ? { [LEITOR_HEADER]: leitorKey(item.email) } : undefined
    const pedir = (url: string) =>
      fetch(url, { credentials: 'include', cache: 'reload', signal: abort.signal, headers })
    const { bytes } = await download(etapasOf(item, edicao), cache, {
      pedir,
      onProgresso: show,
      signal: abort.signal,
    })
    await cache.put(FICHA_URL, Response.json({ bytes }))
    set(name, { tipo: 'guardada', bytes, edicao: edicao?.sigla })
  } catch (error) {
    if (!abort.signal.aborted) console.error('Erro ao guardar textos no aparelho:', error)
    set(name, { tipo: 'ausente', falhou: !abort.signal.aborted })
  } finally {
    aborts.delete(name)
  }
}

/** Takes something off the device, or breaks off taking it there. */
export async function removeGuarda(item: Guardavel): Promise<void> {
  const name = guardaOf(item)
  aborts.get(name)?.abort()
  await caches.delete(name)
  set(name, { tipo: 'ausente' })
}

function set(name: string, estado: EstadoDaGuarda): void {
  const before = useGuardas.getState()[name]
  // Of thousands of steps the reader sees a hundred.
  if (before?.tipo === 'baixando' && estado.tipo === 'baixando' && percent(before) === percent(estado)) return
  useGuardas.setState({ [name]: estado })
}

/** How much of a download is done, in whole percent. */
export function percent({ feitos, total }: Pick<Progresso, 'feitos' | 'total'>): number {
  return total === 0 ? 0 : Math.floor((100 * feitos) / total)
}

function etapasOf(item: Guardavel, edicao: EdicaoGuardada | null): readonly Etapa[] {
  switch (item.tipo) {
    case 'padroes':
      return ETAPAS_DOS_PADROES
    case 'biblia':
      return etapasDaBiblia(toEdicaoPedida(edicao))
    case 'livro':
      return etapasDoLivro(item.ebookId)
  }
}
