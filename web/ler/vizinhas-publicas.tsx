interface VizinhasPublicasProps {
  readonly label: string
  readonly anterior: { href: string; rotulo: string } | null
  readonly proxima: { href: string; rotulo: string } | null
}

/** The way to the pages before and after. */
export function VizinhasPublicas({ label, anterior, proxima }: VizinhasPublicasProps) {
  return (
    <nav className="publico-vizinhas" aria-label={label}>
      {anterior && (
        <a className="link" rel="prev" href={anterior.href}>
          ← {anterior.rotulo}
        </a>
      )}
      {proxima && (
        <a className="link" rel="next" href={proxima.href}>
          {proxima.rotulo} →
        </a>
      )}
    </nav>
  )
}
