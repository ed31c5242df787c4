import { type ReactNode, useRef } from 'react'
import type { CorDoDestaque } from '#contract/destaques.ts'
import { useAlvo } from '../ui/alvo.ts'
import type { CorridaDoVersiculo, PedacoDoVersiculo } from './estrutura-do-capitulo.ts'
import { NotaDeRodape } from './nota-de-rodape.tsx'

interface VersoProps {
  readonly pedaco: PedacoDoVersiculo
  /** Of its first piece; null where the number stands elsewhere, too. */
  readonly id: string | undefined
  readonly marcado: boolean
  /** The address leads to it, and to it first. */
  readonly alvo: boolean
  readonly isInicioDoAlvo: boolean
  /** The reader's mark on it. */
  readonly cor: CorDoDestaque | null
  /** What colours it runs on into the next verse, over the space between them. */
  readonly segueMarcado: boolean
  readonly numero: ReactNode
  readonly nota: ReactNode
  readonly chamada: ReactNode
  /** Beside its end, in the margin of the page. */
  readonly sinais: ReactNode
}

/**
 * A verse, or as much of it as stands in one block, of the same elements marked or not, so that the focus stays. Notes
 * of the margin follow the number: floats stand in order.
 */
export function Verso(props: VersoProps) {
  const { pedaco, id, marcado, alvo, isInicioDoAlvo, cor, segueMarcado, numero, nota, chamada, sinais } =
    props
  const verso = useRef<HTMLSpanElement>(null)
  useAlvo(verso, isInicioDoAlvo)
  const { corridas, inicio, versiculo } = pedaco
  const classes = [inicio === 0 ? 'v' : 'v-segue', marcado && 'marcado', alvo && 'alvo']
  return (
    <>
      <span
        ref={verso}
        className={classes.filter(Boolean).join(' ')}
        id={id}
        data-lugar={versiculo.numero_versiculo}
        data-cor={cor ?? undefined}
      >
        {corridas.map((corrida, index) => {
          // The pieces of one text have no other name, and do not change.
          const key = `${index}`
          return (
            <Palavras
              key={key}
              corrida={corrida}
              numero={index === 0 && numero}
              nota={index === 0 && nota}
              chamada={index === corridas.length - 1 && chamada}
            />
          )
        })}
        {sinais}
        {segueMarcado && ' '}
      </span>
      {segueMarcado ? null : ' '}
    </>
  )
}

interface PalavrasProps extends Record<'numero' | 'nota' | 'chamada', ReactNode> {
  readonly corrida: CorridaDoVersiculo
}

function Palavras({ corrida: { texto, jesus, notas }, numero, nota, chamada }: PalavrasProps) {
  const set = (words: string) => (jesus && words !== '' ? <span className="jesus">{words}</span> : words)
  // The number never stands at the end of a line, away from its verse.
  const [palavra = ''] = numero ? texto.split(' ', 1) : []
  // Nor does a mark stand on a line of its own, away from the last word.
  const hasMarca = notas.length > 0 || Boolean(chamada)
  const resto = texto.slice(palavra.length)
  const cut = hasMarca ? resto.trimEnd().lastIndexOf(' ') + 1 : resto.length
  const ultima = resto.slice(cut)
  const marcas = (
    <>
      {notas.map((uma) => (
        <NotaDeRodape key={uma.sinal} nota={uma} />
      ))}
      {chamada}
    </>
  )
  return (
    <>
      {(numero || palavra !== '') && (
        <span className="nb">
          {numero}
          {set(palavra)}
          {ultima === '' && marcas}
        </span>
      )}
      {nota}
      {set(resto.slice(0, cut))}
      {hasMarca && (ultima !== '' || !numero) && (
        <span className="nb">
          {set(ultima.trimEnd())}
          {marcas}
        </span>
      )}
      {ultima !== ultima.trimEnd() && ' '}
    </>
  )
}
