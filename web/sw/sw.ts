/** Keeps the app's files, and answers calls from what a reader took onto the device; never keeps a reply by itself. */
import { createHandlerBoundToURL, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { PASSAR_A_FRENTE } from '../platform/offline/guardavel.ts'
import { answerCall } from './answer-call.ts'

declare const self: {
  addEventListener: {
    (type: 'activate', listener: (event: { waitUntil: (done: Promise<void>) => void }) => void): void
    (type: 'message', listener: (event: MessageEvent) => void): void
  }
  clients: { claim: () => Promise<void> }
  skipWaiting: () => Promise<void>
}

/** Written in by the build. */
declare const ARQUIVOS_DO_APP: PrecacheEntry[]

/** Answered by the server: the public pages, the API, and whatever is a file. */
const NOT_OF_THE_APP = [/^\/mbw\/?(\?|$)/, /^\/ler\//, /^\/api(\/|\?|$)/, /\.[a-z0-9]+(\?|$)/i]

// The first version takes over the pages that are open; a later one waits until the reader asks for it.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('message', ({ data }) => {
  if (data === PASSAR_A_FRENTE) void self.skipWaiting()
})

precacheAndRoute(ARQUIVOS_DO_APP)
const answerWithApp = createHandlerBoundToURL('/index.html')
registerRoute(new NavigationRoute(answerWithApp, { denylist: NOT_OF_THE_APP }))
// A link that somebody sent leads into the app, which knows the address too, when the server cannot say so.
registerRoute(
  ({ url, sameOrigin, request }) =>
    sameOrigin && request.mode === 'navigate' && url.pathname.startsWith('/ler/'),
  (navigation) => fetch(navigation.request).catch(() => answerWithApp(navigation)),
)
registerRoute(
  // A text that is being taken onto the device is asked for anew, from the server and nobody else.
  ({ url, sameOrigin, request }) =>
    sameOrigin && url.pathname.startsWith('/api/') && request.cache !== 'reload',
  ({ request }) => answerCall(request),
)
