import { Fragment, type ReactNode } from 'react'
import type { Ebook } from '#contract/ebooks.ts'
import { Capa } from '../ui/capa/capa.tsx'
import { formatAnos } from './anos.ts'
import { CategoriaLink } from './categoria-link.tsx'
import { EbookAtos } from './ebook-atos.tsx'

interface EbookFichaProps {
  readonly ebook: Ebook
  /** What is to be known before it is begun. */
  readonly aviso: ReactNode
}

/** The head of an ebook's page: cover, title, authors, what can be done with it, and its facts. */
export function EbookFicha({ ebook, aviso }: EbookFichaProps) {
  const { titulo, subtitulo, autores, areas_tematicas: areas, paginas, ano } = ebook
  return (
    <header className="ebook-ficha">
      <div className="ebook-capa">
        <Capa livro={ebook} isFirst />
      </div>
      <div className="ebook-dados">
        <h1 className={titulo.length > 48 ? 'h1 longo' : 'h1'}>{titulo}</h1>
        {subtitulo && <p className="lead">{subtitulo}</p>}
        {autores.length > 0 && (
          <ul className="ebook-autores" aria-label="Autores">
            {autores.map((autor) => (
              <li key={autor.id}>
                {autor.nome} <Anos anos={formatAnos(autor)} />
              </li>
            ))}
          </ul>
        )}
        <EbookAtos ebook={ebook} />
        {aviso}
        <ul className="ebook-fatos">
          <li>{paginas === 1 ? '1 página' : `${paginas} páginas`}</li>
          {ano !== null && <li>Ano: {ano}</li>}
          <li>Editora: Minha Biblioteca Westminster</li>
          <li>Idioma: Português</li>
          {areas.length > 0 && (
            <li>
              {areas.length === 1 ? 'Categoria: ' : 'Categorias: '}
              {areas.map(({ id, descricao }, index) => (
                <Fragment key={id}>
                  {index > 0 && ', '}
                  <CategoriaLink categoriaId={id}>{descricao}</CategoriaLink>
                </Fragment>
              ))}
            </li>
          )}
        </ul>
      </div>
    </header>
  )
}

function Anos({ anos }: { anos: string }) {
  return anos && <small>({anos})</small>
}
