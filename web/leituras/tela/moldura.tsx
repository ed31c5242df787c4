import '../../styles/tela-de-leitura.css'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'

/** The frame of the reader while there is no book in it: on its way, or not to be had. */
export function Moldura({ children }: { children: ReactNode }) {
  return (
    <>
      <header className="barra-da-leitura">
        <div className="linha">
          <Link className="sair" to={paths.estante()}>
            <ArrowLeft className="i" /> Sair
          </Link>
        </div>
        <div className="progresso-do-livro" />
      </header>
      <main id="texto" className="tela-de-leitura" tabIndex={-1}>
        <div className="coluna">{children}</div>
      </main>
    </>
  )
}
