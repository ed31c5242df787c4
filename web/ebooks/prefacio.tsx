import { useId, useState } from 'react'
import { cutPrefacio } from './corte-do-prefacio.ts'

/** The preface of an ebook; of a long one the beginning, and a button for the rest. */
export function Prefacio({ prefacio }: { prefacio: string }) {
  const [isWhole, setIsWhole] = useState(false)
  const id = useId()
  const { paragrafos, visiveis } = cutPrefacio(prefacio)
  return (
    <section className="ebook-prefacio" aria-labelledby={id}>
      <h2 className="h2" id={id}>
        Prefácio
      </h2>
      {paragrafos.slice(0, isWhole ? undefined : visiveis).map((paragrafo, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a preface is never put into another order
        <p key={index}>{paragrafo}</p>
      ))}
      {visiveis < paragrafos.length && (
        <button type="button" className="link" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? 'Mostrar menos' : 'Ler o prefácio inteiro'}
        </button>
      )}
    </section>
  )
}
