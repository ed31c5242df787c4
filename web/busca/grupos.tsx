import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router'
import type { GrupoDaBusca } from '#contract/busca.ts'
import { paths } from '../paths.ts'
import { Loading } from '../ui/loading.tsx'
import { AvisoDasPalavras, describePalavras } from './aviso-das-palavras.tsx'
import { AvisoDoAparelho } from './aviso-do-aparelho.tsx'
import { EdicaoBuscada } from './edicao-buscada.tsx'
import { FalhaDaBusca } from './falha-da-busca.tsx'
import { FONTES } from './fontes.ts'
import { announceBusca, formatTotal } from './format-total.ts'
import { NadaEncontrado } from './nada-encontrado.tsx'
import type { PedidoDaPagina } from './pedido.ts'
import { gruposQuery } from './queries.ts'
import { Resultados } from './resultados.tsx'
import { SugestaoDaBusca } from './sugestao.tsx'
import { useLembrarBusca } from './use-lembrar-busca.ts'

/** What was found, by source, the first hits of each. */
export function Grupos(pedido: Omit<PedidoDaPagina, 'em'>) {
  const { data, error, refetch } = useQuery(gruposQuery(pedido))
  const grupos = data?.grupos ?? []
  const aviso = describePalavras(grupos)
  useLembrarBusca((data?.da_sugestao && data.sugestao) || pedido.q, grupos.length > 0)
  return (
    <>
      <p className="sr" role="status">
        {data && announceBusca(data)}
      </p>
      {error && !data && <FalhaDaBusca error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Loading label="Buscando" />}
      {data?.doAparelho && <AvisoDoAparelho fontes={data.doAparelho} />}
      {data && <SugestaoDaBusca pedido={{ ...pedido, em: null }} resposta={data} />}
      <AvisoDasPalavras grupos={grupos} />
      {data?.grupos.length === 0 && <NadaEncontrado />}
      {grupos.map((grupo) => (
        <Grupo
          key={grupo.fonte}
          grupo={grupo}
          pedido={pedido}
          isPorSi={aviso === null}
          isDoServidor={!data?.doAparelho}
        />
      ))}
    </>
  )
}

interface GrupoProps {
  readonly grupo: GrupoDaBusca
  readonly pedido: Omit<PedidoDaPagina, 'em'>
  /** That it lacks words is said here, because others have them all. */
  readonly isPorSi: boolean
  /** The device has searched what it keeps, in the edition in which it keeps it. */
  readonly isDoServidor: boolean
}

function Grupo({ grupo, pedido: { q, isLiteral }, isPorSi, isDoServidor }: GrupoProps) {
  const { fonte, total, ha_mais, resultados } = grupo
  const { nome, verTodos } = FONTES[fonte]
  const id = useId()
  return (
    <section className="grupo-da-busca" aria-labelledby={id}>
      <header>
        <h2 className="caps" id={id}>
          {nome}
        </h2>
        <p className="small faint">
          {formatTotal(grupo)}
          {isDoServidor && <EdicaoBuscada fonte={fonte} />}
        </p>
      </header>
      {isPorSi && <AvisoDasPalavras grupos={[grupo]} />}
      <ol>
        <Resultados resultados={resultados} />
      </ol>
      {(ha_mais || total > resultados.length) && (
        <Link className="link" to={paths.busca(q, fonte, isLiteral)}>
          {verTodos} <ArrowRight className="i" />
        </Link>
      )}
    </section>
  )
}
