import { Trash2 } from 'lucide-react'
import { useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { type AutorDaFicha, MAX_AUTORES } from '#contract/editora/ficha.ts'
import { Campo } from '../../ui/campo.tsx'
import { AUTOR_VAZIO, type AutorEscrito, type ErrosDaFicha } from './formulario-da-ficha.ts'

interface AutoresDaFichaProps {
  readonly autores: readonly AutorEscrito[]
  readonly conhecidos: readonly AutorDaFicha[]
  readonly erros: ErrosDaFicha
  readonly onChange: (autores: AutorEscrito[]) => void
}

/** The authors with their years; a known name brings his. */
export function AutoresDaFicha({ autores, conhecidos, erros, onChange }: AutoresDaFichaProps) {
  const id = useId()
  const grupo = useRef<HTMLFieldSetElement>(null)
  const mais = useRef<HTMLButtonElement>(null)
  const change = (index: number, mudou: Partial<AutorEscrito>) =>
    onChange(autores.map((autor, each) => (each === index ? { ...autor, ...mudou } : autor)))

  function handleNome(index: number, nome: string) {
    const conhecido = conhecidos.find((autor) => autor.nome === nome)
    const anos = conhecido && {
      nascimento: String(conhecido.ano_de_nascimento ?? ''),
      morte: String(conhecido.ano_de_morte ?? ''),
    }
    change(index, { nome, ...anos })
  }
  function handleMais() {
    flushSync(() => onChange([...autores, AUTOR_VAZIO]))
    grupo.current?.querySelector<HTMLElement>('li:last-child input')?.focus()
  }
  function handleTirar(index: number) {
    flushSync(() => onChange(autores.filter((_, each) => each !== index)))
    mais.current?.focus()
  }
  return (
    <fieldset className="linhas-da-ficha" ref={grupo}>
      <legend className="label">Autores</legend>
      <ul>
        {autores.map((autor, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no names of their own
          <li key={index}>
            <Campo
              rotulo="Nome"
              autoComplete="off"
              list={`${id}-nomes`}
              value={autor.nome}
              erro={erros[`autores.${index}.nome`]}
              onChange={({ target }) => handleNome(index, target.value)}
            />
            <Campo
              rotulo="Nascimento"
              inputMode="numeric"
              autoComplete="off"
              value={autor.nascimento}
              erro={erros[`autores.${index}.ano_de_nascimento`]}
              onChange={({ target }) => change(index, { nascimento: target.value })}
            />
            <Campo
              rotulo="Morte"
              inputMode="numeric"
              autoComplete="off"
              value={autor.morte}
              erro={erros[`autores.${index}.ano_de_morte`]}
              onChange={({ target }) => change(index, { morte: target.value })}
            />
            <button
              type="button"
              className="icon-btn"
              aria-label={`Tirar o autor ${autor.nome || index + 1}`}
              onClick={() => handleTirar(index)}
            >
              <Trash2 className="i" aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      <datalist id={`${id}-nomes`}>
        {conhecidos.map(({ nome }) => (
          <option key={nome} value={nome} />
        ))}
      </datalist>
      {erros.autores && <p className="er">{erros.autores}</p>}
      <button
        ref={mais}
        type="button"
        className="btn btn-2 btn-sm"
        aria-disabled={autores.length >= MAX_AUTORES}
        onClick={() => autores.length < MAX_AUTORES && handleMais()}
      >
        Juntar um autor
      </button>
    </fieldset>
  )
}
