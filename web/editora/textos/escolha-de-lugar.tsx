import { useState } from 'react'
import { foldText } from '#contract/fold.ts'
import { useCombobox } from '../../ui/use-combobox.ts'

const MAX_OPCOES = 8

interface LugarPossivel {
  readonly lugar: string
  readonly titulo: string
}

interface EscolhaDeLugarProps {
  readonly lugares: readonly LugarPossivel[]
  readonly onLugar: (lugar: string) => void
}

/** Picks a page or an ebook by a few letters of its number or title. */
export function EscolhaDeLugar({ lugares, onLugar }: EscolhaDeLugarProps) {
  const [texto, setTexto] = useState('')
  const [ativa, setAtiva] = useState(0)
  const opcoes = texto.trim() === '' ? [] : findLugares(lugares, texto)

  function handleChoose(opcao: LugarPossivel | undefined) {
    if (!opcao) return
    setTexto('')
    setAtiva(0)
    onLugar(opcao.lugar)
  }
  const combobox = useCombobox({
    total: opcoes.length,
    ativa,
    onMove: setAtiva,
    onEnter: () => handleChoose(opcoes[ativa]),
    onEscape: () => setTexto(''),
  })
  const { id } = combobox
  return (
    <div className="escolha-de-lugar">
      <label className="label" htmlFor={`${id}-campo`}>
        Incluir um lugar
      </label>
      <input
        className="input"
        type="text"
        id={`${id}-campo`}
        placeholder="CFW 8, DCPR 2, Confissão Belga…"
        {...combobox.campo}
        value={texto}
        onChange={({ target }) => {
          setTexto(target.value)
          setAtiva(0)
        }}
      />
      <p className="sr" role="status">
        {texto.trim() !== '' && opcoes.length === 0 && 'Nenhum lugar encontrado.'}
      </p>
      <div
        className="lugares-achados"
        hidden={texto.trim() === ''}
        onPointerDown={(event) => event.preventDefault()}
      >
        {opcoes.length === 0 && <p aria-hidden="true">Nenhum lugar encontrado.</p>}
        <div {...combobox.lista}>
          {opcoes.map((opcao, index) => (
            <div key={opcao.lugar} {...combobox.opcao(index, () => handleChoose(opcao))}>
              <span>
                <b>{opcao.lugar}</b> {opcao.titulo}
              </span>
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}

/** Those whose number is typed come first. */
function findLugares(lugares: readonly LugarPossivel[], texto: string): LugarPossivel[] {
  const folded = foldText(texto.trim())
  const starts = (lugar: string) => foldText(lugar).startsWith(folded)
  const found = lugares.filter(({ lugar, titulo }) => foldText(`${lugar} ${titulo}`).includes(folded))
  return [
    ...found.filter(({ lugar }) => foldText(lugar) === folded),
    ...found.filter(({ lugar }) => starts(lugar) && foldText(lugar) !== folded),
    ...found.filter(({ lugar }) => !starts(lugar)),
  ].slice(0, MAX_OPCOES)
}
