import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { EstadoVazio } from '../ui/estado.tsx'
import { useTituloPagina } from '../ui/titulo-pagina.ts'
import type { PaginaDaEditora } from './paginas.ts'

interface InicioDaEditoraProps {
  readonly paginas: readonly PaginaDaEditora[]
}

/** The first page of the desk: what each of the others is for. */
export function InicioDaEditora({ paginas }: InicioDaEditoraProps) {
  useTituloPagina('Editora')
  return (
    <>
      <header className="mesa-rosto">
        <h1 className="h1">Editora</h1>
        <p className="lead">Tudo o que se faz aqui fica no registro da editora, com o nome de quem fez.</p>
      </header>
      {paginas.length === 0 && <EstadoVazio>Ainda não há nada para fazer aqui.</EstadoVazio>}
      <ul className="mesa-inicio">
        {paginas.map(({ path, rotulo, texto, icone: Icone }) => (
          <li key={path}>
            <Icone className="i" aria-hidden="true" />
            <div>
              <Link className="h3" to={paths.editora(path)}>
                {rotulo}
              </Link>
              <p className="muted">{texto}</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
