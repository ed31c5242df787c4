import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { useTituloPagina } from './titulo-pagina.ts'

const TITULO = 'Página não encontrada'

/** An address that leads nowhere, with a way on. */
export function NaoEncontradaPage() {
  useTituloPagina(TITULO)
  return (
    <div className="pagina-simples">
      <h1 className="h1">{TITULO}</h1>
      <p className="lead">Este endereço não leva a nenhum texto da biblioteca.</p>
      <p className="acoes">
        <Link className="btn btn-1" to={paths.home()}>
          Ir para os padrões
        </Link>
        <Link className="btn btn-2" to={paths.biblia()}>
          Abrir a Bíblia
        </Link>
      </p>
    </div>
  )
}
