import { Trash2 } from 'lucide-react'
import { useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { MAX_AREAS } from '#contract/editora/ficha.ts'
import { Campo } from '../../ui/campo.tsx'
import type { ErrosDaFicha } from './formulario-da-ficha.ts'

interface AreasDaFichaProps {
  readonly areas: readonly string[]
  readonly conhecidas: readonly string[]
  readonly erros: ErrosDaFicha
  readonly onChange: (areas: string[]) => void
}

/** The categories in which readers find the book. */
export function AreasDaFicha({ areas, conhecidas, erros, onChange }: AreasDaFichaProps) {
  const id = useId()
  const grupo = useRef<HTMLFieldSetElement>(null)
  const mais = useRef<HTMLButtonElement>(null)

  function handleMais() {
    flushSync(() => onChange([...areas, '']))
    grupo.current?.querySelector<HTMLElement>('li:last-child input')?.focus()
  }
  function handleTirar(index: number) {
    flushSync(() => onChange(areas.filter((_, each) => each !== index)))
    mais.current?.focus()
  }
  return (
    <fieldset className="linhas-da-ficha" ref={grupo}>
      <legend className="label">Áreas temáticas</legend>
      <ul>
        {areas.map((area, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no names of their own
          <li key={index} className="uma-area">
            <Campo
              rotulo="Área"
              autoComplete="off"
              list={`${id}-areas`}
              value={area}
              erro={erros[`areas_tematicas.${index}`]}
              onChange={({ target }) =>
                onChange(areas.map((each, place) => (place === index ? target.value : each)))
              }
            />
            <button
              type="button"
              className="icon-btn"
              aria-label={`Tirar a área ${area || index + 1}`}
              onClick={() => handleTirar(index)}
            >
              <Trash2 className="i" aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      <datalist id={`${id}-areas`}>
        {conhecidas.map((area) => (
          <option key={area} value={area} />
        ))}
      </datalist>
      {erros.areas_tematicas && <p className="er">{erros.areas_tematicas}</p>}
      <button
        ref={mais}
        type="button"
        className="btn btn-2 btn-sm"
        aria-disabled={areas.length >= MAX_AREAS}
        onClick={() => areas.length < MAX_AREAS && handleMais()}
      >
        Juntar uma área
      </button>
    </fieldset>
  )
}
