import '../styles/cores.css'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { MAX_NOTA_DA_MARCA, type MarcaNoCapitulo } from '#contract/marcas.ts'
import { NotaDoDestaque, removeRascunho, useNotaDoCartao } from '../destaques/public.ts'
import { showErro } from '../ui/banner-store.ts'
import { FolhaModal } from '../ui/folha-modal.tsx'
import { QuestaoDialog } from '../ui/questao-dialog.tsx'
import type { VersosSeguidos } from './marcas-dos-versiculos.ts'
import type { Marcas } from './use-marcas.ts'

interface NotaDaMarcaDialogProps {
  /** 'João 3.16–17'. */
  readonly referencia: string
  readonly lugar: VersosSeguidos
  /** Undefined while there is none: the note makes it. */
  readonly marca: MarcaNoCapitulo | undefined
  /** Names the draft. */
  readonly rascunho: string
  readonly marcas: Marcas
  /** The reader wants to write: the note has the focus. */
  readonly isAnotando: boolean
  readonly onClose: () => void
}

/** The note on verses. */
export function NotaDaMarcaDialog(props: NotaDaMarcaDialogProps) {
  const { referencia, lugar, marca, rascunho, marcas, isAnotando, onClose } = props
  const notaDoCartao = useNotaDoCartao(rascunho)
  const [isExcluindo, setExcluindo] = useState(false)

  async function handleSalvar(nota: string) {
    if (!marca) {
      const { id } = await marcas.criar(lugar, { cor: null, nota })
      return id
    }
    // Without a colour there is no mark that the words would be a note on.
    if (nota.trim() === '' && marca.cor === null) await marcas.excluir(marca)
    else await marcas.editar(marca, { nota })
    return marca.id
  }
  function handleClose() {
    onClose()
    notaDoCartao.sayRascunho()
  }
  function handleExcluir() {
    if (!marca) return
    const gone = marca.cor === null ? marcas.excluir(marca) : marcas.editar(marca, { nota: '' })
    gone.then(
      () => removeRascunho(rascunho),
      (error: unknown) => {
        showErro(`A nota não foi excluída. ${error instanceof Error ? error.message : ''}`)
      },
    )
    onClose()
  }
  return (
    <FolhaModal titulo={`Nota em ${referencia}`} onClose={handleClose}>
      <NotaDoDestaque
        id={rascunho}
        nota={marca?.nota ?? ''}
        max={MAX_NOTA_DA_MARCA}
        alterado="Esta nota foi alterada"
        isFocused={isAnotando}
        onSalvar={(nota) => notaDoCartao.save(() => handleSalvar(nota))}
        onSalva={onClose}
      />
      {marca && marca.nota !== '' && (
        <p className="excluir-nota">
          <button type="button" className="link" onClick={() => setExcluindo(true)}>
            <Trash2 className="i" aria-hidden="true" /> Excluir nota
          </button>
        </p>
      )}
      {isExcluindo && (
        <QuestaoDialog
          titulo="Deseja realmente excluir esta nota?"
          texto={`${marca?.cor ? 'A cor dos versículos fica. ' : ''}Não há como recuperá-la.`}
          onSim={handleExcluir}
          onClose={() => setExcluindo(false)}
        />
      )}
    </FolhaModal>
  )
}
