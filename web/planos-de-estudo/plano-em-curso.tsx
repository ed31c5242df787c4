import { useQuery } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import type { EtapasDoPlano } from '#contract/planos-de-estudo.ts'
import type { PlanoIniciado } from '#contract/planos-iniciados.ts'
import { failureSentence } from '../platform/failure-sentence.ts'
import { useNaoEnviadas } from '../platform/outbox/nao-enviadas.ts'
import { formatNumero } from '../platform/quantidade.ts'
import { EstadoErro } from '../ui/estado.tsx'
import { Loading } from '../ui/loading.tsx'
import { type DiaDoPlano, diaDoPlano } from './dia-do-plano.ts'
import { formatDiaComAno } from './format-dia.ts'
import { PorEmDia } from './por-em-dia.tsx'
import { PorcoesDoDia } from './porcoes-do-dia.tsx'
import { etapasQuery } from './queries.ts'
import { useMudarPlano } from './use-mudar-plano.ts'

interface PlanoEmCursoProps {
  readonly iniciado: PlanoIniciado
  /** Of the plan, while its steps are on their way. */
  readonly titulo: string | undefined
  /** Whether the library has the plan still; undefined while that is not known. */
  readonly isOferecido: boolean | undefined
  readonly hoje: string
  readonly onEncerrado: () => void
}

/** One plan that goes on: what it has for today, what of before is left, how far it is. */
export function PlanoEmCurso({ iniciado, titulo, isOferecido, hoje, onEncerrado }: PlanoEmCursoProps) {
  const { encerrar } = useMudarPlano()
  const { data, error, refetch } = useQuery({
    ...etapasQuery(iniciado.plano),
    enabled: isOferecido !== false,
  })
  const id = useId()
  const nome = useRef<HTMLHeadingElement>(null)
  return (
    <section className="hoje-plano" aria-labelledby={id}>
      <h3 className="h3" id={id} tabIndex={-1} ref={nome}>
        {data?.titulo ?? titulo ?? 'Plano'}
      </h3>
      {isOferecido === false && <p>A biblioteca não tem mais este plano.</p>}
      {data && (
        <Dia iniciado={iniciado} plano={data} hoje={hoje} onRecomecado={() => nome.current?.focus()} />
      )}
      {!data && error && (
        <EstadoErro
          message={failureSentence(error, 'Não foi possível abrir o plano')}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && isOferecido !== false && <Loading label="Carregando o plano" />}
      <NaoEnviado id={iniciado.id} />
      <button
        type="button"
        className="link hoje-encerrar"
        aria-describedby={id}
        onClick={() => {
          encerrar(iniciado)
          onEncerrado()
        }}
      >
        Encerrar este plano
      </button>
    </section>
  )
}

interface DiaProps {
  readonly iniciado: PlanoIniciado
  readonly plano: EtapasDoPlano
  readonly hoje: string
  readonly onRecomecado: () => void
}

function Dia({ iniciado, plano, hoje, onRecomecado }: DiaProps) {
  const dia = diaDoPlano(iniciado, plano, hoje)
  const { passo } = plano
  return (
    <>
      <p className="small faint">{sayWhere(dia, plano)}</p>
      {dia.hoje && <PorcoesDoDia iniciado={iniciado} porcoes={dia.hoje.porcoes} />}
      <PorEmDia
        iniciado={iniciado}
        passo={passo}
        passadas={dia.passadas}
        hoje={hoje}
        onRecomecado={onRecomecado}
      />
      <div className="hoje-progresso">
        <progress max={dia.total} value={dia.feitas} aria-label="Lido" />
        <span className="small faint">
          {formatNumero(dia.feitas)} de {formatNumero(dia.total)}
        </span>
      </div>
    </>
  )
}

function sayWhere(
  { hoje, isFuturo, comeca, feitas, total }: DiaDoPlano,
  { passo, etapas }: EtapasDoPlano,
): string {
  if (isFuturo) return `Começa em ${formatDiaComAno(comeca)}.`
  const nome = passo === 'dia' ? 'Dia' : 'Semana'
  if (hoje) return `${nome} ${hoje.numero} de ${etapas.length}`
  return feitas === total ? 'Você leu o plano inteiro.' : 'O plano chegou ao fim.'
}

/** Says what lies on this device only, and why when the server refused it. */
function NaoEnviado({ id }: { readonly id: string }) {
  const ids = useNaoEnviadas((waiting) => waiting.ids)
  if (!ids.has(id)) return null
  return (
    <p className="small faint" role="status">
      Ainda não enviado. {ids.get(id)}
    </p>
  )
}
