import '../../styles/leitor.css'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'

/** The frame of the reader while there is no book in it: on its way, or not to be had. */
export function Moldura({ children }: { children: ReactNode }) {
  return (
    <>
      <header className="leitor-barra">
        <div className="linha">
          <Link className="sair" to={paths.estante()}>
            <ArrowLeft className="i" /> Sair
          </Link>
        </div>
        <div className="progresso-do-livro" />
      </header>
      <main id="texto" className="leitor" tabIndex={-1}>
        <div className="coluna">{children}</div>
      </main>
    </>
  )
}
