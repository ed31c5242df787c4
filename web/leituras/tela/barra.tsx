import { ArrowLeft, List, Moon, Sun } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { Link } from 'react-router'
import { AparenciaPopover, type Tema } from '../../aparencia/public.ts'
import { paths } from '../../paths.ts'
import { useRecolhida } from './use-recolhida.ts'

const ROTULOS: Readonly<Record<Tema, string>> = {
  claro: 'Tema claro',
  sepia: 'Tema sépia',
  escuro: 'Tema alternativo',
}

interface BarraProps {
  readonly titulo: string
  /** Names of the authors, empty when none is known. */
  readonly autores: string
  /** The theme that the button brings. */
  readonly alternativo: Tema
  readonly onTema: () => void
  readonly onCapitulos: () => void
  /** The button that reads the open chapter aloud. */
  readonly ouvir: ReactNode
  /** The line of the progress, and what is said of it. */
  readonly children: ReactNode
}

/** The reader's own bar: the way out, the book, appearance, theme and chapters. */
export function Barra({ titulo, autores, alternativo, onTema, onCapitulos, ouvir, children }: BarraProps) {
  const bar = useRef<HTMLElement>(null)
  const isRecolhida = useRecolhida(bar)
  const tema = ROTULOS[alternativo]
  return (
    <header ref={bar} className="barra-da-leitura" data-recolhida={isRecolhida || undefined}>
      <div className="linha">
        <Link className="sair" to={paths.estante()}>
          <ArrowLeft className="i" /> Sair
        </Link>
        <p className="livro">
          <span className="serif">{titulo}</span>
          {autores !== '' && <span className="faint autores"> · {autores}</span>}
        </p>
        <div className="ferramentas">
          {ouvir}
          <AparenciaPopover pagina="leitura" className="icon-btn" />
          <button type="button" className="icon-btn" aria-label={tema} title={tema} onClick={onTema}>
            {alternativo === 'escuro' ? <Moon className="i" /> : <Sun className="i" />}
          </button>
          <button
            type="button"
            className="icon-btn"
            aria-haspopup="dialog"
            aria-label="Capítulos"
            title="Capítulos"
            onClick={onCapitulos}
          >
            <List className="i" />
          </button>
        </div>
      </div>
      {children}
    </header>
  )
}
