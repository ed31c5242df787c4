import { resumeNomes } from '#contract/autores.ts'
import type { LivroEmDestaque } from '#contract/mbw.ts'
import { paths } from '../paths.ts'
import { Capa } from '../ui/capa/capa.tsx'
import { Carrossel } from '../ui/carrossel.tsx'

interface DestaquesProps {
  readonly livros: readonly LivroEmDestaque[]
}

/** The carousel of the featured titles, up to ten; each leads to its book. */
export function DestaquesDoMbw({ livros }: DestaquesProps) {
  return (
    <div className="page mbw-destaques">
      <Carrossel titulo="Livros em destaque">
        {livros.map((livro) => (
          <li key={livro.id}>
            <a className="mbw-livro" href={paths.ebook(livro.id)}>
              <Capa livro={livro} />
              <span className="mbw-titulo">{livro.titulo}</span>{' '}
              <span className="mbw-autores">{resumeNomes(livro.autores)}</span>
            </a>
          </li>
        ))}
      </Carrossel>
    </div>
  )
}
