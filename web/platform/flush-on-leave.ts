import type { Autosave } from './autosave.ts'

/** Nothing that was typed is lost when the page is closed, put aside or left. @returns what ends it, saving what waits */
export function flushOnLeave<Value>({ flush }: Autosave<Value>): () => void {
  window.addEventListener('pagehide', flush)
  document.addEventListener('visibilitychange', flush)
  return () => {
    window.removeEventListener('pagehide', flush)
    document.removeEventListener('visibilitychange', flush)
    flush()
  }
}
