import { Printer } from 'lucide-react'
import { Link } from 'react-router'
import type { Simbolo } from '#contract/padrao-texto.ts'
import type { FichaDoPadrao } from './fichas.ts'
import { formatTotal } from './unidades.ts'

interface TextoRostoProps {
  readonly ficha: FichaDoPadrao
  /** Undefined while the text is on its way: there is nothing to print yet. */
  readonly simbolo: Simbolo | undefined
}

/** The title page of a printed standard. */
export function TextoRosto({ ficha, simbolo }: TextoRostoProps) {
  return (
    <header className="leaf">
      <div className="chap-head texto-rosto">
        <p className="crumb">
          <Link className="caps faint" to={ficha.indexPath}>
            {ficha.nome}, texto completo
          </Link>
        </p>
        <h1 className="h1">{ficha.titulo}</h1>
        {simbolo && (
          <>
            <p className="lead">{simbolo.resumo}</p>
            <p className="ano">
              {simbolo.ano} · {formatTotal(ficha.unidade, simbolo.total)}
            </p>
            <button type="button" className="btn btn-1 imprimir" onClick={() => window.print()}>
              <Printer className="i" aria-hidden="true" /> Imprimir
            </button>
          </>
        )}
      </div>
      <hr className="thick-thin" />
      <p className="editora">Minha Biblioteca Westminster. Tradução sob a licença CC BY 4.0.</p>
    </header>
  )
}
