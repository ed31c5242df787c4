import { Link } from 'react-router'
import { FICHAS } from '../padroes/public.ts'
import { type Comparacao, formatSoEmUm, type TemaComparado } from './comparacao.ts'
import type { PaginaDestino } from './destino.ts'
import type { EscolhaDeHarmonia } from './escolha.ts'

interface TemasDeUmSoProps {
  readonly comparacao: Comparacao
  readonly escolha: EscolhaDeHarmonia
}

/** How many themes only one of the two standards treats; unfolded, which ones and where. */
export function TemasDeUmSo({ comparacao, escolha }: TemasDeUmSoProps) {
  const resumo = formatSoEmUm(comparacao, escolha)
  if (resumo === null) return null
  return (
    <details className="de-um-so">
      <summary>{resumo}</summary>
      <div className="lados">
        <Lista titulo={`Só ${FICHAS[escolha.a].em}`} temas={comparacao.soA} toPaginas={({ a }) => a} />
        <Lista titulo={`Só ${FICHAS[escolha.b].em}`} temas={comparacao.soB} toPaginas={({ b }) => b} />
      </div>
    </details>
  )
}

interface ListaProps {
  readonly titulo: string
  readonly temas: readonly TemaComparado[]
  readonly toPaginas: (tema: TemaComparado) => readonly PaginaDestino[]
}

function Lista({ titulo, temas, toPaginas }: ListaProps) {
  if (temas.length === 0) return <div />
  return (
    <section className="so">
      <h2 className="caps caps-sm faint">{titulo}</h2>
      <ul>
        {temas.map((tema) => (
          <li key={tema.id}>
            {tema.tema}
            <span className="paginas">
              {toPaginas(tema).map((pagina) => (
                <Link key={pagina.id} className="link" to={pagina.to}>
                  {pagina.rotulo}
                </Link>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
