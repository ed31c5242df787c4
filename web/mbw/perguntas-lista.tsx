import type { MeioId } from '#contract/assinaturas.ts'
import { perguntasCom } from './perguntas.ts'

/** The questions: one open at a time, by the browser's own means (`details` of one name). */
export function Perguntas({ meios }: { meios: readonly MeioId[] }) {
  return (
    <section className="page parte mbw-perguntas" aria-labelledby="perguntas">
      <h2 className="h1" id="perguntas">
        Perguntas frequentes
      </h2>
      <div>
        {perguntasCom(meios).map(({ pergunta, resposta }, index) => (
          <details key={pergunta} name="perguntas" open={index === 0}>
            <summary>
              {pergunta}
              <span className="mais" aria-hidden="true" />
            </summary>
            <p>{resposta}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
