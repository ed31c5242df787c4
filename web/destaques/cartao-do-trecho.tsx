import '../styles/cores.css'
import '../styles/destaques.css'
import { Copy, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { CorDoDestaque } from '#contract/destaques.ts'
import { copyText } from '../platform/copy-text.ts'
import { showErro, showSucesso } from '../ui/banner-store.ts'
import { FolhaModal } from '../ui/folha-modal.tsx'
import { EscolhaDeCor } from './escolha-de-cor.tsx'
import { NotaDoDestaque } from './nota-do-destaque.tsx'
import { useNotaDoCartao } from './use-nota-do-cartao.ts'

interface CartaoDoTrechoProps {
  readonly titulo: string
  /** Names the draft of the note. */
  readonly id: string
  readonly trecho: string
  /** What 'Copiar trecho' copies. */
  readonly copia: string
  /** Null where there is only a note. */
  readonly cor: CorDoDestaque | null
  readonly nota: string
  readonly max: number
  /** What is said of it when another device was earlier. */
  readonly alterado: string
  /** The reader wants to write: the note has the focus. */
  readonly isAnotando: boolean
  /** Rejects with what the call failed with. */
  readonly onCor: (cor: CorDoDestaque) => Promise<unknown>
  readonly onSalvar: (nota: string) => Promise<unknown>
  /** 'Excluir destaque' */
  readonly excluir: string
  /** Asks before it is deleted. @param onNao the reader keeps it */
  readonly renderPergunta: (onNao: () => void) => ReactNode
  /** Before the rest, what is to be known of the words. */
  readonly children?: ReactNode
  readonly onClose: () => void
}

/** The card of marked words: what they are, their colour and note. */
export function CartaoDoTrecho(props: CartaoDoTrechoProps) {
  const { titulo, id, trecho, copia, nota, max, alterado, isAnotando, excluir, onClose } = props
  const notaDoCartao = useNotaDoCartao(id)
  const [isExcluindo, setExcluindo] = useState(false)
  // The list follows a moment later; a choice must be seen where it is made.
  const [cor, setCor] = useState(props.cor)

  function handleCor(next: CorDoDestaque) {
    setCor(next)
    props.onCor(next).catch((error: unknown) => {
      setCor(cor)
      showErro(`A cor não foi guardada. ${error instanceof Error ? error.message : ''}`)
    })
  }
  async function handleCopiar() {
    const isCopied = await copyText(copia)
    if (isCopied) showSucesso('Trecho copiado.')
    else showErro('O navegador não deixou copiar o trecho.')
  }
  function handleClose() {
    onClose()
    notaDoCartao.sayRascunho()
  }
  return (
    <FolhaModal titulo={titulo} onClose={handleClose}>
      <div className="cartao-do-destaque">
        {props.children}
        <blockquote data-cor={cor ?? undefined}>
          {trecho.split('\n').map((linha, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a quotation never change their order
            <p key={index}>{linha}</p>
          ))}
        </blockquote>
        <EscolhaDeCor cor={cor} onCor={handleCor} />
        <NotaDoDestaque
          id={id}
          nota={nota}
          max={max}
          alterado={alterado}
          isFocused={isAnotando}
          onSalvar={(next) => notaDoCartao.save(() => props.onSalvar(next).then(() => id))}
          onSalva={onClose}
        />
        <p className="outros">
          <button type="button" className="link" onClick={() => void handleCopiar()}>
            <Copy className="i" /> Copiar trecho
          </button>
          <button type="button" className="link excluir-destaque" onClick={() => setExcluindo(true)}>
            <Trash2 className="i" /> {excluir}
          </button>
        </p>
      </div>
      {isExcluindo && props.renderPergunta(() => setExcluindo(false))}
    </FolhaModal>
  )
}
