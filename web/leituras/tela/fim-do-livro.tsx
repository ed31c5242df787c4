import { Link } from 'react-router'
import type { Leitura } from '#contract/leituras.ts'
import { paths } from '../../paths.ts'
import { useMarcarComoLido } from '../use-ler.ts'

interface FimDoLivroProps {
  readonly leitura: Leitura
  /** Opens the first chapter. */
  readonly onRecomecar: () => void
}

/** After the last chapter: the book is read, or was read before and can be read again. */
export function FimDoLivro({ leitura, onRecomecar }: FimDoLivroProps) {
  const { mutate, isPending } = useMarcarComoLido()
  return (
    <p className="fim-do-livro">
      {leitura.estado === 'lendo' && (
        <button
          type="button"
          className="btn btn-1"
          aria-disabled={isPending}
          onClick={() => !isPending && mutate(leitura.id)}
        >
          Marcar como lido
        </button>
      )}
      {leitura.estado === 'lido' && (
        <button type="button" className="btn btn-1" onClick={onRecomecar}>
          Ler de novo
        </button>
      )}
      <Link className="btn btn-2" to={paths.estante()}>
        Ir para a estante
      </Link>
    </p>
  )
}
