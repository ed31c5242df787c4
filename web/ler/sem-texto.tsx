import { paths } from '../paths.ts'

/** An address that leads to no text. */
export function SemTexto() {
  return (
    <div className="pagina-simples">
      <h1 className="h1">Este texto não existe</h1>
      <p className="lead">O endereço pode estar incompleto. Confira o link que você recebeu.</p>
      <p className="acoes">
        <a className="btn btn-1" href={paths.login()}>
          Entrar
        </a>
        <a className="btn btn-2" href={paths.mbw()}>
          Conhecer a biblioteca
        </a>
      </p>
    </div>
  )
}
