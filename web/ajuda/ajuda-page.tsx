import '../styles/leitura.css'
import '../styles/ajuda.css'
import { useScrollToHash } from '../padroes/use-scroll-to-hash.ts'
import { useTituloPagina } from '../ui/titulo-pagina.ts'
import { SECOES_DA_AJUDA } from './secoes.tsx'

/** /ajuda: how to read, annotate and take away, and the keys that do it faster. */
export function AjudaPage() {
  useTituloPagina('Ajuda')
  useScrollToHash(true)
  return (
    <article className="leaf ajuda">
      <header className="chap-head">
        <h1 className="h1">Ajuda</h1>
      </header>
      <hr className="thick-thin" />
      <nav className="ajuda-indice" aria-label="Nesta página">
        <ul>
          {SECOES_DA_AJUDA.map(({ ancora, titulo }) => (
            <li key={ancora}>
              <a href={`#${ancora}`}>{titulo}</a>
            </li>
          ))}
        </ul>
      </nav>
      {SECOES_DA_AJUDA.map(({ ancora, titulo, texto }) => (
        <section key={ancora} className="sec" id={ancora} aria-labelledby={`${ancora}-titulo`}>
          <h2 className="no" id={`${ancora}-titulo`}>
            {titulo}
          </h2>
          <div className="read">{texto}</div>
        </section>
      ))}
    </article>
  )
}
