import { useId } from 'react'
import { changeAparencia, useAparencia } from './aparencia-store.ts'
import { type Chave, type Definicao, type Escolha, isEmVigor } from './escolhas.ts'

/** The control of one preference, by its kind. */
export function AparenciaControle({ definicao }: { definicao: Definicao }) {
  return definicao.tipo === 'escolha' ? (
    <EscolhaControle escolha={definicao} />
  ) : (
    <ChaveControle chave={definicao} />
  )
}

/** The options side by side; radio buttons, so the arrows choose. */
function EscolhaControle({ escolha }: { escolha: Escolha }) {
  const aparencia = useAparencia()
  const name = useId()
  return (
    <fieldset className="ajuste">
      <legend className="label">{escolha.rotulo}</legend>
      <div className={escolha.amostra ? 'sz amostras' : 'sz'} data-escolha={escolha.id}>
        {escolha.opcoes.map(({ rotulo, ajuste }) => (
          <label key={rotulo}>
            <input
              className="sr"
              type="radio"
              name={name}
              checked={isEmVigor(aparencia, ajuste)}
              onChange={() => changeAparencia(ajuste)}
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
  const isLigada = isEmVigor(useAparencia(), chave.ligada)
  return (
    <label className="ajuste chave">
      <span>{chave.rotulo}</span>
      <input
        type="checkbox"
        checked={isLigada}
        onChange={() => changeAparencia(isLigada ? chave.desligada : chave.ligada)}
      />
    </label>
  )
}
