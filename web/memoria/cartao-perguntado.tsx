import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { useLembrado } from '../ui/use-lembrado.ts'
import type { CartaoNaAgenda } from './agenda.ts'
import { AvaliacaoDoCartao } from './avaliacao-do-cartao.tsx'
import { baralhoOf, NOMES_DOS_BARALHOS } from './baralhos.ts'
import type { NotaDoCartao } from './estado-do-cartao.ts'
import { firstLetters } from './first-letters.ts'
import { RespostaDigitada } from './resposta-digitada.tsx'
import { RespostaPorClausulas } from './resposta-por-clausulas.tsx'

/** How the answer comes. */
const Modo = z.enum(['clausulas', 'letras', 'digitar'])
type Modo = z.infer<typeof Modo>

const MODOS: readonly { readonly modo: Modo; readonly nome: string }[] = [
  { modo: 'clausulas', nome: 'De cor' },
  { modo: 'letras', nome: 'Primeiras letras' },
  { modo: 'digitar', nome: 'Digitar' },
]

interface CartaoPerguntadoProps {
  readonly cartao: CartaoNaAgenda
  readonly onAvaliar: (nota: NotaDoCartao) => void
}

/** A question, its answer in one of three ways, and what its reader thinks of his own. */
export function CartaoPerguntado({ cartao: { cartao, estado }, onAvaliar }: CartaoPerguntadoProps) {
  const [modo, setModo] = useLembrado('modo', Modo, 'clausulas')
  const [isDita, setIsDita] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { chave, numero, pergunta, resposta } = cartao
  const baralho = NOMES_DOS_BARALHOS[baralhoOf(chave)]
  const dizer = () => setIsDita(true)
  return (
    <article className="memoria-cartao">
      <p className="caps rubric">{pergunta === '' ? baralho : `${baralho} ${numero}`}</p>
      <h1 className="h1 longo" ref={heading} tabIndex={-1}>
        {pergunta || numero}
      </h1>
      {!isDita && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame around its buttons.
        <div className="seg" role="group" aria-label="Como responder">
          {MODOS.map((each) => (
            <button
              key={each.modo}
              type="button"
              aria-pressed={each.modo === modo}
              onClick={() => setModo(each.modo)}
            >
              {each.nome}
            </button>
          ))}
        </div>
      )}
      <hr className="thick-thin" />
      {modo === 'letras' && <p className="memoria-letras">{firstLetters(resposta)}</p>}
      {modo === 'digitar' ? (
        <RespostaDigitada resposta={resposta} onDita={dizer} />
      ) : (
        <RespostaPorClausulas key={modo} resposta={resposta} onDita={dizer} />
      )}
      {isDita && <AvaliacaoDoCartao estado={estado} onAvaliar={onAvaliar} />}
    </article>
  )
}
