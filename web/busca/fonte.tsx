import { useInfiniteQuery } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import type { FonteDaBusca } from '#contract/busca.ts'
import { Loading } from '../ui/loading.tsx'
import { whenPresent } from '../ui/when-present.ts'
import { FalhaDaBusca } from './falha-da-busca.tsx'
import { FONTES } from './fontes.ts'
import { announceGrupos, formatTotal } from './format-total.ts'
import { keyOf } from './lugar.ts'
import { NadaEncontrado } from './nada-encontrado.tsx'
import { fonteQuery } from './queries.ts'
import { Resultado } from './resultado.tsx'
import { SugestaoDaBusca } from './sugestao.tsx'
import { useLembrarBusca } from './use-lembrar-busca.ts'

interface FonteProps {
  readonly q: string
  readonly fonte: FonteDaBusca
}

/** Everything that was found in one source, part by part. */
export function Fonte({ q, fonte }: FonteProps) {
  const lista = useInfiniteQuery(fonteQuery(q, fonte))
  const { data, error } = lista
  const ol = useRef<HTMLOListElement>(null)
  const id = useId()

  const primeiro = data?.pages[0]
  const grupo = primeiro?.grupo
  useLembrarBusca(q, grupo != null)
  const resultados = data?.pages.flatMap((parte) => parte.grupo?.resultados ?? []) ?? []

  async function handleMore() {
    await lista.fetchNextPage()
    // The button moves down; who goes on by the keyboard goes on from the first new hit.
    if (ol.current)
      whenPresent(ol.current, `li:nth-child(${resultados.length + 1}) h3 > *`, (hit) => hit.focus())
  }
  return (
    <section className="grupo-da-busca" aria-labelledby={id}>
      <header>
        <h2 className="caps" id={id}>
          {FONTES[fonte].nome}
        </h2>
        {grupo && <p className="small faint">{formatTotal(grupo)}</p>}
      </header>
      <p className="sr" role="status">
        {primeiro && announceGrupos(grupo ? [grupo] : [])}
      </p>
      {error && !data && <FalhaDaBusca error={error} onRetry={() => void lista.refetch()} />}
      {!error && !data && <Loading label="Buscando" />}
      {primeiro?.sugestao && <SugestaoDaBusca sugestao={primeiro.sugestao} em={fonte} />}
      {primeiro && !grupo && <NadaEncontrado frase={FONTES[fonte].vazia} />}
      {resultados.length > 0 && (
        <ol ref={ol}>
          {resultados.map((resultado) => (
            <Resultado key={keyOf(resultado)} resultado={resultado} />
          ))}
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
