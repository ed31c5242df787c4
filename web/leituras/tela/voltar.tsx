import { Undo2 } from 'lucide-react'
import { useStore } from 'zustand'
import type { Modelo } from './modelo.ts'

/** The way back from a jump: a link, a note, a highlight or a hit of the search. */
export function Voltar({ modelo }: { modelo: Modelo }) {
  const hasVolta = useStore(modelo.store, ({ voltas }) => voltas.length > 0)
  if (!hasVolta) return null
  return (
    <button type="button" className="btn btn-2 voltar-ao-lugar" onClick={modelo.voltar}>
      <Undo2 className="i" /> Voltar
    </button>
  )
}
