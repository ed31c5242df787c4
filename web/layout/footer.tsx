import { Mail } from 'lucide-react'
import type { Instalacao } from '#contract/saude.ts'
import { paths } from '../paths.ts'
import { RedeSocialIcon } from './rede-social-icon.tsx'

interface FooterProps {
  /** None as long as it is not known. */
  readonly instalacao: Instalacao | undefined
}

/** The footer: name, tagline, the publisher's social profile and mailbox, copyright. On `/mbw` it has no router. */
export function Footer({ instalacao }: FooterProps) {
  return (
    <footer className="foot">
      <div className="page">
        <div>
          <p className="logo">Minha Biblioteca Westminster</p>
          <p className="tag">
            Para expandir o Reino de Cristo, difundindo as preciosas verdades do Evangelho.
          </p>
        </div>
        <div className="icons">
          {instalacao && (
            <>
              <a className="icon-btn" href={instalacao.rede_social} aria-label="Rede social" rel="noreferrer">
                <RedeSocialIcon />
              </a>
              <a
                className="icon-btn"
                href={`mailto:${instalacao.contato_email}?subject=${encodeURIComponent(instalacao.contato_assunto)}`}
                aria-label="Enviar e-mail"
              >
                <Mail className="i" aria-hidden="true" />
              </a>
            </>
          )}
        </div>
        <p className="copy">
          © {new Date().getFullYear()} Minha Biblioteca Westminster. Todos os direitos reservados.{' '}
          <a className="politica" href={paths.privacidade()}>
            Política de privacidade
          </a>
        </p>
      </div>
    </footer>
  )
}
