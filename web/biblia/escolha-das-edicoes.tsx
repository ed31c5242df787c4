import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { MAX_EDICOES_COMPARADAS } from '#contract/biblia.ts'
import { type EdicaoInstalada, replaceEdicao } from './edicoes-comparadas.ts'

const ROTULOS = ['Primeira edição', 'Segunda edição', 'Terceira edição']
const NENHUMA = ''

interface EscolhaDasEdicoesProps {
  readonly instaladas: readonly EdicaoInstalada[]
  readonly escolhidas: readonly EdicaoInstalada[]
  readonly onChoose: (siglas: readonly string[]) => void
}

/** The editions that stand side by side, a select for each column. */
export function EscolhaDasEdicoes({ instaladas, escolhidas, onChoose }: EscolhaDasEdicoesProps) {
  const id = useId()
  const siglas = escolhidas.map(({ sigla }) => sigla)
  const colunas = Math.min(MAX_EDICOES_COMPARADAS, instaladas.length)
  return (
    <div className="escolha-das-edicoes">
      {ROTULOS.slice(0, colunas).map((rotulo, coluna) => (
        <div key={rotulo}>
          <label className="label" htmlFor={`${id}-${coluna}`}>
            {rotulo}
          </label>
          <div className="select">
            <select
              className="input"
              id={`${id}-${coluna}`}
              value={siglas[coluna] ?? NENHUMA}
              onChange={({ target }) => onChoose(replaceEdicao(siglas, coluna, target.value || null))}
            >
              {coluna >= 2 && <option value={NENHUMA}>Nenhuma</option>}
              {instaladas.map(({ sigla, nome }) => (
                <option key={sigla} value={sigla}>
                  {nome}
                </option>
              ))}
            </select>
            <ChevronDown className="i" />
          </div>
        </div>
      ))}
    </div>
  )
}
