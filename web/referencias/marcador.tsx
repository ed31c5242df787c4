import type { Parte } from '#contract/padrao-texto.ts'
import type { Referencias } from './use-referencias.ts'

interface MarcadorProps {
  readonly parte: Parte
  readonly referencias: Referencias
  /** The marker in the text is raised and padded; the one in the margin is a plain number. */
  readonly className?: string
}

/** The bracketed number that opens the references of a part. */
export function Marcador({ parte, referencias, className }: MarcadorProps) {
  const prefetch = () => referencias.prefetch(parte)
  return (
    <button
      type="button"
      className={className}
      aria-haspopup="dialog"
      aria-expanded={referencias.aberta?.id === parte.id}
      aria-label={`Referências bíblicas, nota ${parte.marcador}`}
      onClick={(event) => referencias.open(parte, event.currentTarget)}
      onMouseEnter={prefetch}
      onFocus={prefetch}
      onTouchStart={prefetch}
    >
      [{parte.marcador}]
    </button>
  )
}
