import { Link } from 'react-router'
import type { EdicaoDaBiblia, Livro } from '#contract/biblia.ts'
import { paths } from '../paths.ts'
import { formatQuantidade } from '../platform/quantidade.ts'
import { EstadoErro, EstadoVazio } from '../ui/estado.tsx'
import { Loading } from '../ui/loading.tsx'
import { InstalarBiblia, SemBiblia } from './instalar-biblia.tsx'
import { useEdicao } from './use-edicao.ts'

/** No Bible is installed, or one that has not this book (a New Testament alone) or none of its verses here. */
export function CapituloSemTexto({ livroId, capitulo }: { livroId: number; capitulo: number }) {
  const { edicao, edicoes } = useEdicao()
  if (edicao === undefined) return <Loading />
  if (edicao === null) {
    return (
      <EstadoVazio>
        <SemBiblia />
      </EstadoVazio>
    )
  }
  const falta = edicao.livros.includes(livroId) ? 'este capítulo' : 'este livro'
  const outra = findOutra(edicoes, livroId)
  return (
    <EstadoVazio>
      {edicao.parcial
        ? 'Nenhum versículo deste capítulo está nesta edição. '
        : `A edição ${edicao.nome} não traz ${falta}. `}
      {edicao.parcial && edicoes.every(({ parcial }) => parcial) && <InstalarBiblia />}
      {outra && (
        <Link
          className="link"
          to={paths.capituloBiblia(livroId, capitulo, undefined, outra.sigla ?? undefined)}
        >
          Ler na edição {outra.nome}
        </Link>
      )}
    </EstadoVazio>
  )
}

/** A book that an edition lacks, and the way to it in another. */
export function LivroForaDaEdicao({ livroId, edicao }: { livroId: number; edicao: EdicaoDaBiblia }) {
  const { edicoes } = useEdicao()
  const outra = findOutra(edicoes, livroId)
  return (
    <EstadoVazio>
      A edição {edicao.nome} não traz este livro.{' '}
      {outra && (
        <Link className="link" to={paths.livroBiblia(livroId, outra.sigla ?? undefined)}>
          Ler na edição {outra.nome}
        </Link>
      )}
    </EstadoVazio>
  )
}

/** The library's own edition when it has the book whole, else the first one that has. */
function findOutra(edicoes: readonly EdicaoDaBiblia[], livroId: number): EdicaoDaBiblia | undefined {
  return edicoes.find(({ parcial, livros }) => !parcial && livros.includes(livroId))
}

interface CapituloInexistenteProps {
  readonly livro: Livro
  /** Named by the address, and by those that it leads to. */
  readonly edicao: string | undefined
}

/** The book has no chapter of this number. */
export function CapituloInexistente({ livro, edicao }: CapituloInexistenteProps) {
  const { id, livro: nome, quantidade_capitulos: ultimo } = livro
  const total = formatQuantidade(ultimo, 'capítulo', 'capítulos')
  return (
    <EstadoErro message={`Nenhum capítulo encontrado. ${nome} tem ${total}.`}>
      <div className="adiante">
        <Link className="link" to={paths.capituloBiblia(id, ultimo, undefined, edicao)}>
          {nome} {ultimo}
        </Link>
      </div>
      <div className="adiante">
        <Link className="link" to={paths.livroBiblia(id, edicao)}>
          Ver os capítulos do livro
        </Link>
      </div>
    </EstadoErro>
  )
}
