import '../styles/leitura.css'
import '../styles/sobre.css'
import { useId } from 'react'
import { Link } from 'react-router'
import { VERSAO_DA_POLITICA } from '#contract/privacidade.ts'
import { AppFooter } from '../layout/app-footer.tsx'
import { paths } from '../paths.ts'
import { Logo } from '../ui/logo.tsx'
import { useTituloPagina } from '../ui/titulo-pagina.ts'
import { SECOES_DA_PRIVACIDADE, type SecaoDaPolitica } from './secoes.tsx'

const TITULO = 'Política de privacidade'

/** /privacidade: what is kept of whom, why, for how long, and what one can ask for (LGPD). Anybody may read it. */
export function PrivacidadePage() {
  useTituloPagina(TITULO)
  return (
    <>
      <a className="pular btn btn-1" href="#texto">
        Pular para o texto
      </a>
      <header className="topbar">
        <div className="page">
          <Link className="logo" to={paths.home()}>
            <Logo />
          </Link>
        </div>
      </header>
      <main id="texto" className="page" tabIndex={-1}>
        <article className="leaf sobre">
          <header className="chap-head">
            <h1 className="h1">{TITULO}</h1>
            <p className="lead">Versão de {dataPorExtenso(VERSAO_DA_POLITICA)}</p>
          </header>
          <hr className="thick-thin" />
          {SECOES_DA_PRIVACIDADE.map((secao) => (
            <Secao key={secao.titulo} {...secao} />
          ))}
        </article>
      </main>
      <AppFooter />
    </>
  )
}

function Secao({ titulo, Texto }: SecaoDaPolitica) {
  const id = useId()
  return (
    <section className="sec" aria-labelledby={id}>
      <h2 className="no" id={id}>
        {titulo}
      </h2>
      <div className="read">
        <Texto />
      </div>
    </section>
  )
}

/** @param dia '2026-11-22' */
function dataPorExtenso(dia: string): string {
  return new Date(`${dia}T12:00:00Z`).toLocaleDateString('pt-BR', { dateStyle: 'long', timeZone: 'UTC' })
}
