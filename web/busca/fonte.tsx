import { useInfiniteQuery } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import type { FonteDaBusca } from '#contract/fontes-da-busca.ts'
import { Loading } from '../ui/loading.tsx'
import { whenPresent } from '../ui/when-present.ts'
import { AvisoDasPalavras } from './aviso-das-palavras.tsx'
import { AvisoDoAparelho } from './aviso-do-aparelho.tsx'
import { EdicaoBuscada } from './edicao-buscada.tsx'
import { FalhaDaBusca } from './falha-da-busca.tsx'
import { FONTES } from './fontes.ts'
import { announceBusca, formatTotal } from './format-total.ts'
import { NadaEncontrado } from './nada-encontrado.tsx'
import type { PedidoDaPagina } from './pedido.ts'
import { fonteQuery } from './queries.ts'
import { Resultados } from './resultados.tsx'
import { SugestaoDaBusca } from './sugestao.tsx'
import { useLembrarBusca } from './use-lembrar-busca.ts'

interface FonteProps extends Omit<PedidoDaPagina, 'em'> {
  readonly fonte: FonteDaBusca
}

/** Everything that was found in one source, part by part. */
export function Fonte({ fonte, ...pedido }: FonteProps) {
  const lista = useInfiniteQuery(fonteQuery(pedido, fonte))
  const { data, error } = lista
  const ol = useRef<HTMLOListElement>(null)
  const id = useId()

  const primeiro = data?.pages[0]
  const grupo = primeiro?.grupo
  useLembrarBusca((primeiro?.da_sugestao && primeiro.sugestao) || pedido.q, grupo != null)
  const partes = data?.pages.map((parte) => parte.grupo?.resultados ?? []) ?? []
  const total = partes.flat().length

  async function handleMore() {
    await lista.fetchNextPage()
    // The button moves down; who goes on by the keyboard goes on from the first new hit.
    if (ol.current) whenPresent(ol.current, `[data-ordem="${total}"] :is(a, button)`, (hit) => hit.focus())
  }
  return (
    <section className="grupo-da-busca" aria-labelledby={id}>
      <header>
        <h2 className="caps" id={id}>
          {FONTES[fonte].nome}
        </h2>
        {grupo && (
          <p className="small faint">
            {formatTotal(grupo)}
            {!primeiro?.doAparelho && <EdicaoBuscada fonte={fonte} />}
          </p>
        )}
      </header>
      <p className="sr" role="status">
        {primeiro && announceBusca({ ...primeiro, grupos: grupo ? [grupo] : [] })}
      </p>
      {error && !data && <FalhaDaBusca error={error} onRetry={() => void lista.refetch()} />}
      {!error && !data && <Loading label="Buscando" />}
      {primeiro?.doAparelho && <AvisoDoAparelho fontes={primeiro.doAparelho} />}
      {primeiro && <SugestaoDaBusca pedido={{ ...pedido, em: fonte }} resposta={primeiro} />}
      {grupo && <AvisoDasPalavras grupos={[grupo]} />}
      {primeiro && !grupo && <NadaEncontrado frase={FONTES[fonte].vazia} />}
      {total > 0 && (
        <ol ref={ol}>
          {partes.map((resultados, index) => {
            const ordem = partes.slice(0, index).flat().length
            return <Resultados key={ordem} resultados={resultados} ordem={ordem} />
          })}
        </ol>
      )}
      {lista.isFetchNextPageError && error && (
        <FalhaDaBusca error={error} onRetry={() => void lista.fetchNextPage()} />
      )}
      {lista.hasNextPage && !lista.isFetchNextPageError && (
        <p className="mostrar-mais">
          <button
            type="button"
            className="btn btn-2"
            aria-disabled={lista.isFetchingNextPage}
            onClick={() => !lista.isFetchingNextPage && void handleMore()}
          >
            Mostrar mais
          </button>
        </p>
      )}
    </section>
  )
}
