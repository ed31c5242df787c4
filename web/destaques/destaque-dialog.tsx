import '../styles/cores.css'
import '../styles/destaques.css'
import { Copy, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { type CorDoDestaque, type Destaque, MAX_NOTA_DO_DESTAQUE } from '#contract/destaques.ts'
import { copyText } from '../platform/copy-text.ts'
import { isNaoEnviado } from '../platform/outbox/nao-enviadas.ts'
import { showErro, showSucesso } from '../ui/banner-store.ts'
import { FolhaModal } from '../ui/folha-modal.tsx'
import { EscolhaDeCor } from './escolha-de-cor.tsx'
import { ExcluirDestaqueDialog } from './excluir-destaque-dialog.tsx'
import { NotaDoDestaque } from './nota-do-destaque.tsx'
import { readRascunho, removeRascunho } from './rascunhos.ts'
import type { Destaques } from './use-destaques.ts'

interface DestaqueDialogProps {
  readonly destaque: Destaque
  readonly destaques: Pick<Destaques, 'editar' | 'excluir'>
  /** The reader wants to write: the note has the focus. */
  readonly isAnotando: boolean
  readonly onClose: () => void
}

const GUARDADA = 'A nota ficou neste aparelho e será enviada quando a conexão voltar.'

/** The card of a highlight: its words, colour and note. */
export function DestaqueDialog({ destaque, destaques, isAnotando, onClose }: DestaqueDialogProps) {
  const [isExcluindo, setExcluindo] = useState(false)
  const { id, trecho } = destaque
  // The list follows a moment later; a choice must be seen where it is made.
  const [cor, setCor] = useState(destaque.cor)

  function handleCor(next: CorDoDestaque) {
    setCor(next)
    destaques.editar(id, { cor: next }).catch((error: unknown) => {
      setCor(cor)
      showErro(`A cor não foi guardada. ${error instanceof Error ? error.message : ''}`)
    })
  }
  async function handleCopiar() {
    const isCopied = await copyText(trecho)
    if (isCopied) showSucesso('Trecho copiado.')
    else showErro('O navegador não deixou copiar o trecho.')
  }
  function handleClose() {
    onClose()
    // Of the form, which is told by then that it is left.
    setTimeout(() => {
      if (readRascunho(id) !== null) {
        showSucesso('A nota não foi salva. O rascunho ficou guardado neste aparelho.')
      }
    })
  }
  function handleExcluir() {
    removeRascunho(id)
    destaques.excluir(id)
    onClose()
  }
  return (
    <FolhaModal titulo="Destaque" onClose={handleClose}>
      <div className="cartao-do-destaque">
        <blockquote data-cor={cor}>
          {trecho.split('\n').map((linha, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a quotation never change their order
            <p key={index}>{linha}</p>
          ))}
        </blockquote>
        <EscolhaDeCor cor={cor} onCor={handleCor} />
        <NotaDoDestaque
          id={id}
          nota={destaque.nota}
          max={MAX_NOTA_DO_DESTAQUE}
          alterado="Este destaque foi alterado"
          isFocused={isAnotando}
          onSalvar={(nota) => destaques.editar(id, { nota })}
          onSalva={() => {
            showSucesso(isNaoEnviado(id) ? GUARDADA : 'Nota salva.')
            onClose()
          }}
        />
        <p className="outros">
          <button type="button" className="link" onClick={() => void handleCopiar()}>
            <Copy className="i" /> Copiar trecho
          </button>
          <button type="button" className="link excluir-destaque" onClick={() => setExcluindo(true)}>
            <Trash2 className="i" /> Excluir destaque
          </button>
        </p>
      </div>
      {isExcluindo && (
        <ExcluirDestaqueDialog destaque={destaque} onNao={() => setExcluindo(false)} onSim={handleExcluir} />
      )}
    </FolhaModal>
  )
}
