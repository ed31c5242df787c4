import { Link } from 'react-router'
import type { LivroCompleto, OrigemDoLivro } from '#contract/editora/livros.ts'
import { paths } from '../../paths.ts'
import { formatMomento } from '../../platform/format-momento.ts'
import { formatQuantidade } from '../../platform/quantidade.ts'
import { RotuloDoLivro } from './rotulo-do-livro.tsx'

const ORIGENS: Readonly<Record<OrigemDoLivro, string>> = {
  arquivos: 'Dos arquivos da biblioteca',
  epub: 'De um EPUB',
  mesa: 'Escrito na mesa',
}

/** What a book is, and where readers see it. */
export function RostoDoLivro({ livro }: { livro: LivroCompleto }) {
  const { titulo, subtitulo, autores, origem, paginas, capitulos, identificador, alterado_em } = livro
  return (
    <header className="mesa-rosto rosto-do-livro">
      <p>
        <RotuloDoLivro situacao={livro.situacao} />
      </p>
      <h1 className="h1 titulo-do-rascunho">{titulo}</h1>
      {subtitulo && <p className="lead">{subtitulo}</p>}
      <p className="muted">{autores.join(', ')}</p>
      <p className="small faint">
        {ORIGENS[origem]}, {formatQuantidade(capitulos, 'capítulo', 'capítulos')},{' '}
        {formatQuantidade(paginas, 'página', 'páginas')}. <code>{identificador}</code>
        {alterado_em && (
          <>
            {' '}
            Mudado aqui em <time dateTime={alterado_em}>{formatMomento(alterado_em)}</time>.
          </>
        )}
      </p>
      {livro.situacao === 'publicado' && (
        <p>
          <Link className="link" to={paths.ebook(livro.id)}>
            Ver como os leitores
          </Link>
        </p>
      )}
    </header>
  )
}
