import { startTransition, useEffect, useState } from 'react'
import { nextTask } from '../platform/next-task.ts'

/**
 * Code that comes after the page, which needs none of it; one that cannot be fetched never comes.
 * @param load the same function each time
 */
export function useQuandoVier<Code>(load: () => Promise<Code>): Code | null {
  const [code, setCode] = useState<{ readonly code: Code } | null>(null)
  useEffect(() => {
    let isGone = false
    // Asking for it is work, too, and the page has just been drawn.
    nextTask()
      .then(load)
      .then(
        (loaded) => {
          // What it joins may be a long text, which is drawn again.
          if (!isGone) startTransition(() => setCode({ code: loaded }))
        },
        (error: unknown) => console.warn('A part of the page could not be fetched:', error),
      )
    return () => {
      isGone = true
    }
  }, [load])
  return code?.code ?? null
}
