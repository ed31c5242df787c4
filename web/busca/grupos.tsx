import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router'
import type { GrupoDaBusca } from '#contract/busca.ts'
import { paths } from '../paths.ts'
import { Loading } from '../ui/loading.tsx'
import { FalhaDaBusca } from './falha-da-busca.tsx'
import { FONTES } from './fontes.ts'
import { announceGrupos, formatTotal } from './format-total.ts'
import { keyOf } from './lugar.ts'
import { NadaEncontrado } from './nada-encontrado.tsx'
import { gruposQuery } from './queries.ts'
import { Resultado } from './resultado.tsx'
import { SugestaoDaBusca } from './sugestao.tsx'
import { useLembrarBusca } from './use-lembrar-busca.ts'

/** What was found, by source, the first hits of each. */
export function Grupos({ q }: { q: string }) {
  const { data, error, refetch } = useQuery(gruposQuery(q))
  useLembrarBusca(q, data !== undefined && data.grupos.length > 0)
  return (
    <>
      <p className="sr" role="status">
        {data && announceGrupos(data.grupos)}
      </p>
      {error && !data && <FalhaDaBusca error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Loading label="Buscando" />}
      {data?.sugestao && <SugestaoDaBusca sugestao={data.sugestao} em={null} />}
      {data?.grupos.length === 0 && <NadaEncontrado />}
      {data?.grupos.map((grupo) => (
        <Grupo key={grupo.fonte} grupo={grupo} q={q} />
      ))}
    </>
  )
}

function Grupo({ grupo, q }: { grupo: GrupoDaBusca; q: string }) {
  const { fonte, total, ha_mais, resultados } = grupo
  const { nome, verTodos } = FONTES[fonte]
  const id = useId()
  return (
    <section className="grupo-da-busca" aria-labelledby={id}>
      <header>
        <h2 className="caps" id={id}>
          {nome}
        </h2>
        <p className="small faint">{formatTotal(grupo)}</p>
      </header>
      <ol>
        {resultados.map((resultado) => (
          <Resultado key={keyOf(resultado)} resultado={resultado} />
        ))}
      </ol>
      {(ha_mais || total > resultados.length) && (
        <Link className="link" to={paths.busca(q, fonte)}>
          {verTodos} <ArrowRight className="i" />
        </Link>
      )}
    </section>
  )
}
