import '../styles/mbw.css'
import type { Planos } from '#contract/assinaturas.ts'
import type { Mbw } from '#contract/mbw.ts'
import { reaisParts } from '#contract/reais.ts'
import type { Instalacao } from '#contract/saude.ts'
import { Footer } from '../layout/footer.tsx'
import { EstadoErro } from '../ui/estado.tsx'
import { Loading } from '../ui/loading.tsx'
import { useTituloPagina } from '../ui/titulo-pagina.ts'
import { AberturaDoMbw } from './abertura.tsx'
import { CabecalhoDoMbw } from './cabecalho.tsx'
import { DestaquesDoMbw } from './destaques.tsx'
import { Editora } from './editora.tsx'
import { Perguntas } from './perguntas-lista.tsx'
import { PlanoAnuncio } from './plano-anuncio.tsx'
import { TITULO } from './titulo.ts'
import { Vantagens } from './vantagens-lista.tsx'

interface MbwPageProps {
  /** None as long as it is not known. */
  readonly mbw: Mbw | undefined
  readonly instalacao: Instalacao | undefined
  readonly oferta: Planos | undefined
  readonly isError?: boolean
  readonly onRetry?: () => void
}

/**
 * What `/mbw` shows, the same inside the app and from the server, where only the first render counts: with plain links,
 * and asking for nothing, so that the public page loads neither the router nor what asks.
 */
export function MbwPage({ mbw, instalacao, oferta, isError = false, onRetry }: MbwPageProps) {
  useTituloPagina(TITULO)

  return (
    <>
      <a className="pular btn btn-1" href="#texto">
        Pular para o texto
      </a>
      <CabecalhoDoMbw />
      <main id="texto" className="mbw" tabIndex={-1}>
        <AberturaDoMbw quantidade={mbw} livros={mbw?.livros ?? []} />
        {isError && (
          <div className="page">
            <EstadoErro message="Erro ao carregar dados" onRetry={onRetry} />
          </div>
        )}
        {!mbw && !isError && (
          <div className="page">
            <Loading label="Carregando os livros em destaque" />
          </div>
        )}
        {mbw && mbw.livros.length > 0 && <DestaquesDoMbw livros={mbw.livros} />}
        {instalacao && <Editora instalacao={instalacao} />}
        <Vantagens quantidade={mbw} />
        <section className="page parte" id="planos" aria-labelledby="planos-titulo">
          <h2 className="h1" id="planos-titulo">
            Planos
          </h2>
          <div className="planos">
            {oferta?.planos.map((plano) => (
              <PlanoAnuncio key={plano.id} plano={plano} preco={reaisParts(plano.mensalidade)} />
            ))}
          </div>
          {oferta?.planos.length === 0 && (
            <p className="lead">Esta biblioteca não tem planos: é aberta a todos.</p>
          )}
        </section>
        <Perguntas meios={oferta?.meios ?? []} />
      </main>
      <Footer instalacao={instalacao} />
    </>
  )
}
