import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { RascunhoCompleto } from '#contract/editora/rascunhos.ts'
import { paths } from '../../paths.ts'

/** What a draft has become. */
export function RascunhoPublicado({ rascunho: { livro } }: { rascunho: RascunhoCompleto }) {
  const frase = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // The button that had the focus has gone with the draft.
    if (document.activeElement === document.body) frase.current?.focus()
  }, [])
  return (
    <section className="mesa-secao">
      <p className="lead" role="status" ref={frase} tabIndex={-1}>
        Publicado. Os leitores o veem em alguns segundos.
      </p>
      {livro && (
        <div className="mesa-atos">
          <Link className="btn btn-1" to={paths.editora(`livros/${livro.id}`)}>
            Abrir o livro na mesa
          </Link>
          {livro.situacao === 'publicado' && (
            <Link className="btn btn-2" to={paths.ebook(livro.id)}>
              Ver como os leitores
            </Link>
          )}
        </div>
      )}
    </section>
  )
}
