import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Livro } from '#contract/biblia.ts'
import { paths } from '../paths.ts'
import { formatQuantidade } from '../platform/quantidade.ts'
import { EstadoErro, EstadoVazio } from '../ui/estado.tsx'
import { Loading } from '../ui/loading.tsx'
import { SemBiblia } from './credito-da-biblia.tsx'
import { edicaoQuery } from './queries.ts'

/** No Bible is installed, or one that has not this book (a New Testament alone). */
export function CapituloSemTexto() {
  const { data: edicao } = useQuery(edicaoQuery())
  if (!edicao) return <Loading />
  return (
    <EstadoVazio>
      {edicao.nome === null ? <SemBiblia /> : 'A Bíblia instalada não traz este capítulo.'}
    </EstadoVazio>
  )
}

/** The book has no chapter of this number. */
export function CapituloInexistente({ livro }: { livro: Livro }) {
  const { id, livro: nome, quantidade_capitulos: ultimo } = livro
  const total = formatQuantidade(ultimo, 'capítulo', 'capítulos')
  return (
    <EstadoErro message={`Nenhum capítulo encontrado. ${nome} tem ${total}.`}>
      <div className="adiante">
        <Link className="link" to={paths.capituloBiblia(id, ultimo)}>
          {nome} {ultimo}
        </Link>
      </div>
      <div className="adiante">
        <Link className="link" to={paths.livroBiblia(id)}>
          Ver os capítulos do livro
        </Link>
      </div>
    </EstadoErro>
  )
}
