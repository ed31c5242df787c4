import { EditorDialog } from './editor-dialog.tsx'
import { ExcluirDialog } from './excluir-dialog.tsx'
import type { DialogoDeNota } from './use-nota-aberta.ts'

/** Whichever dialog of a note is open. */
export function NotaDialogos({ dialogo }: { dialogo: DialogoDeNota }) {
  const { aberta, vez, close } = dialogo
  if (aberta === null) return null
  if (aberta.acao === 'editar') return <EditorDialog key={vez} alvo={aberta.alvo} onClose={() => close()} />
  return <ExcluirDialog key={vez} nota={aberta.nota} onClose={close} />
}
