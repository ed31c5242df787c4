import '../styles/dialogo.css'
import '../styles/salto.css'
import { Search, X } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { MAX_BUSCA } from '#contract/busca.ts'
import { useCombobox } from '../ui/use-combobox.ts'
import { useModal } from '../ui/use-modal.ts'
import { isParaBuscar, opcaoInicial } from './opcoes.ts'
import { SaltoSugestoes } from './salto-sugestoes.tsx'
import { useErroDoLugar, useInterpretacao } from './use-interpretacao.ts'
import { useOpcoes } from './use-opcoes.tsx'

interface SaltoDialogProps {
  readonly onClose: () => void
}

/** The jump box: a reference is typed, read as it is typed, and opened with Enter; other words are looked for. */
export function SaltoDialog({ onClose }: SaltoDialogProps) {
  const { ref, events, close } = useModal(onClose)
  const campo = useRef<HTMLInputElement>(null)
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
  const combobox = useCombobox({ total: opcoes.length, ativa, onMove: handleMove })
  const { id } = combobox
  const erroDoLugar = useErroDoLugar(sugestoes[ativa])
  const isWaiting = isPending && sugestoes.length === 0 && texto.trim() !== ''

  useEffect(() => {
    campo.current?.focus()
  }, [])

  function handleChange(value: string) {
    setTexto(value)
    setEscolhida(null)
  }

  function handleMove(index: number) {
    setEscolhida(opcoes[index]?.chave ?? null)
    document.getElementById(`${id}-${index}`)?.scrollIntoView({ block: 'nearest' })
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (!erroDoLugar) opcoes[ativa]?.abrir()
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
                {...combobox.campo}
                aria-describedby={`${id}-estado`}
                maxLength={MAX_BUSCA}
                value={texto}
                onChange={(event) => handleChange(event.target.value)}
              />
            </span>
          </label>
          <SaltoSugestoes
            combobox={combobox}
            opcoes={opcoes}
            estado={
              isWaiting ? 'Carregando...' : (falha?.message ?? (isReferencia ? erro : null) ?? erroDoLugar)
            }
            isErro={!isWaiting}
            onRetry={falha?.retry}
          />
        </div>
      </form>
    </dialog>
  )
}
