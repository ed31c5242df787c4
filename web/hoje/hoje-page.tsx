import '../styles/hoje.css'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useRef } from 'react'
import { diaDe } from '#contract/etapas-do-plano.ts'
import type { PlanoIniciado } from '#contract/planos-iniciados.ts'
import { formatDiaLongo } from '../planos-de-estudo/format-dia.ts'
import { PlanoEmCurso } from '../planos-de-estudo/plano-em-curso.tsx'
import { PlanosEncerrados } from '../planos-de-estudo/planos-encerrados.tsx'
import { PlanosOferecidos } from '../planos-de-estudo/planos-oferecidos.tsx'
import { iniciadosQuery, planosQuery } from '../planos-de-estudo/queries.ts'
import { failureSentence } from '../platform/failure-sentence.ts'
import { showSucesso } from '../ui/banner-store.ts'
import { EstadoErro, EstadoVazio } from '../ui/estado.tsx'
import { Loading } from '../ui/loading.tsx'
import { useTituloPagina } from '../ui/titulo-pagina.ts'
import { useAgora } from '../ui/use-agora.ts'
import { useLugarDeVolta } from '../ui/volta-store.ts'

// Beside the plans, or below them: their code is not in the first download of the page.
const MemoriaDeHoje = lazy(async () => ({
  default: (await import('../memoria/memoria-de-hoje.tsx')).MemoriaDeHoje,
}))
const CultoDeHoje = lazy(async () => ({
  default: (await import('../culto/culto-de-hoje.tsx')).CultoDeHoje,
}))
const CalendarioDePlanos = lazy(async () => ({
  default: (await import('../planos-de-estudo/calendario-de-planos.tsx')).CalendarioDePlanos,
}))

/** /hoje: what the reader's plans have for today, what he may begin, and the ways to what else is for today. */
export function HojePage() {
  useTituloPagina('Hoje')
  useLugarDeVolta(() => 'a Hoje', { isDestino: false })
  const titulo = useRef<HTMLHeadingElement>(null)
  const hoje = diaDe(new Date(useAgora()))
  const iniciados = useQuery(iniciadosQuery())
  const focusTitulo = () => titulo.current?.focus()
  return (
    <div className="hoje">
      <header>
        <p className="crumb caps faint">{formatDiaLongo(hoje)}</p>
        <h1 className="h1" tabIndex={-1} ref={titulo}>
          Hoje
        </h1>
      </header>
      {!iniciados.data && iniciados.error && (
        <EstadoErro
          message={failureSentence(iniciados.error, 'Não foi possível abrir os seus planos')}
          onRetry={() => void iniciados.refetch()}
        />
      )}
      {!iniciados.data && !iniciados.error && <Loading label="Carregando os seus planos" />}
      {iniciados.data && <Planos iniciados={iniciados.data} hoje={hoje} onChange={focusTitulo} />}
    </div>
  )
}

interface PlanosProps {
  readonly iniciados: readonly PlanoIniciado[]
  readonly hoje: string
  /** What had the focus may be gone. */
  readonly onChange: () => void
}

function Planos({ iniciados, hoje, onChange }: PlanosProps) {
  const { data: planos, error, refetch } = useQuery(planosQuery())
  const emCurso = iniciados.filter(({ encerrado }) => !encerrado)
  const encerrados = iniciados.filter(({ encerrado }) => encerrado)
  return (
    <>
      <section className="hoje-planos" aria-labelledby="hoje-planos">
        <h2 className="sr" id="hoje-planos">
          Os seus planos
        </h2>
        {emCurso.length === 0 && (
          <EstadoVazio>Nenhum plano em curso. Escolha um abaixo para começar.</EstadoVazio>
        )}
        {emCurso.map((iniciado) => {
          const plano = planos?.find(({ id }) => id === iniciado.plano)
          return (
            <PlanoEmCurso
              key={iniciado.id}
              iniciado={iniciado}
              titulo={plano?.titulo}
              isOferecido={planos && plano !== undefined}
              hoje={hoje}
              onEncerrado={() => {
                showSucesso('Plano encerrado. O que você leu fica guardado.')
                onChange()
              }}
            />
          )
        })}
      </section>
      <Suspense fallback={<Loading label="Carregando o que é para hoje" />}>
        <ul className="hoje-linhas">
          <MemoriaDeHoje />
          <CultoDeHoje />
        </ul>
      </Suspense>
      {!planos && !error && <Loading label="Carregando os planos da biblioteca" />}
      {planos && <PlanosOferecidos planos={planos} emCurso={emCurso} hoje={hoje} onComecado={onChange} />}
      {!planos && error && (
        <EstadoErro
          message={failureSentence(error, 'Não foi possível abrir os planos da biblioteca')}
          onRetry={() => void refetch()}
        />
      )}
      {encerrados.length > 0 && (
        <PlanosEncerrados encerrados={encerrados} emCurso={emCurso} planos={planos ?? []} />
      )}
      {emCurso.length > 0 && (
        <Suspense>
          <CalendarioDePlanos />
        </Suspense>
      )}
    </>
  )
}
