import { Bookmark, BookmarkCheck, Library } from 'lucide-react'
import { Link } from 'react-router'
import { estantePath, type LugarNaEstante, useRemover, useSalvar } from '../leituras/public.ts'

interface SalvarBotaoProps {
  readonly ebook: { readonly id: number; readonly titulo: string }
  readonly lugar: LugarNaEstante | undefined
  readonly className: string
  /** The ebook is in Quero Ler now. */
  readonly onSalvo?: () => void
}

/** 'Salvar' puts an ebook into Quero Ler and says 'Salvo' at once, 'Salvo' takes it out; one that is read is there already. */
export function SalvarBotao({ ebook, lugar, className, onSalvo }: SalvarBotaoProps) {
  const salvar = useSalvar()
  const remover = useRemover()
  if (lugar?.estado === 'lendo' || lugar?.estado === 'lido') {
    return (
      <Link className={className} to={estantePath(lugar.estado)}>
        <Library className="i" aria-hidden="true" />
        <span className="rot">
          Na estante<span className="sr">: {ebook.titulo}</span>
        </span>
      </Link>
    )
  }

  function handleClick() {
    if (lugar?.leitura) return remover.mutate(lugar.leitura.id)
    if (!lugar) salvar.mutate(ebook.id, { onSuccess: onSalvo })
  }

  const Icone = lugar ? BookmarkCheck : Bookmark
  return (
    <button
      type="button"
      className={className}
      title={lugar ? 'Remover de Quero Ler' : undefined}
      onClick={handleClick}
    >
      <Icone className="i" aria-hidden="true" />
      <span className="rot">
        {lugar ? 'Salvo' : 'Salvar'}
        <span className="sr">: {ebook.titulo}</span>
      </span>
    </button>
  )
}
