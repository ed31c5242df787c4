import './styles/main.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { followOtherTabs } from './auth/other-tabs.ts'
import { endSessionOn } from './auth/queries.ts'
import { nextTask } from './platform/next-task.ts'
import { nameHistoryEntries } from './platform/page-memory.ts'
import { createQueryClient } from './platform/query-client.ts'
import { RouterView } from './platform/router/router-view.tsx'
import { createRouter } from './router.tsx'
import { keepPageStillUnderDialogs } from './ui/keep-page-still.ts'
import { Verificando } from './ui/verificando.tsx'

const root = document.getElementById('raiz')
if (!root) throw new Error('index.html has no element with the id "raiz".')

// New pages begin at the top, and Back finds a page as it was left: both are the layout's matter (ADR 030).
history.scrollRestoration = 'manual'
nameHistoryEntries()

const queryClient = createQueryClient(endSessionOn)
followOtherTabs(queryClient)
keepPageStillUnderDialogs()

void start(root)

/** Step by step: what a phone does in one go answers no touch (ADR 060). */
async function start(element: HTMLElement): Promise<void> {
  await nextTask()
  const router = createRouter(queryClient)
  await nextTask()
  createRoot(element).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterView router={router} fallback={<Verificando />} />
      </QueryClientProvider>
    </StrictMode>,
  )
  // The development server has no service worker.
  if (import.meta.env.PROD && 'serviceWorker' in navigator) whenLoaded(startOffline)
}

/** No first page needs it, and what the page itself loads goes before it. */
function startOffline(): void {
  import('./offline-start.ts')
    .then((offline) => {
      offline.startOffline(queryClient)
      return offline.startEspelho()
    })
    .catch(() => undefined)
}

function whenLoaded(act: () => void): void {
  if (document.readyState === 'complete') void nextTask().then(act)
  else window.addEventListener('load', act)
}
