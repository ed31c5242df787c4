import type { MarcaNoCapitulo } from '#contract/marcas.ts'

interface MarcasSemLugarProps {
  readonly marcas: readonly MarcaNoCapitulo[]
  readonly onOpen: (marca: MarcaNoCapitulo) => void
}

/** Marks whose words the text no longer has, with the words as they were. */
export function MarcasSemLugar({ marcas, onOpen }: MarcasSemLugarProps) {
  const semLugar = marcas.filter(({ palavras }) => palavras?.lugar === null)
  if (semLugar.length === 0) return null
  return (
    <section className="marcas-sem-lugar" aria-labelledby="marcas-sem-lugar">
      <h2 className="caps caps-sm" id="marcas-sem-lugar">
        Marcas sem lugar
      </h2>
      <p className="small muted">
        O texto foi corrigido e não tem mais estas palavras. As marcas continuam suas.
      </p>
      <ul>
        {semLugar.map((marca) => (
          <li key={marca.id}>
            <button
              type="button"
              className="trecho"
              data-cor={marca.cor ?? undefined}
              aria-haspopup="dialog"
              onClick={() => onOpen(marca)}
            >
              {marca.palavras?.trecho}
            </button>
            {marca.nota !== '' && <p className="nota">{marca.nota}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
