import { startTransition, useEffect, useState } from 'react'

/** More than a screen shows. */
const A_PIECE = 40

/**
 * How much of a long list to draw: a piece first, and the others one after another once that is seen. In one go, to draw and place the
 * 176 verses of a psalm would keep a phone from answering (ADR 060). What was drawn stays.
 * @param total how many there are @param isWhole all at once, as for who comes for one of them
 */
export function usePieceByPiece(total: number, isWhole: boolean): number {
  const [drawn, setDrawn] = useState(isWhole ? total : A_PIECE)
  if (isWhole && drawn < total) setDrawn(total)
  const isDone = isWhole || drawn >= total
  useEffect(() => {
    if (!isDone) startTransition(() => setDrawn(drawn + A_PIECE))
  }, [drawn, isDone])
  return isDone ? total : drawn
}
