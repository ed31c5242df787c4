import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Check, Pencil, Trash2 } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import {
  type EtiquetaDaMarcacao,
  excluirEtiqueta,
  MAX_ETIQUETA,
  NomeDaEtiqueta,
  renomearEtiqueta,
} from '#contract/etiquetas.ts'
import { failureSentence } from '../platform/failure-sentence.ts'
import { formatQuantidade } from '../platform/quantidade.ts'
import { request } from '../platform/request.ts'
import { showSucesso } from '../ui/banner-store.ts'
import { Campo } from '../ui/campo.tsx'
import { EstadoErro, EstadoVazio } from '../ui/estado.tsx'
import { FolhaModal } from '../ui/folha-modal.tsx'
import { Loading } from '../ui/loading.tsx'
import { QuestaoDialog } from '../ui/questao-dialog.tsx'
import { etiquetasQuery, MARCACOES } from './queries.ts'

const TODAS = Symbol('todas')

/** The reader's tags, to be renamed or removed. @param onExcluida told of one that is gone */
export function GerirEtiquetasDialog(props: {
  readonly onExcluida: (id: string) => void
  readonly onClose: () => void
}) {
  const { data, error, refetch } = useQuery(etiquetasQuery())
  const [renomeando, setRenomeando] = useState<string | null>(null)
  const [excluindo, setExcluindo] = useState<EtiquetaDaMarcacao | null>(null)
  // What has the focus after an act, whose own place is gone: the tag that was renamed, or all of them.
  const [focada, setFocada] = useState<string | typeof TODAS | null>(null)
  const begin = (act: () => void) => {
    setFocada(null)
    act()
  }
  return (
    <FolhaModal titulo="As suas etiquetas" onClose={props.onClose}>
      {error && !data && (
        <EstadoErro
          message={failureSentence(error, 'Não foi possível abrir as etiquetas')}
          onRetry={() => void refetch()}
        />
      )}
      {!error && !data && <Loading label="Carregando as etiquetas" />}
      {data?.length === 0 && <EstadoVazio>Você ainda não tem etiquetas.</EstadoVazio>}
      <ul
        className="etiquetas-lista"
        aria-label="As suas etiquetas"
        tabIndex={-1}
        ref={focada === TODAS ? focusOnce : undefined}
      >
        {data?.map((etiqueta) => (
          <li key={etiqueta.id}>
            {renomeando === etiqueta.id ? (
              <Nome
                etiqueta={etiqueta}
                onEnd={(hadFocus) => {
                  setRenomeando((now) => (now === etiqueta.id ? null : now))
                  if (hadFocus) setFocada(etiqueta.id)
                }}
              />
            ) : (
              <>
                <span dir="auto">
                  {etiqueta.nome}{' '}
                  <span className="small faint">
                    {formatQuantidade(etiqueta.total, 'marcação', 'marcações')}
                  </span>
                </span>
                <button
                  type="button"
                  className="icon-btn"
                  aria-label={`Renomear: ${etiqueta.nome}`}
                  ref={focada === etiqueta.id ? focusOnce : undefined}
                  onClick={() => begin(() => setRenomeando(etiqueta.id))}
                >
                  <Pencil className="i" aria-hidden="true" />
                </button>
                <button
                  type="button"
                  className="icon-btn"
                  aria-label={`Excluir: ${etiqueta.nome}`}
                  onClick={() => begin(() => setExcluindo(etiqueta))}
                >
                  <Trash2 className="i" aria-hidden="true" />
                </button>
              </>
            )}
          </li>
        ))}
      </ul>
      {excluindo && (
        <Exclusao
          key={excluindo.id}
          etiqueta={excluindo}
          onExcluida={props.onExcluida}
          onEnd={(hadFocus) => {
            setExcluindo((now) => (now === excluindo ? null : now))
            if (hadFocus) setFocada(TODAS)
          }}
        />
      )}
    </FolhaModal>
  )
}

interface AtoProps {
  readonly etiqueta: EtiquetaDaMarcacao
  /** Also told when another act was begun meanwhile. @param hadFocus whether the focus goes with it */
  readonly onEnd: (hadFocus: boolean) => void
}

function Nome({ etiqueta, onEnd }: AtoProps) {
  const queryClient = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const [nome, setNome] = useState(etiqueta.nome)
  const [erro, setErro] = useState<string>()
  const { mutate, isPending } = useMutation({
    mutationFn: () => request(renomearEtiqueta, { params: { id: etiqueta.id }, body: { nome } }),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: [MARCACOES] })
      onEnd(form.current?.contains(document.activeElement) ?? false)
    },
    onError: (reason) => {
      console.error('Erro ao renomear etiqueta:', reason)
      setErro(failureSentence(reason, 'A etiqueta não foi renomeada'))
    },
  })
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const wrong = NomeDaEtiqueta.safeParse(nome).error?.issues[0]?.message
    setErro(wrong)
    if (!wrong && !isPending) mutate()
  }
  return (
    <form ref={form} noValidate onSubmit={handleSubmit}>
      <Campo
        rotulo="Novo nome"
        autoComplete="off"
        dir="auto"
        maxLength={MAX_ETIQUETA}
        erro={erro}
        value={nome}
        onChange={({ currentTarget }) => setNome(currentTarget.value)}
        ref={focusOnce}
        acao={
          <button type="submit" className="icon-btn" aria-label="Guardar o nome">
            <Check className="i" aria-hidden="true" />
          </button>
        }
      />
    </form>
  )
}

/** As a `ref`: what was asked for has the focus. */
function focusOnce(element: HTMLElement | null): void {
  element?.focus()
}

function Exclusao({ etiqueta, onEnd, onExcluida }: AtoProps & { onExcluida: (id: string) => void }) {
  const queryClient = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => request(excluirEtiqueta, { params: { id: etiqueta.id } }),
    onSuccess: () => {
      onExcluida(etiqueta.id)
      void queryClient.invalidateQueries({ queryKey: [MARCACOES] })
      showSucesso('Etiqueta excluída.')
      // Who did not wait for the end may be writing elsewhere by now.
      onEnd(document.activeElement?.closest('[role="alertdialog"]') != null)
    },
    onError: (reason) => console.error('Erro ao excluir etiqueta:', reason),
  })
  return (
    <QuestaoDialog
      titulo={`Excluir a etiqueta “${etiqueta.nome}”?`}
      texto="As marcações que a têm ficam, sem ela."
      isPending={isPending}
      onSim={() => mutate()}
      onClose={() => onEnd(false)}
    >
      {error && (
        <p className="er" role="alert">
          {failureSentence(error, 'A etiqueta não foi excluída')}
        </p>
      )}
    </QuestaoDialog>
  )
}
