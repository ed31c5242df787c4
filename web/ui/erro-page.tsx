import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { useTituloPagina } from './titulo-pagina.ts'

const TITULO = 'Não foi possível abrir esta página'

/** What the reader sees when the code of a page fails or does not arrive. */
export function ErroPage() {
  useTituloPagina(TITULO)
  return (
    <div className="pagina-simples" role="alert">
      <h1 className="h1">{TITULO}</h1>
      <p className="lead">Recarregue a página. Se o erro continuar, volte aos padrões e tente mais tarde.</p>
      <p className="acoes">
        <button type="button" className="btn btn-1" onClick={() => window.location.reload()}>
          Recarregar
        </button>
        <Link className="btn btn-2" to={paths.home()}>
          Ir para os padrões
        </Link>
      </p>
    </div>
  )
}
