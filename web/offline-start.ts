/** What the app needs to work without a network, fetched once the first page is there. */
import type { QueryClient } from '@tanstack/react-query'
import { useAuthStore } from './auth/auth-store.ts'
import { endSessionOn } from './auth/queries.ts'
import { destaquesOffline } from './destaques/offline.ts'
import { leiturasOffline } from './leituras/offline.ts'
import { marcasOffline } from './marcas/offline.ts'
import { memoriaOffline } from './memoria/offline.ts'
import { espelharNotas } from './notas/espelhar-notas.ts'
import { notasOffline } from './notas/offline.ts'
import { paradasOffline } from './paradas/offline.ts'
import { planosDeEstudoOffline } from './planos-de-estudo/offline.ts'
import { askAgain, askAgainFeitasDe } from './platform/ask-again.ts'
import { adoptAnterior } from './platform/offline/adopt-anterior.ts'
import { tendDeixados } from './platform/offline/deixados.ts'
import { forgetOutros } from './platform/offline/forget-leitor.ts'
import { guardasOfLeitor } from './platform/offline/guardavel.ts'
import { registerWorker } from './platform/offline/register-worker.ts'
import { drain } from './platform/outbox/drain.ts'
import { showWaiting } from './platform/outbox/item-store.ts'
import { askToSend, whenToSend } from './platform/outbox/when-to-send.ts'
import { showErro } from './ui/banner-store.ts'

const APAGADO = 'O que você não enviou deste aparelho foi apagado: ficou mais de 30 dias sem você entrar.'

const RETIRADOS =
  'A sua assinatura terminou: os livros guardados saíram deste aparelho. Notas, destaques e o lugar da leitura continuam seus.'

/** Whose changes the outbox carries. */
const FEATURES = [
  notasOffline,
  destaquesOffline,
  marcasOffline,
  leiturasOffline,
  paradasOffline,
  memoriaOffline,
  planosDeEstudoOffline,
]

/** Starts it; a browser that refuses has the app with a network only. */
export function startOffline(queryClient: QueryClient): void {
  registerWorker().catch(report)
  whenToSend(async (isAgain) => {
    const run = await drain({ features: FEATURES, isAgain })
    endSessionOn(run.falha)
    if (run.hasSent) {
      for (const { name } of FEATURES) askAgain(queryClient, [name])
      const names = FEATURES.map(({ name }) => name)
      askAgainFeitasDe(queryClient, names)
    }
    return run
  })
  followLeitor((email, anterior) => {
    if (email !== null && anterior) {
      adoptAnterior(anterior, email)
        .then(showWaiting)
        .then(() => askToSend(true))
        .catch(report)
    }
    showWaiting().catch(report)
    tendDeixados(email)
      .then((foiApagado) => foiApagado && showErro(APAGADO))
      .catch(report)
    if (email === null) return
    forgetOutros(email).catch(report)
    retirarLivros(queryClient, email).catch(report)
    askToSend(true)
  })
}

/** Tells whose the device is, now and when it is another's: e-mail in lower case, null for nobody's, and the one before. */
function followLeitor(tell: (email: string | null, anterior?: string | null) => void): void {
  let leitor: string | null | undefined
  const follow = () => {
    const { user } = useAuthStore.getState()
    const email = user?.email.toLowerCase() ?? null
    if (email === leitor) return
    leitor = email
    tell(email, user?.email_anterior)
  }
  useAuthStore.subscribe(follow)
  follow()
}

/** Where a reader keeps books that are no longer open to him. */
async function retirarLivros(queryClient: QueryClient, email: string): Promise<void> {
  const prefix = guardasOfLeitor(email)
  if (!(await caches.keys()).some((name) => name.startsWith(prefix))) return
  const { releaseLivros } = await import('./assinaturas/release-livros.ts')
  if (await releaseLivros(queryClient, email)) showErro(RETIRADOS)
}

/** How long the notes wait at most for the page to have nothing to do. */
const OCIO_MS = 5_000

/** Keeps all notes of whoever is signed in on this device, once the app is there too. */
export async function startEspelho(): Promise<void> {
  await navigator.serviceWorker.ready
  let leitor: string | null = null
  const espelhar = () => {
    if (leitor !== null) espelharNotas(leitor, untilIdle).catch(report)
  }
  followLeitor((email) => {
    leitor = email
    espelhar()
  })
  window.addEventListener('online', espelhar)
}

function untilIdle(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  // Safari has none.
  if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: OCIO_MS })
  else setTimeout(resolve, OCIO_MS)
  return promise
}

function report(error: unknown): void {
  console.error('Erro ao preparar a leitura sem internet:', error)
}
