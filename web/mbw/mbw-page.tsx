import '../styles/mbw.css'
import { useQuery } from '@tanstack/react-query'
import { Footer } from '../layout/footer.tsx'
import { PLANOS, precoParts } from '../perfil/planos.ts'
import { instalacaoQuery } from '../platform/instalacao-query.ts'
import { EstadoErro } from '../ui/estado.tsx'
import { Loading } from '../ui/loading.tsx'
import { useTituloPagina } from '../ui/titulo-pagina.ts'
import { AberturaDoMbw } from './abertura.tsx'
import { TITULO } from './cabeca.ts'
import { CabecalhoDoMbw } from './cabecalho.tsx'
import { DestaquesDoMbw } from './destaques.tsx'
import { Editora } from './editora.tsx'
import { Perguntas } from './perguntas-lista.tsx'
import { PlanoAnuncio } from './plano-anuncio.tsx'
import { mbwQuery } from './queries.ts'
import { Vantagens } from './vantagens-lista.tsx'

/** /mbw, rendered by the server too, where only the first render counts; outside the router, with plain links. */
export function MbwPage() {
  useTituloPagina(TITULO)
  const { data: mbw, isError, refetch } = useQuery(mbwQuery())
  const { data: instalacao } = useQuery(instalacaoQuery())

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
            <EstadoErro message="Erro ao carregar dados" onRetry={() => void refetch()} />
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
            {PLANOS.map((plano) => (
              <PlanoAnuncio key={plano.id} plano={plano} preco={precoParts(plano.mensalidade)} />
            ))}
          </div>
        </section>
        <Perguntas />
      </main>
      <Footer />
    </>
  )
}
