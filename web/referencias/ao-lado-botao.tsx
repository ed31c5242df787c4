import { BookOpen } from 'lucide-react'
import { BOTAO_AO_LADO, setAoLado, useCabeAoLado, useIsAoLado } from './ao-lado-store.ts'

/** Opens the Bible beside a standard, where the window has room for it. */
export function AoLadoBotao() {
  const cabe = useCabeAoLado()
  const isAoLado = useIsAoLado()
  if (!cabe) return null
  return (
    <button
      type="button"
      id={BOTAO_AO_LADO}
      className="link"
      aria-pressed={isAoLado}
      onClick={() => setAoLado(!isAoLado)}
    >
      <BookOpen className="i" aria-hidden="true" /> Bíblia ao lado
    </button>
  )
}
