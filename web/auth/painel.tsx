import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { Flowers } from '../ui/flowers.tsx'
import { Logo } from '../ui/logo.tsx'

export type Modo = 'entrar' | 'cadastrar'

interface PainelProps {
  readonly modo: Modo
  /** The reader wants the other form. */
  readonly onSwap: () => void
}

/** The panel that slides between the two forms; on narrow screens it is their header. */
export function Painel({ modo, onSwap }: PainelProps) {
  return (
    <section className="pn" aria-label="Minha Biblioteca Westminster">
      <Flowers />
      <Link className="logo" to={paths.mbw()}>
        <Logo />
      </Link>
      <blockquote>
        <p>
          O fim principal e mais elevado do homem é glorificar a Deus, e desfrutar dele plenamente para
          sempre.
        </p>
        <footer className="caps caps-sm">Catecismo Maior, pergunta 1</footer>
      </blockquote>
      <p className="sw">
        {modo === 'entrar' ? 'Ainda não tem conta?' : 'Já tem conta?'}
        <button type="button" className="btn" onClick={onSwap}>
          {modo === 'entrar' ? 'Cadastrar' : 'Entrar'}
        </button>
      </p>
    </section>
  )
}
