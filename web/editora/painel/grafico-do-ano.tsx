import { type DiaDoPainel, MEDIDAS, type Medida } from '#contract/editora/painel.ts'
import { lazily } from '../../platform/lazily.ts'
import { toMeses, toSemanas } from './semanas.ts'

const mesFormat = lazily(
  () => new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
)
const numeroFormat = lazily(() => new Intl.NumberFormat('pt-BR'))
const ALTURA = 100
const PASSO = 10
const LARGURA_DA_BARRA = 7

interface GraficoDoAnoProps {
  readonly dias: readonly DiaDoPainel[]
  readonly medida: Medida
}

/** A year of one figure: a bar for each week, and the months as a table, which says the same in words. */
export function GraficoDoAno({ dias, medida }: GraficoDoAnoProps) {
  const semanas = toSemanas(dias, medida)
  const meses = toMeses(dias, medida)
  const maior = Math.max(...semanas.map(({ total }) => total), 0)
  return (
    <div className="mesa-grafico">
      <figure>
        <p className="small faint">
          {maior > 0 ? `A barra mais alta: ${numeroFormat().format(maior)} em uma semana` : 'Nada neste ano'}
        </p>
        <svg
          viewBox={`0 0 ${semanas.length * PASSO} ${ALTURA}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={`${MEDIDAS[medida]}, semana por semana; os números estão na tabela`}
        >
          {semanas.map(({ inicio, total }, index) => {
            const height = maior > 0 ? (total / maior) * ALTURA : 0
            const place = { x: index * PASSO, y: ALTURA - height, width: LARGURA_DA_BARRA, height }
            return <rect key={inicio} {...place} />
          })}
        </svg>
        <figcaption className="small faint">
          <span>{nomeDoMes(semanas[0]?.inicio)}</span>
          <span>{nomeDoMes(semanas.at(-1)?.inicio)}</span>
        </figcaption>
      </figure>
      <table>
        <caption className="sr">{MEDIDAS[medida]} por mês</caption>
        <thead>
          <tr>
            <th scope="col">Mês</th>
            <th scope="col">{MEDIDAS[medida]}</th>
          </tr>
        </thead>
        <tbody>
          {meses.map(({ inicio, total }) => (
            <tr key={inicio}>
              <th scope="row">{nomeDoMes(inicio)}</th>
              <td>{numeroFormat().format(total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function nomeDoMes(dia: string | undefined): string {
  return dia ? mesFormat().format(new Date(`${dia}T00:00:00Z`)) : ''
}
