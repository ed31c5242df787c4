import { useState } from 'react'
import { cutTexto } from './texto-da-nota.ts'

/** The text of a note; only the beginning of a long one, until the reader wants all of it. */
export function NotaTexto({ texto }: { texto: string }) {
  const [isWhole, setIsWhole] = useState(false)
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
