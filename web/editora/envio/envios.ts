import { create } from 'zustand'
import { enviarParte } from '#contract/editora/envio-do-rascunho.ts'
import type { Rascunho } from '#contract/editora/rascunhos.ts'
import { retryDelay } from '../../platform/query-client.ts'
import { request } from '../../platform/request.ts'
import { sendPartes } from './send-partes.ts'

/** How far the sending of a file has come; it goes on while other pages of the app are open. */
export interface EstadoDoEnvio {
  /** Of the file, at the server. */
  readonly enviado: number
  readonly total: number
  /** Why a piece is waited with; it goes on by itself. */
  readonly espera: Error | null
  /** Why it ended before its end. */
  readonly falha: Error | null
}

interface Envio {
  readonly controller: AbortController
  acordar: () => void
}

const envios = new Map<string, Envio>()

/** By draft. */
export const useEnvios = create<Readonly<Record<string, EstadoDoEnvio>>>()(() => ({}))

/** Sends a file to its draft, or goes on with it. @param onFim fetches the draft, when the server has all of it or the sending ended */
export function startEnvio({ id, arquivo }: Rascunho, file: File, onFim: () => Promise<unknown>): void {
  stopEnvio(id)
  const envio: Envio = { controller: new AbortController(), acordar() {} }
  const { signal } = envio.controller
  envios.set(id, envio)
  put(id, { enviado: 0, total: file.size, espera: null, falha: null })
  window.addEventListener('beforeunload', warn)
  const sent = sendPartes({
    arquivo: file,
    recebidas: arquivo?.recebidas ?? [],
    send: (numero, parte) =>
      request(enviarParte, { params: { id, numero: String(numero) }, body: parte, signal }),
    wait: (tentativa, segundos) =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, segundos === null ? retryDelay(tentativa) : segundos * 1_000)
        envio.acordar = () => {
          clearTimeout(timer)
          resolve()
        }
      }),
    onEnviado: (enviado) => change(id, { enviado, espera: null }),
    onEspera: (espera) => change(id, { espera }),
    signal,
  })
  // Until the page knows what became of it, it is on its way.
  void sent
    .then(async () => {
      if (signal.aborted) return
      await onFim()
      if (!signal.aborted) stopEnvio(id)
    })
    .catch((falha: Error) => {
      if (signal.aborted) return
      end(id, falha)
      void onFim()
    })
}

/** Tries the piece that waits at once. */
export function wakeEnvio(id: string): void {
  envios.get(id)?.acordar()
}

/** Gives up what is being sent, if anything is. */
export function stopEnvio(id: string): void {
  envios.get(id)?.controller.abort()
  forget(id)
  useEnvios.setState(({ [id]: _, ...others }) => others, true)
}

function end(id: string, falha: Error): void {
  forget(id)
  change(id, { falha, espera: null })
}

function forget(id: string): void {
  envios.get(id)?.acordar()
  envios.delete(id)
  if (envios.size === 0) window.removeEventListener('beforeunload', warn)
}

function put(id: string, estado: EstadoDoEnvio): void {
  useEnvios.setState({ [id]: estado })
}

function change(id: string, mudou: Partial<EstadoDoEnvio>): void {
  const before = useEnvios.getState()[id]
  if (before) put(id, { ...before, ...mudou })
}

/** What is half sent goes on only here. */
function warn(event: BeforeUnloadEvent): void {
  event.preventDefault()
}

window.addEventListener('online', () => {
  for (const id of envios.keys()) wakeEnvio(id)
})
