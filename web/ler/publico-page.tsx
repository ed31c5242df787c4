import type { DadosPublicos } from '#contract/ler.ts'
import { Footer } from '../layout/footer.tsx'
import { paths } from '../paths.ts'
import { Logo } from '../ui/logo.tsx'
import { CapituloPublicoPage } from './capitulo-publico-page.tsx'
import { PadraoPublicoPage } from './padrao-publico-page.tsx'
import { SemTexto } from './sem-texto.tsx'

/** A public page, whole: with plain links, since it is read without the app. */
export function PublicoPage({ instalacao, texto }: DadosPublicos) {
  return (
    <>
      <a className="pular btn btn-1" href="#texto">
        Pular para o texto
      </a>
      <header className="topbar publico-topo">
        <div className="page">
          <a className="logo" href={paths.mbw()}>
            <Logo />
          </a>
          <a className="btn btn-2 btn-sm" href={paths.login()}>
            Entrar
          </a>
        </div>
      </header>
      <main id="texto" className="publico page" tabIndex={-1}>
        {texto === null && <SemTexto />}
        {texto?.tipo === 'padrao' && <PadraoPublicoPage {...texto} />}
        {texto?.tipo === 'biblia' && <CapituloPublicoPage {...texto} />}
      </main>
      <Footer instalacao={instalacao} />
    </>
  )
}
