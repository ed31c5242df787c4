import '../styles/dialogo.css'
import '../styles/salto.css'
import { Search, X } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { MAX_BUSCA } from '#contract/busca.ts'
import { useModal } from '../ui/use-modal.ts'
import { isParaBuscar, nextOpcao, opcaoInicial } from './opcoes.ts'
import { SaltoSugestoes } from './salto-sugestoes.tsx'
import { useErroDoVersiculo, useInterpretacao } from './use-interpretacao.ts'
import { useOpcoes } from './use-opcoes.tsx'

interface SaltoDialogProps {
  readonly onClose: () => void
}

/** The jump box: a reference is typed, read as it is typed, and opened with Enter; other words are looked for. */
export function SaltoDialog({ onClose }: SaltoDialogProps) {
  const { ref, events, close } = useModal(onClose)
  const campo = useRef<HTMLInputElement>(null)
  const id = useId()
  const [texto, setTexto] = useState('')
  const [escolhida, setEscolhida] = useState<string | null>(null)
  const { sugestoes, erro, isReferencia, isPending, falha } = useInterpretacao(texto)
  // What is no reference yet may be one when the books are there.
  const isKnown = isReferencia || !isPending
  const isBusca = isKnown && isParaBuscar({ texto, isReferencia, sugestoes: sugestoes.length })
  const opcoes = useOpcoes({ texto: isKnown ? texto : '', sugestoes, isBusca, onOpened: close })
  const inicial = opcaoInicial(opcoes, isReferencia, erro !== null)
  const found = opcoes.findIndex(({ chave }) => chave === escolhida)
  const ativa = found === -1 ? inicial : found
  const erroDoVersiculo = useErroDoVersiculo(sugestoes[ativa])
  const isWaiting = isPending && sugestoes.length === 0 && texto.trim() !== ''

  useEffect(() => {
    campo.current?.focus()
  }, [])

  function handleChange(value: string) {
    setTexto(value)
    setEscolhida(null)
  }

  function handleKeyDown(event: KeyboardEvent) {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : null
    if (step === null || opcoes.length === 0 || event.nativeEvent.isComposing) return
    event.preventDefault()
    const index = nextOpcao(opcoes.length, ativa, step)
    setEscolhida(opcoes[index]?.chave ?? null)
    document.getElementById(`${id}-${index}`)?.scrollIntoView({ block: 'nearest' })
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (!erroDoVersiculo) opcoes[ativa]?.abrir()
  }

  return (
    <dialog ref={ref} className="dialog salto" aria-labelledby={`${id}-titulo`} closedby="any" {...events}>
      <form className="folha" onSubmit={handleSubmit}>
        <header>
          <h2 className="caps" id={`${id}-titulo`}>
            Ir para
          </h2>
          <button type="button" className="icon-btn" aria-label="Fechar" onClick={close}>
            <X className="i" />
          </button>
        </header>
        <div className="in">
          <label className="field" htmlFor={`${id}-campo`}>
            <span className="label">Ir para uma referência ou buscar</span>
            <span className="campo">
              <Search className="i" aria-hidden="true" />
              <input
                ref={campo}
                className="input"
                id={`${id}-campo`}
                role="combobox"
                aria-expanded={opcoes.length > 0}
                aria-controls={`${id}-lista`}
                aria-autocomplete="list"
                aria-activedescendant={opcoes[ativa] && `${id}-${ativa}`}
                aria-describedby={`${id}-estado`}
                autoComplete="off"
                autoCapitalize="off"
                spellCheck={false}
                enterKeyHint="go"
                maxLength={MAX_BUSCA}
                value={texto}
                onChange={(event) => handleChange(event.target.value)}
                onKeyDown={handleKeyDown}
              />
            </span>
          </label>
          <SaltoSugestoes
            id={id}
            opcoes={opcoes}
            ativa={ativa}
            estado={
              isWaiting
                ? 'Carregando...'
                : (falha?.message ?? (isReferencia ? erro : null) ?? erroDoVersiculo)
            }
            isErro={!isWaiting}
            onRetry={falha?.retry}
          />
        </div>
      </form>
    </dialog>
  )
}
