import { Link } from 'react-router'
import { formatLugar } from '#contract/lugar.ts'
import { paths } from '../paths.ts'
import type { PaginaDestino } from './destino.ts'
import type { SecaoDoTexto, TextoDaPagina } from './texto.ts'

interface TextoCorridoProps extends TextoDaPagina {
  /** The page that the text is of. */
  readonly pagina: PaginaDestino
}

/** The text of a page, without markers: sections, each under the link to it, or the answer of a catechism. */
export function TextoCorrido({ pagina, secoes }: TextoCorridoProps) {
  return (
    <div className="texto">
      {secoes.map((secao) => (
        <Secao key={secao.numero} pagina={pagina} secao={secao} />
      ))}
    </div>
  )
}

function Secao({ pagina, secao }: { pagina: PaginaDestino; secao: SecaoDoTexto }) {
  const { numero, titulo, paragrafos, destaque } = secao
  return (
    <section>
      {numero !== null && (
        <p className="no">
          <Link to={paths.ancoraDaPagina(pagina.to, { secao: numero })}>
            {formatLugar(pagina.sigla, pagina.numero, numero)}
          </Link>
        </p>
      )}
      {titulo !== null && <p className="titulo">{titulo}</p>}
      {paragrafos.map(({ subtitulo, texto }) => (
        <div key={texto}>
          {subtitulo !== null && <p className="titulo">{subtitulo}</p>}
          <p>{texto}</p>
        </div>
      ))}
      {destaque !== null && <p className="destaque">{destaque}</p>}
    </section>
  )
}
