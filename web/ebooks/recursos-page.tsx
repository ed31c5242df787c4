import { ArrowRight, Download } from 'lucide-react'
import { Link } from 'react-router'
import { epubDasNotas, epubDoPadrao } from '#contract/recursos.ts'
import { buildUrl } from '#contract/url.ts'
import { FICHAS } from '../padroes/public.ts'
import { paths } from '../paths.ts'
import { Banda } from '../ui/banda.tsx'
import { useTituloPagina } from '../ui/titulo-pagina.ts'

/** /ebooks/recursos: files to take away, the standards and one's own notes. */
export function RecursosPage() {
  useTituloPagina('Recursos')
  return (
    <>
      <header className="lista-rosto">
        <h1 className="h1">Recursos</h1>
        <p className="lead">
          Leve a biblioteca com você: os arquivos EPUB abrem em qualquer leitor de livros digitais, também sem
          conexão.
        </p>
      </header>
      <Banda titulo="Os padrões de Westminster">
        <ul className="recursos">
          {Object.values(FICHAS).map(({ padrao, sigla, titulo, textoPath }) => (
            <li key={padrao}>
              <span className="caps">{sigla}</span>
              <span className="tt">{titulo}</span>
              <span className="atos">
                <Link className="link" to={textoPath}>
                  Texto Completo
                  <span className="sr">: {titulo}</span>
                </Link>
                <a
                  className="btn btn-2 btn-sm"
                  href={buildUrl(epubDoPadrao.path, { params: { padrao } })}
                  download
                >
                  <Download className="i" aria-hidden="true" /> Baixar EPUB
                  <span className="sr">: {titulo}</span>
                </a>
              </span>
            </li>
          ))}
        </ul>
      </Banda>
      <Banda titulo="Suas notas">
        <p className="recursos-notas">
          O EPUB reúne todas as suas notas, pela ordem dos padrões. Na página das notas elas também podem ser
          exportadas em outros formatos, todas ou só as de um filtro.
        </p>
        <p className="acoes">
          <a className="btn btn-2" href={buildUrl(epubDasNotas.path, {})} download>
            <Download className="i" aria-hidden="true" /> Baixar as notas em EPUB
          </a>
          <Link className="link" to={paths.notas()}>
            Exportar em outros formatos <ArrowRight className="i" aria-hidden="true" />
          </Link>
        </p>
      </Banda>
    </>
  )
}
