import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { FolhaModal } from '../folha-modal.tsx'
import { closeModalOf } from '../use-modal.ts'
import type { EscolhaDeImpressao, OpcoesDeImpressao } from './escolha-de-impressao.ts'

interface ImprimirDialogProps {
  readonly opcoes: OpcoesDeImpressao
  /** What was chosen last. */
  readonly escolha: EscolhaDeImpressao
  readonly onChoose: (escolha: EscolhaDeImpressao) => Promise<void>
  readonly onClose: () => void
}

/** Asks what is printed with the text, has it made ready, and prints. */
export function ImprimirDialog({ opcoes, escolha: inicial, onChoose, onClose }: ImprimirDialogProps) {
  const [escolha, setEscolha] = useState(inicial)
  const [isPending, setIsPending] = useState(false)
  const [error, setError] = useState<Error | null>(null)

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const form = event.currentTarget
    setIsPending(true)
    setError(null)
    try {
      await onChoose(escolha)
    } catch (cause) {
      setIsPending(false)
      setError(cause instanceof Error ? cause : new Error(String(cause)))
      return
    }
    // Closed meanwhile: nothing is to be printed any more.
    if (!form.isConnected) return
    closeModalOf(form)
    window.print()
  }

  return (
    <FolhaModal titulo="Imprimir" onClose={onClose}>
      <form className="impressao" onSubmit={(event) => void handleSubmit(event)}>
        {opcoes.provas.length > 0 && (
          <fieldset>
            <legend className="label">{opcoes.titulo}</legend>
            {opcoes.provas.map(([provas, rotulo]) => (
              <label key={provas}>
                <input
                  type="radio"
                  name="provas"
                  checked={escolha.provas === provas}
                  onChange={() => setEscolha({ ...escolha, provas })}
                />
                {rotulo}
              </label>
            ))}
          </fieldset>
        )}
        {opcoes.hasNotas && (
          <label>
            <input
              type="checkbox"
              checked={escolha.notas}
              onChange={({ currentTarget }) => setEscolha({ ...escolha, notas: currentTarget.checked })}
            />
            Com as suas notas
          </label>
        )}
        {error && (
          <p className="error" role="alert">
            Os textos bíblicos não puderam ser carregados: {error.message} Tente de novo, ou imprima só as
            citações.
          </p>
        )}
        <button type="submit" className="btn btn-1" aria-disabled={isPending}>
          {isPending ? 'Preparando…' : 'Imprimir'}
        </button>
        {opcoes.folha && (
          <Link className="link" to={opcoes.folha}>
            Folha de estudo…
          </Link>
        )}
      </form>
    </FolhaModal>
  )
}
