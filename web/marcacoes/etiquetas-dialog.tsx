import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { etiquetar, NomeDaEtiqueta } from '#contract/etiquetas.ts'
import { foldText } from '#contract/fold.ts'
import type { Marcacao } from '#contract/marcacoes.ts'
import { failureSentence } from '../platform/failure-sentence.ts'
import { formatQuantidade } from '../platform/quantidade.ts'
import { request } from '../platform/request.ts'
import { showErro, showSucesso } from '../ui/banner-store.ts'
import { Campo } from '../ui/campo.tsx'
import { FolhaModal } from '../ui/folha-modal.tsx'
import { etiquetasQuery, MARCACOES_KEY } from './queries.ts'

const FALHA = 'As etiquetas não foram guardadas'

interface EtiquetasDialogProps {
  /** At least one. */
  readonly marcacoes: readonly Marcacao[]
  readonly onSaved: () => void
  readonly onClose: () => void
}

/** The tags of one or of many: new ones are written, those of the reader are pressed. */
export function EtiquetasDialog({ marcacoes, onSaved, onClose }: EtiquetasDialogProps) {
  const queryClient = useQueryClient()
  const { data: doLeitor = [] } = useQuery(etiquetasQuery())
  const [texto, setTexto] = useState('')
  const [erro, setErro] = useState<string>()
  const [por, setPor] = useState<ReadonlySet<string>>(new Set())
  const [tirar, setTirar] = useState<ReadonlySet<string>>(new Set())
  const campo = useRef<HTMLInputElement>(null)
  const wasLeft = useRef(false)
  const { mutate, isPending, error } = useMutation({
    mutationFn: (nomes: readonly string[]) =>
      request(etiquetar, {
        body: {
          marcacoes: marcacoes.map(({ tipo, id }) => ({ tipo, id })),
          por: [...new Set([...nomes, ...por])],
          tirar: [...tirar],
        },
      }),
    onSuccess: (etiquetas) => {
      queryClient.setQueryData(etiquetasQuery().queryKey, etiquetas)
      void queryClient.invalidateQueries({ queryKey: MARCACOES_KEY })
      showSucesso('Etiquetas guardadas.')
      if (wasLeft.current) return
      onSaved()
      onClose()
    },
    onError: (reason) => {
      console.error('Erro ao guardar etiquetas:', reason)
      if (wasLeft.current) showErro(failureSentence(reason, FALHA))
    },
  })

  const count = (nome: string) =>
    marcacoes.filter(({ etiquetas }) => etiquetas.some((each) => each.nome === nome)).length
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    const nomes = texto.split(',').filter((nome) => nome.trim() !== '')
    const wrong = nomes.map((nome) => NomeDaEtiqueta.safeParse(nome)).find(({ success }) => !success)
    setErro(wrong?.error?.issues[0]?.message)
    if (wrong) return campo.current?.focus()
    mutate(nomes)
  }
  function handleClose() {
    wasLeft.current = true
    onClose()
  }
  const titulo =
    marcacoes.length === 1
      ? 'Etiquetas'
      : `Etiquetas de ${formatQuantidade(marcacoes.length, 'marcação', 'marcações')}`
  return (
    <FolhaModal titulo={titulo} onClose={handleClose} focusRef={campo}>
      <form className="etiquetas-form" noValidate onSubmit={handleSubmit}>
        <Campo
          ref={campo}
          rotulo="Novas etiquetas"
          dica="Separe com vírgulas: graça, sermão de domingo"
          erro={erro}
          autoComplete="off"
          dir="auto"
          value={texto}
          onChange={({ currentTarget }) => setTexto(currentTarget.value)}
        />
        {doLeitor.length > 0 && (
          <fieldset>
            <legend className="label">As suas etiquetas</legend>
            <div className="etiquetas-botoes">
              {doLeitor.map(({ id, nome }) => (
                <Botao
                  key={id}
                  nome={nome}
                  comuns={count(nome)}
                  total={marcacoes.length}
                  isPosta={por.has(nome)}
                  isTirada={tirar.has(nome)}
                  onChange={(isOn) => {
                    setPor(change(por, nome, isOn && count(nome) < marcacoes.length))
                    setTirar(change(tirar, nome, !isOn && count(nome) > 0))
                  }}
                />
              ))}
            </div>
          </fieldset>
        )}
        {error && (
          <p className="er" role="alert">
            {failureSentence(error, FALHA)}
          </p>
        )}
        <p className="etiquetas-atos">
          <button type="submit" className="btn btn-1" aria-disabled={isPending}>
            Guardar
          </button>
        </p>
      </form>
    </FolhaModal>
  )
}

interface BotaoProps {
  readonly nome: string
  /** How many of them have it already. */
  readonly comuns: number
  readonly total: number
  readonly isPosta: boolean
  readonly isTirada: boolean
  readonly onChange: (isOn: boolean) => void
}

/** Pressed: all have it, or are to have it. */
function Botao({ nome, comuns, total, isPosta, isTirada, onChange }: BotaoProps) {
  const isOn = isPosta || (comuns === total && !isTirada)
  const isSome = comuns > 0 && !isOn && !isTirada
  return (
    <button
      type="button"
      className="btn btn-2 btn-sm"
      dir="auto"
      aria-pressed={isSome ? 'mixed' : isOn}
      onClick={() => onChange(!isOn)}
    >
      {nome}
      {isSome && <span className="faint"> em {comuns}</span>}
    </button>
  )
}

function change(nomes: ReadonlySet<string>, nome: string, isIn: boolean): ReadonlySet<string> {
  const rest = [...nomes].filter((each) => foldText(each) !== foldText(nome))
  return new Set(isIn ? [...rest, nome] : rest)
}
