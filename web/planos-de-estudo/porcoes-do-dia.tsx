import { useState } from 'react'
import type { PlanoIniciado } from '#contract/planos-iniciados.ts'
import type { PorcaoDoDia } from './dia-do-plano.ts'
import { LinkDaPorcao } from './link-da-porcao.tsx'
import { useMudarPlano } from './use-mudar-plano.ts'

interface PorcoesDoDiaProps {
  readonly iniciado: PlanoIniciado
  readonly porcoes: readonly PorcaoDoDia[]
}

/** What a plan has for one day or week: each with its tick and the way to it. */
export function PorcoesDoDia({ iniciado, porcoes }: PorcoesDoDiaProps) {
  const { marcar } = useMudarPlano()
  return (
    <ul className="hoje-porcoes">
      {porcoes.map((porcao) => (
        <li className="hoje-leitura" key={porcao.nome}>
          <Marca
            iniciado={iniciado}
            porcao={porcao}
            onMarcada={(feita) => marcar(iniciado, [porcao.nome], feita)}
          />
          <LinkDaPorcao texto={porcao.texto} lugar={porcao.lugar} />
        </li>
      ))}
    </ul>
  )
}

interface MarcaProps {
  /** Another one each time the cache has something else. */
  readonly iniciado: PlanoIniciado
  readonly porcao: PorcaoDoDia
  readonly onMarcada: (feita: boolean) => void
}

/** Shows what was touched at once; what the cache says comes a moment later, and has the last word. */
function Marca({ iniciado, porcao: { texto, feita }, onMarcada }: MarcaProps) {
  const [shown, setShown] = useState({ iniciado, isOn: feita })
  if (shown.iniciado !== iniciado) setShown({ iniciado, isOn: feita })
  return (
    <label className="hoje-marca">
      <input
        type="checkbox"
        aria-label={`${texto}: lida`}
        checked={shown.isOn}
        onChange={({ currentTarget }) => {
          setShown({ iniciado, isOn: currentTarget.checked })
          onMarcada(currentTarget.checked)
        }}
      />
    </label>
  )
}
