import { Link } from 'react-router'
import type { Padrao } from '#contract/padroes.ts'
import { EstadoErro } from '../ui/estado.tsx'
import { useTituloPagina } from '../ui/titulo-pagina.ts'
import type { FichaDoPadrao } from './fichas.ts'
import { formatTotal, formatUnidade } from './unidades.ts'

/** Each standard in a sentence: 'A Confissão tem 33 capítulos.' */
const SUJEITOS: Readonly<Record<Padrao, string>> = {
  cfw: 'A Confissão',
  cmw: 'O Catecismo Maior',
  bcw: 'O Breve Catecismo',
  fgop: 'A Forma de Governo',
  dcpu: 'O Diretório de Culto Público',
  dcpr: 'O Diretório de Culto Privado',
}

/** An address with a number that no chapter or question has. */
export function PaginaInexistente({ ficha }: { ficha: FichaDoPadrao }) {
  const { padrao, nome, unidade, ultima, paginaPath } = ficha
  useTituloPagina(nome)
  return (
    <article className="leaf">
      <header className="chap-head">
        <h1 className="h1">{nome}</h1>
      </header>
      <EstadoErro message={`${SUJEITOS[padrao]} tem ${formatTotal(unidade, ultima)}.`}>
        <div className="adiante">
          <Link className="link" to={paginaPath(ultima)}>
            {formatUnidade(unidade, ultima)}
          </Link>
        </div>
        <IndexLink ficha={ficha} />
      </EstadoErro>
    </article>
  )
}

/** The way on from a page that does not open. */
export function IndexLink({ ficha }: { ficha: FichaDoPadrao }) {
  return (
    <div className="adiante">
      <Link className="link" to={ficha.indexPath}>
        {ficha.unidade.verTodas}
      </Link>
    </div>
  )
}
