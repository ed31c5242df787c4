import { useEffect, useState } from 'react'

/** Follows a value that changes quickly, once it has rested. @param ms how long it must stay the same */
export function useAdiado<T>(value: T, ms: number): T {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return rested
}
