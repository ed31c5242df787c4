import { lazily } from '../platform/lazily.ts'
import { formatQuantidade } from '../platform/quantidade.ts'
import { startOfDia } from './dia.ts'

interface PrevisaoDaAgendaProps {
  /** Cards that fall due on each day, today first. */
  readonly previsao: readonly number[]
  readonly agora: number
}

const semana = lazily(() => new Intl.DateTimeFormat('pt-BR', { weekday: 'short' }))
/** Of the drawing of a bar. */
const ALTURA = 48
const porExtenso = lazily(
  () => new Intl.DateTimeFormat('pt-BR', { weekday: 'long', day: 'numeric', month: 'long' }),
)

/** How many cards come back on each of the next days: a bar for the eye, a sentence for the ear. */
export function PrevisaoDaAgenda({ previsao, agora }: PrevisaoDaAgendaProps) {
  const most = Math.max(1, ...previsao)
  if (previsao.every((count) => count === 0)) return null
  return (
    <section aria-labelledby="memoria-previsao">
      <h2 className="caps" id="memoria-previsao">
        Próximos dias
      </h2>
      <ol className="memoria-previsao">
        {previsao.map((count, depois) => {
          const dia = startOfDia(agora, depois)
          const altura = count === 0 ? 1 : Math.max(3, (count / most) * ALTURA)
          const quando = depois === 0 ? 'Hoje' : porExtenso().format(dia)
          return (
            <li key={dia}>
              <span className="sr">{`${quando}: ${formatQuantidade(count, 'cartão', 'cartões')}`}</span>
              <span className="conta" aria-hidden="true">
                {count}
              </span>
              <svg viewBox={`0 0 1 ${ALTURA}`} preserveAspectRatio="none" aria-hidden="true">
                <rect y={ALTURA - altura} width="1" height={altura} />
              </svg>
              <span className="dia" aria-hidden="true">
                {semana().format(dia).slice(0, 1)}
                <br />
                {new Date(dia).getDate()}
              </span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
