interface AvisoDeRascunhoProps {
  /** What is not saved, as a sentence. */
  readonly texto: string
  readonly onContinue: (trigger: HTMLElement) => void
}

/** Says that something was written and not saved, and leads back to it. */
export function AvisoDeRascunho({ texto, onContinue }: AvisoDeRascunhoProps) {
  return (
    <p className="nota-aviso">
      {texto}{' '}
      <button
        type="button"
        className="link"
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => onContinue(currentTarget)}
      >
        Continuar
      </button>
    </p>
  )
}
