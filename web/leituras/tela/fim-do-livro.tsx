import { Link } from 'react-router'
import type { Leitura } from '#contract/leituras.ts'
import { paths } from '../../paths.ts'
import { useMarcarComoLido } from '../use-ler.ts'

/** After the last chapter: the book is read. */
export function FimDoLivro({ leitura }: { leitura: Leitura }) {
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
      <Link className="btn btn-2" to={paths.estante()}>
        Ir para a estante
      </Link>
    </p>
  )
}
