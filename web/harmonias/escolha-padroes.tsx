import { ArrowLeftRight, ChevronDown } from 'lucide-react'
import { useId } from 'react'
import type { Padrao } from '#contract/padroes.ts'
import { FICHAS } from '../padroes/public.ts'
import { choose, type EscolhaDeHarmonia, isPadrao, swap } from './escolha.ts'

interface EscolhaPadroesProps {
  readonly escolha: EscolhaDeHarmonia
  readonly onChoose: (escolha: EscolhaDeHarmonia) => void
}

/** The two standards that stand side by side, and the button that changes their places. */
export function EscolhaPadroes({ escolha, onChoose }: EscolhaPadroesProps) {
  return (
    <div className="escolha">
      <Lado
        rotulo="Primeiro padrão"
        padrao={escolha.a}
        onChoose={(padrao) => onChoose(choose(escolha, 'a', padrao))}
      />
      <button
        type="button"
        className="icon-btn"
        aria-label="Trocar os padrões de lugar"
        title="Trocar os padrões de lugar"
        onClick={() => onChoose(swap(escolha))}
      >
        <ArrowLeftRight className="i" />
      </button>
      <Lado
        rotulo="Segundo padrão"
        padrao={escolha.b}
        onChoose={(padrao) => onChoose(choose(escolha, 'b', padrao))}
      />
    </div>
  )
}

interface LadoProps {
  readonly rotulo: string
  readonly padrao: Padrao
  readonly onChoose: (padrao: Padrao) => void
}

function Lado({ rotulo, padrao, onChoose }: LadoProps) {
  const id = useId()
  return (
    <div>
      <label className="label" htmlFor={id}>
        {rotulo}
      </label>
      <div className="select">
        <select
          className="input"
          id={id}
          value={padrao}
          onChange={({ target }) => isPadrao(target.value) && onChoose(target.value)}
        >
          {Object.values(FICHAS).map(({ padrao: opcao, sigla, nome }) => (
            <option key={opcao} value={opcao}>
              {sigla} · {nome}
            </option>
          ))}
        </select>
        <ChevronDown className="i" />
      </div>
    </div>
  )
}
