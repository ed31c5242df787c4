import { useRef, useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import type { Nota } from '#contract/notas.ts'
import { showErro, showSucesso } from '../ui/banner-store.ts'
import { FolhaModal } from '../ui/folha-modal.tsx'
import { ConflitoDeNota } from './conflito.tsx'
import { joinTextos } from './join-textos.ts'
import type { AlvoDaNota, NotaEmEscrita } from './nota-em-escrita.ts'
import { NotaForm } from './nota-form.tsx'
import { fichaOf, placeLabel } from './place-label.ts'
import { useRascunho } from './use-rascunho.ts'
import { useSalvarNota, useShowInLists } from './use-salvar-nota.ts'

const GUARDADO = {
  aparelho: 'O texto não foi salvo. O rascunho ficou guardado neste aparelho.',
  pagina: 'O texto não foi salvo. O rascunho fica guardado só enquanto esta página estiver aberta.',
} as const

interface EditorDialogProps {
  readonly alvo: AlvoDaNota
  /** The dialog has closed, or has nothing more to do. */
  readonly onClose: () => void
}

/** Where a note is written, or two versions stand side by side. Leaving it keeps what is not saved as a draft. */
export function EditorDialog({ alvo, onClose }: EditorDialogProps) {
  const rascunho = useRascunho(alvo)
  const showInLists = useShowInLists(alvo)
  const [conflito, setConflito] = useState<Nota | null>(null)
  const [isJoined, setIsJoined] = useState(false)
  const wasLeft = useRef(false)
  const tituloField = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const { edicao } = rascunho

  function finish(sentence: string, escrita?: NotaEmEscrita) {
    rascunho.finish(wasLeft.current ? escrita : undefined)
    showSucesso(sentence)
    if (!wasLeft.current) onClose()
  }
  const { mutate, isPending, error, reset } = useSalvarNota(alvo, rascunho.inicio, {
    onSalva: (escrita) => finish(alvo.nota ? 'Nota editada com sucesso!' : 'Nota criada.', escrita),
    onGuardada: (escrita) =>
      finish('A nota ficou neste aparelho e será enviada quando a conexão voltar.', escrita),
    onConflito: (salva) => {
      setConflito(salva)
      if (wasLeft.current) showErro('A nota foi alterada em outro lugar. Abra o rascunho para comparar.')
    },
    onFalha: () => {
      if (wasLeft.current) showErro('A nota não foi salva. O rascunho ficou guardado.')
    },
  })

  function save(change: Partial<NotaEmEscrita> = {}) {
    if (isPending) return
    rascunho.change(change)
    mutate({ ...edicao, ...change })
  }
  function handleClose() {
    wasLeft.current = true
    const place = rascunho.keep()
    // While it is being saved there is nothing to say yet.
    if (place && !isPending) showSucesso(GUARDADO[place])
    onClose()
  }
  function handleJoin(salva: Nota) {
    rascunho.change({ ...joinTextos(edicao, salva), versao: salva.versao })
    setIsJoined(true)
    setConflito(null)
    reset()
  }

  if (conflito) {
    return (
      <FolhaModal titulo="Duas versões da nota" onClose={handleClose}>
        <ConflitoDeNota
          minha={edicao}
          salva={conflito}
          isPending={isPending}
          error={error}
          onKeepMinha={() => save({ versao: conflito.versao })}
          onKeepSalva={() => {
            showInLists(conflito)
            finish('A versão salva foi mantida.')
          }}
          onJoin={() => handleJoin(conflito)}
        />
      </FolhaModal>
    )
  }
  return (
    <FolhaModal titulo={alvo.nota ? 'Editar nota' : 'Nova nota'} onClose={handleClose} focusRef={tituloField}>
      <NotaForm
        rotulo={rotuloOf(alvo, edicao)}
        rascunho={rascunho}
        tituloField={tituloField}
        isJoined={isJoined}
        isPending={isPending}
        error={error}
        onSave={() => save()}
        onSaveAsNew={() => save({ id: uuidv7(), versao: null })}
      />
    </FolhaModal>
  )
}

/** A draft that was begun elsewhere on the page stays where it was begun. */
function rotuloOf({ simbolo, numero, nota, rotulo }: AlvoDaNota, { ancora }: NotaEmEscrita): string {
  const ficha = fichaOf(simbolo)
  return nota === null && ficha ? placeLabel(ficha, numero, ancora) : rotulo
}
