import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { Flowers } from '../ui/flowers.tsx'
import { Logo } from '../ui/logo.tsx'

interface PainelProps {
  /** 'Ainda não tem conta?' */
  readonly pergunta: string
  /** What answers it: a button or a link. */
  readonly acao: ReactNode
}

/** The panel of cloth beside a form, which slides between the two of the login page; on narrow screens it is their header. */
export function Painel({ pergunta, acao }: PainelProps) {
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
        {pergunta}
        {acao}
      </p>
    </section>
  )
}
