import '../../styles/dialogo.css'
import '../../styles/salto.css'
import { useQuery } from '@tanstack/react-query'
import { Search, X } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { livrosQuery, versiculosQuery } from '../../biblia/queries.ts'
import { checkVersiculos, interpretSalto, type Sugestao } from '../../biblia/salto/interpret-salto.ts'
import { nomeDoTestamento, type Testamento } from '../../biblia/vizinhos.ts'
import { PADROES } from '../../platform/padroes/padroes.ts'
import { SaltoSugestoes } from './salto-sugestoes.tsx'

interface SaltoDialogProps {
  readonly onClose: () => void
}

const LISTA_DE_PADROES = Object.values(PADROES)

/** The jump box: a reference is typed, read as it is typed, and opened with Enter. */
export function SaltoDialog({ onClose }: SaltoDialogProps) {
  const navigate = useNavigate()
  const dialog = useRef<HTMLDialogElement>(null)
  const campo = useRef<HTMLInputElement>(null)
  const id = useId()
  const [texto, setTexto] = useState('')
  const [escolhida, setEscolhida] = useState<number | null>(null)
  const { livros, isPending, falha } = useLivros()
  const { sugestoes, erro } = interpretSalto(texto, livros, LISTA_DE_PADROES)
  // When nothing fits, what else it could mean is chosen by the reader, not by Enter alone.
  const ativa = escolhida ?? (erro ? -1 : 0)
  const erroDoVersiculo = useErroDoVersiculo(sugestoes[ativa])
  const isWaiting = isPending && sugestoes.length === 0 && texto.trim() !== ''

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
    campo.current?.focus()
  }, [])

  function handleChange(value: string) {
    setTexto(value)
    setEscolhida(null)
  }

  function handleKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined || sugestoes.length === 0) return
    event.preventDefault()
    const from = ativa === -1 && step === -1 ? 0 : ativa
    setEscolhida((from + step + sugestoes.length) % sugestoes.length)
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const sugestao = sugestoes[ativa]
    if (sugestao && !erroDoVersiculo) handleOpen(sugestao)
  }

  function handleOpen({ to }: Sugestao) {
    dialog.current?.close()
    void navigate(to)
  }

  return (
    <dialog
      ref={dialog}
      className="dialog salto"
      aria-labelledby={`${id}-titulo`}
      closedby="any"
      onClose={onClose}
    >
      <form className="folha" onSubmit={handleSubmit}>
        <header>
          <h2 className="caps" id={`${id}-titulo`}>
            Ir para
          </h2>
          <button
            type="button"
            className="icon-btn"
            aria-label="Fechar"
            onClick={() => dialog.current?.close()}
          >
            <X className="i" />
          </button>
        </header>
        <div className="in">
          <label className="field" htmlFor={`${id}-campo`}>
            <span className="label">Referência bíblica ou padrão</span>
            <span className="campo">
              <Search className="i" aria-hidden="true" />
              <input
                ref={campo}
                className="input"
                id={`${id}-campo`}
                role="combobox"
                aria-expanded={sugestoes.length > 0}
                aria-controls={`${id}-lista`}
                aria-autocomplete="list"
                aria-activedescendant={sugestoes[ativa] && `${id}-${ativa}`}
                aria-describedby={`${id}-estado`}
                autoComplete="off"
                autoCapitalize="off"
                spellCheck={false}
                enterKeyHint="go"
                value={texto}
                onChange={(event) => handleChange(event.target.value)}
                onKeyDown={handleKeyDown}
              />
            </span>
          </label>
          <SaltoSugestoes
            id={id}
            sugestoes={sugestoes}
            ativa={ativa}
            estado={isWaiting ? 'Carregando...' : (falha?.message ?? erro ?? erroDoVersiculo)}
            isErro={!isWaiting}
            onRetry={falha?.retry}
            onOpen={handleOpen}
          />
        </div>
      </form>
    </dialog>
  )
}

/** The 66 books, as far as they are there. */
function useLivros() {
  const antigo = useQuery(livrosQuery('antigo'))
  const novo = useQuery(livrosQuery('novo'))
  const toFalha = (testamento: Testamento, query: typeof antigo) => ({
    message: `Erro ao carregar livros do ${nomeDoTestamento(testamento)}.`,
    retry: () => void query.refetch(),
  })
  const falhaDoNovo = novo.isError ? toFalha('novo', novo) : null
  return {
    livros: [...(antigo.data ?? []), ...(novo.data ?? [])],
    isPending: antigo.isPending || novo.isPending,
    falha: antigo.isError ? toFalha('antigo', antigo) : falhaDoNovo,
  }
}

/** Asks the chapter, which the reader is about to open, whether it has the verses that were typed. */
function useErroDoVersiculo(sugestao: Sugestao | undefined): string | null {
  const passagem = sugestao?.passagem ?? null
  const { data: versiculos } = useQuery({
    ...versiculosQuery(passagem?.livro.id ?? 0, passagem?.capitulo ?? 0),
    enabled: passagem !== null,
  })
  return passagem && checkVersiculos(passagem, versiculos?.at(-1)?.numero_versiculo ?? 0)
}
