import { type SubmitEvent, useId, useState } from 'react'
import { addDias, diasEntre } from '#contract/etapas-do-plano.ts'
import type { PlanoDeEstudo } from '#contract/planos-de-estudo.ts'
import { MAX_EM_CURSO, type PlanoIniciado } from '#contract/planos-iniciados.ts'
import { formatQuantidade } from '../platform/quantidade.ts'
import { Campo } from '../ui/campo.tsx'
import { useMudarPlano } from './use-mudar-plano.ts'

/** How far from today a plan may begin. */
const MAX_DIAS = 366

interface PlanosOferecidosProps {
  readonly planos: readonly PlanoDeEstudo[]
  readonly emCurso: readonly PlanoIniciado[]
  readonly hoje: string
  readonly onComecado: () => void
}

/** The plans of the library, and how one is begun. */
export function PlanosOferecidos({ planos, emCurso, hoje, onComecado }: PlanosOferecidosProps) {
  const [aberto, setAberto] = useState<string | null>(null)
  const isCheio = emCurso.length >= MAX_EM_CURSO
  return (
    <section className="hoje-parte" aria-labelledby="planos-oferecidos">
      <h2 className="caps" id="planos-oferecidos">
        Começar um plano
      </h2>
      {isCheio && (
        <p className="muted">Cabem {MAX_EM_CURSO} planos de cada vez. Encerre um para começar outro.</p>
      )}
      <ul>
        {planos.map((plano) => {
          const { id, titulo, descricao, passo, etapas } = plano
          const isEmCurso = emCurso.some((each) => each.plano === id)
          return (
            <li className="hoje-item" key={id}>
              <h3 className="hoje-nome">{titulo}</h3>
              <p className="muted">{descricao}</p>
              <p className="small faint">
                {passo === 'dia'
                  ? formatQuantidade(etapas, 'dia', 'dias')
                  : formatQuantidade(etapas, 'semana', 'semanas')}
                {isEmCurso && ' · em curso'}
              </p>
              {!isEmCurso && !isCheio && aberto !== id && (
                <button
                  type="button"
                  className="btn btn-2 btn-sm"
                  aria-label={`Começar: ${titulo}`}
                  onClick={() => setAberto(id)}
                >
                  Começar
                </button>
              )}
              {!isEmCurso && !isCheio && aberto === id && (
                <ComecarPlano
                  plano={plano}
                  hoje={hoje}
                  onComecado={() => {
                    setAberto(null)
                    onComecado()
                  }}
                  onClose={() => setAberto(null)}
                />
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

interface ComecarPlanoProps {
  readonly plano: PlanoDeEstudo
  readonly hoje: string
  readonly onComecado: () => void
  readonly onClose: () => void
}

function ComecarPlano({ plano, hoje, onComecado, onClose }: ComecarPlanoProps) {
  const { comecar } = useMudarPlano()
  const isSemana = plano.passo === 'semana'
  const [inicio, setInicio] = useState(isSemana ? domingoDaSemana(hoje) : hoje)
  const [erro, setErro] = useState<string>()
  const id = useId()
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    const reason = checkInicio(inicio, hoje)
    setErro(reason)
    if (reason !== undefined) return
    comecar(plano.id, inicio)
    onComecado()
  }
  return (
    <form className="hoje-comecar" id={id} onSubmit={handleSubmit} noValidate>
      <Campo
        rotulo="Primeiro dia"
        type="date"
        autoFocus
        value={inicio}
        min={addDias(hoje, -MAX_DIAS)}
        max={addDias(hoje, MAX_DIAS)}
        onChange={({ currentTarget }) => setInicio(currentTarget.value)}
        erro={erro}
        dica={
          isSemana ? 'Cada semana do plano começa neste dia da semana.' : 'Um dia que já passou também serve.'
        }
      />
      <div className="hoje-acoes">
        <button type="submit" className="btn btn-1">
          Começar o plano
        </button>
        <button type="button" className="btn btn-2" onClick={onClose}>
          Cancelar
        </button>
      </div>
    </form>
  )
}

/** @returns what is wrong with a first day */
function checkInicio(inicio: string, hoje: string): string | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(inicio)) return 'Escolha o dia em que o plano começa.'
  if (Math.abs(diasEntre(inicio, hoje)) > MAX_DIAS)
    return 'Escolha um dia até um ano antes ou depois de hoje.'
  return undefined
}

/** The Sunday that was last, or today. */
function domingoDaSemana(hoje: string): string {
  return addDias(hoje, -new Date(`${hoje}T12:00:00Z`).getUTCDay())
}
