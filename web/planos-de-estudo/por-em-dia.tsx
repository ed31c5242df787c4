import { useId, useState } from 'react'
import type { Passo } from '#contract/etapas-do-plano.ts'
import type { PlanoIniciado } from '#contract/planos-iniciados.ts'
import { formatQuantidade } from '../platform/quantidade.ts'
import { type EtapaDoDia, isLida } from './dia-do-plano.ts'
import { formatDiaCurto } from './format-dia.ts'
import { PorcoesDoDia } from './porcoes-do-dia.tsx'
import { useMudarPlano } from './use-mudar-plano.ts'

const AO_MESMO_TEMPO = 10

interface PorEmDiaProps {
  readonly iniciado: PlanoIniciado
  readonly passo: Passo
  /** All steps before today, the earliest first. */
  readonly passadas: readonly EtapaDoDia[]
  readonly hoje: string
  /** What had the focus is gone. */
  readonly onRecomecado: () => void
}

/** What lies before today and was not read: to be read still, or to be today's from now on. */
export function PorEmDia({ iniciado, passo, passadas, hoje, onRecomecado }: PorEmDiaProps) {
  const { marcar, recomecar } = useMudarPlano()
  // What is ticked in the open list stays in it, so that it can be taken back; null while it is closed.
  const [listadas, setListadas] = useState<ReadonlySet<number> | null>(null)
  const [shown, setShown] = useState(AO_MESMO_TEMPO)
  const id = useId()
  const abertas = passadas.filter((etapa) => !isLida(etapa))
  const [first] = abertas
  if (!first && !listadas) return null
  const porcoes = abertas.flatMap((etapa) => etapa.porcoes.filter(({ feita }) => !feita))
  const lista = passadas.filter(({ numero }) => listadas?.has(numero))
  return (
    <div className="hoje-antes">
      <p role="status">
        {first
          ? `${formatQuantidade(porcoes.length, 'leitura', 'leituras')} de ${passo === 'dia' ? 'dias' : 'semanas'} anteriores.`
          : 'Tudo em dia.'}
      </p>
      <div className="hoje-acoes">
        <button
          type="button"
          className="btn btn-2 btn-sm"
          aria-expanded={listadas !== null}
          aria-controls={id}
          onClick={() => setListadas(listadas ? null : new Set(abertas.map(({ numero }) => numero)))}
        >
          Pôr em dia
        </button>
        {first && (
          <button
            type="button"
            className="btn btn-2 btn-sm"
            onClick={() => {
              recomecar(iniciado, passo, first.numero, hoje)
              setListadas(null)
              onRecomecado()
            }}
          >
            Recomeçar daqui
          </button>
        )}
      </div>
      <div id={id} hidden={listadas === null}>
        <ol className="hoje-atrasadas">
          {lista.slice(0, shown).map((etapa) => (
            <li key={etapa.numero}>
              <h4 className="small faint">{formatDiaCurto(etapa.dia)}</h4>
              <PorcoesDoDia iniciado={iniciado} porcoes={etapa.porcoes} />
            </li>
          ))}
        </ol>
        <div className="hoje-acoes">
          {lista.length > shown && (
            <button
              type="button"
              className="btn btn-2 btn-sm"
              onClick={() => setShown(shown + AO_MESMO_TEMPO)}
            >
              Mostrar mais
            </button>
          )}
          <button
            type="button"
            className="btn btn-2 btn-sm"
            aria-disabled={porcoes.length === 0}
            onClick={() => {
              const nomes = porcoes.map(({ nome }) => nome)
              if (nomes.length > 0) marcar(iniciado, nomes, true)
            }}
          >
            Marcar todas como lidas
          </button>
        </div>
      </div>
    </div>
  )
}
