import { useId } from 'react'
import { type Chave, type Definicao, type Escolha, isEmVigor } from './preferencias.ts'
import { changePreferencias, usePreferencias } from './preferencias-store.ts'

/** The control of one preference, by its kind. */
export function PreferenciaControle({ definicao }: { definicao: Definicao }) {
  return definicao.tipo === 'escolha' ? (
    <EscolhaControle escolha={definicao} />
  ) : (
    <ChaveControle chave={definicao} />
  )
}

/** The options side by side; radio buttons, so the arrows choose. */
function EscolhaControle({ escolha }: { escolha: Escolha }) {
  const preferencias = usePreferencias()
  const name = useId()
  return (
    <fieldset className="pref">
      <legend className="label">{escolha.rotulo}</legend>
      <div className={escolha.amostra ? 'sz amostras' : 'sz'}>
        {escolha.opcoes.map(({ rotulo, ajuste }) => (
          <label key={rotulo}>
            <input
              className="sr"
              type="radio"
              name={name}
              checked={isEmVigor(preferencias, ajuste)}
              onChange={() => changePreferencias(ajuste)}
            />
            {escolha.amostra && <span aria-hidden="true">{escolha.amostra}</span>}
            <span className={escolha.amostra && 'sr'}>{rotulo}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function ChaveControle({ chave }: { chave: Chave }) {
  const isLigada = isEmVigor(usePreferencias(), chave.ligada)
  return (
    <label className="pref chave">
      <span>{chave.rotulo}</span>
      <input
        type="checkbox"
        checked={isLigada}
        onChange={() => changePreferencias(isLigada ? chave.desligada : chave.ligada)}
      />
    </label>
  )
}
