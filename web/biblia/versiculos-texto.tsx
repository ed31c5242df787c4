import { type MouseEvent, type ReactNode, useRef } from 'react'
import type { Versiculo } from '#contract/biblia.ts'
import { useAparencia } from '../aparencia/public.ts'
import { useAlvo } from '../ui/alvo.ts'
import { type Intervalo, isMarcado } from './passagem.ts'

interface VersiculosTextoProps {
  /** Each verse on a line of its own, whatever the reader chose. */
  readonly isEmVersos: boolean
  readonly capitulo: number
  readonly versiculos: readonly Versiculo[]
  /** Verses that are marked. */
  readonly passagem: readonly Intervalo[]
  /** Verses that the address leads to. */
  readonly alvo: Intervalo | null
  /** A verse number was chosen; with Shift, up to this verse. */
  readonly onChoose: (versiculo: number, extend: boolean) => void
  /** Before the first verse, in the margin. */
  readonly margem?: ReactNode
  /** Beside a verse, in the margin. */
  readonly renderNota: (versiculo: number) => ReactNode
  /** After a verse's text. */
  readonly renderChamada: (versiculo: number) => ReactNode
  /** Under the text, in its column. */
  readonly children?: ReactNode
}

/** The text of a chapter: the psalm's title, the chapter's numeral as an initial, the numbered verses. */
export function VersiculosTexto(props: VersiculosTextoProps) {
  const { capitulo, versiculos, passagem, alvo, margem, onChoose, renderNota, renderChamada, children } =
    props
  const { disposicao, numeros } = useAparencia()
  const classes = [
    'read',
    (props.isEmVersos || disposicao === 'linhas') && 'versos',
    !numeros && 'sem-numeros',
  ]
  const titulo = versiculos[0]?.titulo
  return (
    <section className="sec bib">
      <div className={classes.filter(Boolean).join(' ')}>
        {titulo && <p className="titulo-salmo">{titulo}</p>}
        <p className="capitulo">
          {versiculos.map((versiculo, index) => {
            const { id, numero_versiculo: numero } = versiculo
            const next = versiculos[index + 1]
            const marcado = isMarcado(passagem, numero)
            return (
              <Verso
                key={id}
                versiculo={versiculo}
                marcado={marcado}
                alvo={alvo !== null && isMarcado([alvo], numero)}
                isInicioDoAlvo={numero === alvo?.from}
                segueMarcado={marcado && !!next && isMarcado(passagem, next.numero_versiculo)}
                numero={
                  <NumeroDoVersiculo
                    capitulo={capitulo}
                    numero={numero}
                    marcado={marcado}
                    onChoose={(event) => onChoose(numero, event.shiftKey)}
                  />
                }
                nota={
                  <>
                    {index === 0 && margem}
                    {renderNota(numero)}
                  </>
                }
                chamada={renderChamada(numero)}
              />
            )
          })}
        </p>
        {children}
      </div>
    </section>
  )
}

interface VersoProps {
  readonly versiculo: Versiculo
  readonly marcado: boolean
  /** The address leads to it, and to it first. */
  readonly alvo: boolean
  readonly isInicioDoAlvo: boolean
  /** The mark runs on into the next verse, over the space between them. */
  readonly segueMarcado: boolean
  readonly numero: ReactNode
  readonly nota: ReactNode
  readonly chamada: ReactNode
}

/** A verse, of the same elements marked or not, so that the focus stays. Notes follow the number: floats stand in order. */
function Verso(props: VersoProps) {
  const { versiculo, marcado, alvo, isInicioDoAlvo, segueMarcado, numero, nota, chamada } = props
  const verso = useRef<HTMLSpanElement>(null)
  useAlvo(verso, isInicioDoAlvo)
  const classes = ['v', marcado && 'marcado', alvo && 'alvo']
  const { numero_versiculo, texto_biblico } = versiculo
  // The number never stands at the end of a line, away from its verse.
  const [palavra = ''] = texto_biblico.split(' ', 1)
  // Nor does a mark stand on a line of its own, away from the last word.
  const [resto, ultima] = cutBeforeLastWord(texto_biblico.slice(palavra.length))
  return (
    <>
      <span
        ref={verso}
        className={classes.filter(Boolean).join(' ')}
        id={`v${numero_versiculo}`}
        data-lugar={numero_versiculo}
      >
        <span className="nb">
          {numero}
          {palavra}
          {ultima === '' && chamada}
        </span>
        {nota}
        {resto}
        {ultima !== '' && (
          <span className="nb">
            {ultima}
            {chamada}
          </span>
        )}
        {segueMarcado && ' '}
      </span>
      {segueMarcado ? null : ' '}
    </>
  )
}

/** The last word without the space before it; '' where the text is one word, which came before. */
function cutBeforeLastWord(texto: string): [resto: string, ultima: string] {
  const cut = texto.lastIndexOf(' ') + 1
  return [texto.slice(0, cut), texto.slice(cut)]
}

interface NumeroDoVersiculoProps {
  readonly capitulo: number
  readonly numero: number
  readonly marcado: boolean
  readonly onChoose: (event: MouseEvent) => void
}

/** Marks its verse. The chapter's numeral stands in the place of the first number. */
function NumeroDoVersiculo({ capitulo, numero, marcado, onChoose }: NumeroDoVersiculoProps) {
  if (numero === 1) {
    return (
      <button
        type="button"
        className="numeral"
        aria-pressed={marcado}
        aria-label={`Capítulo ${capitulo}, versículo 1`}
        onClick={onChoose}
      >
        {capitulo}
      </button>
    )
  }
  return (
    <button
      type="button"
      className="num"
      aria-pressed={marcado}
      aria-label={`Versículo ${numero}`}
      onClick={onChoose}
    >
      {numero}
    </button>
  )
}
