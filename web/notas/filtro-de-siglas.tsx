import '../styles/seg.css'
import { useQuery } from '@tanstack/react-query'
import type { Sigla } from '#contract/padroes.ts'
import { diretoriosQuery } from './queries.ts'

/** Always there, in this order; the directories follow when the reader has notes there. */
const SEMPRE: readonly Sigla[] = ['BCW', 'CMW', 'CFW']
const DIRETORIOS: readonly Sigla[] = ['FGOP', 'DCPU', 'DCPR']

interface FiltroDeSiglasProps {
  /** Null for all standards. */
  readonly sigla: Sigla | null
  readonly onChange: (sigla: Sigla | null) => void
}

/** The toggle buttons that filter the notes by standard. */
export function FiltroDeSiglas({ sigla, onChange }: FiltroDeSiglasProps) {
  const { data: comNotas = [] } = useQuery(diretoriosQuery())
  const siglas = [
    ...SEMPRE,
    ...DIRETORIOS.filter((diretorio) => diretorio === sigla || comNotas.some((com) => com === diretorio)),
  ]
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are buttons and no fields
    <div className="seg" role="group" aria-label="Filtrar por padrão">
      <button type="button" aria-pressed={sigla === null} onClick={() => onChange(null)}>
        Todas
      </button>
      {siglas.map((outra) => (
        <button key={outra} type="button" aria-pressed={sigla === outra} onClick={() => onChange(outra)}>
          {outra}
        </button>
      ))}
    </div>
  )
}
