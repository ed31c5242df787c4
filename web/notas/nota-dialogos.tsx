import { EditorDialog } from './editor-dialog.tsx'
import { ExcluirNotaDialog } from './excluir-dialog.tsx'
import type { DialogoDeNota } from './use-nota-aberta.ts'

/** Whichever dialog of a note is open. */
export function NotaDialogos({ dialogo }: { dialogo: DialogoDeNota }) {
  const { aberta, close } = dialogo
  if (aberta === null) return null
  if (aberta.acao === 'editar') return <EditorDialog alvo={aberta.alvo} onClose={() => close()} />
  return <ExcluirNotaDialog nota={aberta.nota} onClose={close} />
}
