import { useState } from 'react'
import { cutTexto } from './texto-da-nota.ts'

interface NotaTextoProps {
  readonly texto: string
  /** Whether all of it is shown at first: the reader was led to words in it. */
  readonly isWhole?: boolean
}

/** The text of a note; only the beginning of a long one, until the reader wants all of it. */
export function NotaTexto({ texto, isWhole: isWholeAtFirst = false }: NotaTextoProps) {
  const [isWhole, setIsWhole] = useState(isWholeAtFirst)
  const cut = cutTexto(texto)
  if (texto.trim() === '') return null
  return (
    <>
      <p className="nota-texto" dir="auto">
        {cut === null || isWhole ? texto : cut}
      </p>
      {cut !== null && (
        <button
          type="button"
          className="link mostrar"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? 'Mostrar menos' : 'Mostrar tudo'}
        </button>
      )}
    </>
  )
}
