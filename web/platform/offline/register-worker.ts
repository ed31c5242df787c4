import { useVersaoNova } from './versao-nova.ts'

/** A page left open asks for a new version when it is looked at again, this many ms after the last time. */
const ASK_AGAIN_MS = 60 * 60_000

/** Registers the service worker. A page shows one version to its end: when the next begins, open pages are loaded again. */
export async function registerWorker(): Promise<void> {
  const { serviceWorker } = navigator
  // The first version takes over the page that installed it, which is of that version already.
  let hadOne = serviceWorker.controller !== null
  let isReloading = false
  serviceWorker.addEventListener('controllerchange', () => {
    if (hadOne && !isReloading) {
      isReloading = true
      window.location.reload()
    }
    hadOne = true
  })
  const registration = await serviceWorker.register('/sw.js', { updateViaCache: 'none' })
  if (registration.waiting) announce(registration.waiting)
  registration.addEventListener('updatefound', () => follow(registration.installing))
  follow(registration.installing)
  askAgain(registration)
}

function follow(worker: ServiceWorker | null): void {
  worker?.addEventListener('statechange', () => {
    if (worker.state === 'installed' && navigator.serviceWorker.controller) announce(worker)
  })
}

function announce(worker: ServiceWorker): void {
  useVersaoNova.setState({ worker })
}

function askAgain(registration: ServiceWorkerRegistration): void {
  let asked = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - asked < ASK_AGAIN_MS) return
    asked = Date.now()
    // Without a network there is nothing new.
    registration.update().catch(() => undefined)
  })
}
