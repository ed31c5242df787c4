import { resumeNomes } from '#contract/autores.ts'
import type { EbookResumo } from '#contract/ebooks.ts'
import { CapaMini } from '../ui/capa/capa.tsx'
import type { ListaDoCombobox } from '../ui/use-combobox.ts'

interface BuscaListaProps {
  /** Of the field. */
  readonly combobox: ListaDoCombobox
  readonly isShown: boolean
  /** The titles are not there yet. */
  readonly isPending: boolean
  readonly isError: boolean
  readonly onRetry: () => void
  readonly sugestoes: readonly EbookResumo[]
  readonly onOpen: (ebook: EbookResumo) => void
}

/** What the search for a title suggests, or why it suggests nothing. */
export function BuscaLista(props: BuscaListaProps) {
  const { combobox, isShown, isPending, isError, onRetry, sugestoes, onOpen } = props
  const estado = toEstado(props)
  return (
    <>
      <p className="sr" role="status">
        {isShown && estado}
      </p>
      <div
        className="busca-lista"
        hidden={!isShown}
        // The field keeps the focus, else the list would be gone before the click.
        onPointerDown={(event) => event.preventDefault()}
      >
        {(isPending || isError || sugestoes.length === 0) && <p aria-hidden={!isError}>{estado}</p>}
        {isError && (
          <button type="button" className="btn btn-2 btn-sm" onClick={onRetry}>
            Tentar de novo
          </button>
        )}
        <div {...combobox.lista}>
          {sugestoes.map((ebook, index) => (
            <div key={ebook.id} {...combobox.opcao(index, () => onOpen(ebook))}>
              <CapaMini livro={ebook} />
              <span>
                <span className="tt">{ebook.titulo}</span>
                <span className="ta">{resumeNomes(ebook.autores)}</span>
              </span>
            </div>
          ))}
        </div>
      </div>
    </>
  )
}

function toEstado({ isPending, isError, sugestoes }: BuscaListaProps): string {
  if (isPending) return 'Carregando...'
  if (isError) return 'Erro ao carregar dados'
  if (sugestoes.length === 0) return 'Nenhum resultado encontrado.'
  return sugestoes.length === 1 ? '1 sugestão.' : `${sugestoes.length} sugestões.`
}
