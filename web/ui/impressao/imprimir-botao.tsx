import '../../styles/impressao.css'
import { type ReactNode, useState } from 'react'
import { createPortal } from 'react-dom'
import type { EscolhaDeImpressao, OpcoesDeImpressao } from './escolha-de-impressao.ts'

const importDialog = () => import('./imprimir-dialog.tsx')
type Dialog = Awaited<ReturnType<typeof importDialog>>['ImprimirDialog']

interface ImprimirBotaoProps {
  readonly className: string
  readonly opcoes: OpcoesDeImpressao
  readonly escolha: EscolhaDeImpressao
  /** Has the page draw what was chosen. @returns when all of it is there */
  readonly onChoose: (escolha: EscolhaDeImpressao) => Promise<void>
  /** Name of the button, where it shows only a picture. */
  readonly rotulo?: string
  readonly children: ReactNode
}

/** 'Imprimir': asks first what is printed with the text, where there is a choice. */
export function ImprimirBotao(props: ImprimirBotaoProps) {
  const { className, opcoes, escolha, onChoose, rotulo, children } = props
  const [Dialog, setDialog] = useState<Dialog | null>(null)
  const hasChoice = opcoes.provas.length > 0 || opcoes.hasNotas || opcoes.folha !== undefined

  async function handleClick() {
    if (!hasChoice) return window.print()
    try {
      const { ImprimirDialog } = await importDialog()
      setDialog(() => ImprimirDialog)
    } catch {
      // Without the dialog the page is printed as Ctrl+P prints it.
      window.print()
    }
  }

  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={rotulo}
        title={rotulo}
        aria-haspopup={hasChoice ? 'dialog' : undefined}
        onPointerEnter={() => void (hasChoice && importDialog().catch(() => undefined))}
        onClick={() => void handleClick()}
      >
        {children}
      </button>
      {/* Not in the line of text in which the button may stand. */}
      {Dialog &&
        createPortal(
          <Dialog opcoes={opcoes} escolha={escolha} onChoose={onChoose} onClose={() => setDialog(null)} />,
          document.body,
        )}
    </>
  )
}
