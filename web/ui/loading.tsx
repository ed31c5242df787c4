interface LoadingProps {
  /** What is being waited for, for those who do not see the lines. */
  readonly label?: string
}

/** The loading indicator: three animated lines. They appear after 200 ms (in the style sheet), so a quick answer shows none. */
export function Loading({ label = 'Carregando' }: LoadingProps) {
  return (
    <div className="loading" role="status" aria-label={label}>
      <span />
      <span />
      <span />
    </div>
  )
}

interface CarregandoProps {
  readonly texto?: string
}

/** The loading text of the screens that say it in words: 'Carregando...'. */
export function Carregando({ texto = 'Carregando...' }: CarregandoProps) {
  return (
    <p className="carregando" role="status">
      {texto}
    </p>
  )
}
