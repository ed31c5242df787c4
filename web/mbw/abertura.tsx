import type { LivroEmDestaque } from '#contract/mbw.ts'
import { Capa } from '../ui/capa/capa.tsx'
import { Flowers } from '../ui/flowers.tsx'
import { PLANOS_HASH } from './cabecalho.tsx'
import { nomeDosLivros, type Quantidade } from './vantagens.ts'

const CAPAS = 3

interface AberturaProps {
  readonly quantidade: Quantidade
  readonly livros: readonly LivroEmDestaque[]
}

/** What the visitor sees first: the promise, the way to the plans, three covers. */
export function AberturaDoMbw({ quantidade, livros }: AberturaProps) {
  // The first ones stand just below, in the carousel.
  const pilha = livros.slice(-CAPAS)
  return (
    <section className="page mbw-abertura">
      <Flowers />
      <div className="mbw-grade">
        <div>
          <h1>A herança reformada, aberta sobre a mesa.</h1>
          <p className="lead">
            Os padrões de Westminster, a Bíblia e {nomeDosLivros(quantidade)} em português, com textos-prova,
            harmonias e as suas notas.
          </p>
          <p className="acoes">
            <a className="btn btn-1 btn-lg" href={PLANOS_HASH}>
              Assine Agora
            </a>
            <a className="btn btn-2 btn-lg" href={PLANOS_HASH}>
              Detalhes
            </a>
          </p>
        </div>
        {pilha.length === CAPAS && (
          <div className="mbw-pilha" aria-hidden="true">
            {pilha.map((livro) => (
              <Capa key={livro.id} livro={livro} isFirst />
            ))}
          </div>
        )}
      </div>
    </section>
  )
}
