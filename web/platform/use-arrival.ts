import { useDeferredValue } from 'react'

/**
 * What a reply of the server brings is drawn at once, however much it is, and a phone answers nothing meanwhile. What is shown by
 * this is drawn piece by piece, beside what stands in its place; what is there from the beginning is shown with the rest.
 * @param isThere whether what is shown has arrived @returns whether to show it; never what is not there any more
 */
export function useArrival(isThere: boolean): boolean {
  const isDrawn = useDeferredValue(isThere)
  return isThere && isDrawn
}
