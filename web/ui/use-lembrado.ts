import { useCallback, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import type { $ZodType, output } from 'zod/v4/core'
import { recallPart, rememberPart } from '../platform/page-memory.ts'

/**
 * A state of the page that Back, Forward and a reload bring back: what is open, chosen or typed.
 * @param nome names it among the others of the page
 * @param schema its shape
 * @param inicial of a page that is opened anew
 */
export function useLembrado<S extends $ZodType>(
  nome: string,
  schema: S,
  inicial: output<S>,
): [output<S>, (value: output<S>) => void] {
  const { key } = useLocation()
  const type = useNavigationType()
  const read = () => recallPart(key, nome, schema) ?? inicial
  const [of, setOf] = useState(key)
  const [value, setValue] = useState(read)
  if (of !== key) {
    // Another entry of the history, which shows the same page.
    setOf(key)
    if (type === 'POP') setValue(read)
  }
  const change = useCallback(
    (next: output<S>) => {
      rememberPart(key, nome, next)
      setValue(next)
    },
    [key, nome],
  )
  return [value, change]
}
