import '../styles/biblia-estrutura.css'
import { memo, type ReactNode, useMemo } from 'react'
import { useLocation } from 'react-router'
import * as z from 'zod/mini'
import type { Versiculo } from '#contract/biblia.ts'
import type { CorDoDestaque } from '#contract/destaques.ts'
import { useAparencia } from '../aparencia/public.ts'
import { isRestored } from '../platform/page-memory.ts'
import { usePieceByPiece } from '../platform/use-piece-by-piece.ts'
import { useLembrado } from '../ui/use-lembrado.ts'
import {
  type BlocoDeVersiculos,
  cutPartes,
  estruturaDoCapitulo,
  hasBlocos,
  type PedacoDoVersiculo,
} from './estrutura-do-capitulo.ts'
import { AbrirNotaContext, NotaDeRodapeDialog, NotasDeRodapeNoPapel } from './nota-de-rodape.tsx'
import { NumeroDoVersiculo } from './numero-do-versiculo.tsx'
import { type Intervalo, isMarcado } from './passagem.ts'
import { Verso } from './verso.tsx'

interface VersiculosTextoProps {
  /** Each verse on a line of its own, whatever the reader chose, unless the edition keeps the lines of its poems. */
  readonly isEmVersos: boolean
  /** Name of the book. */
  readonly nome: string
  readonly capitulo: number
  readonly versiculos: readonly Versiculo[]
  /** Verses that are marked. */
  readonly passagem: readonly Intervalo[]
  /** Verses that the address leads to. */
  readonly alvo: Intervalo | null
  /** The reader's mark on a verse. */
  readonly corOf: (versiculo: number) => CorDoDestaque | null
  /** Beside the end of a verse, in the margin of the page. */
  readonly renderSinais: (versiculo: number) => ReactNode
  /** A verse number was chosen; with Shift, up to this verse. */
  readonly onChoose: (versiculo: number, extend: boolean) => void
  /** Before the first verse, in the margin. */
  readonly margem?: ReactNode
  /** What stands before a verse in the place of others that are left out. */
  readonly renderLacuna?: (versiculo: number) => ReactNode
  /** What stands after the last verse in the place of others that are left out. */
  readonly lacunaFinal?: ReactNode
  /** Beside a verse, in the margin. */
  readonly renderNota: (versiculo: number) => ReactNode
  /** After a verse's text. */
  readonly renderChamada: (versiculo: number) => ReactNode
  /** Under the text, in its column. */
  readonly children?: ReactNode
}

const NotaAberta = z.nullable(z.string())

/** The text of a chapter as its edition sets it: the psalm's title, the chapter's numeral as an initial, the numbered verses. */
export function VersiculosTexto(props: VersiculosTextoProps) {
  const { nome, capitulo, versiculos, passagem, alvo, children } = props
  const { disposicao, numeros } = useAparencia()
  const [aberta, setAberta] = useLembrado('rodape', NotaAberta, null)
  const comBlocos = hasBlocos(versiculos) && (props.isEmVersos || disposicao !== 'linhas')
  const { partes, notas } = useMemo(() => estruturaDoCapitulo(versiculos, comBlocos), [versiculos, comBlocos])
  const { key } = useLocation()
  // Who comes for a verse, or comes back, is led to a place that must be there.
  const isWhole = passagem.length > 0 || alvo !== null || isRestored(key)
  const drawn = usePieceByPiece(versiculos.length, isWhole)
  const isEmLinhas = !comBlocos && (props.isEmVersos || disposicao === 'linhas')
  const classes = ['read', isEmLinhas && 'versos', !numeros && 'sem-numeros']
  const titulo = versiculos[0]?.titulo
  const nota = notas.find(({ sinal }) => sinal === aberta)
  return (
    <section className="sec bib">
      <div className={classes.filter(Boolean).join(' ')}>
        {titulo && <p className="titulo-salmo">{titulo}</p>}
        <AbrirNotaContext value={setAberta}>
          <div className="capitulo">
            {cutPartes(partes, versiculos[drawn]).map((parte, index) => {
              // The parts of one chapter have no other name, and do not change.
              const key = `${index}`
              if ('titulo' in parte) return <Titulo key={key} {...parte} />
              return <Bloco key={key} bloco={parte} {...props} />
            })}
          </div>
        </AbrirNotaContext>
        {children}
        <NotasDeRodapeNoPapel notas={notas} />
      </div>
      {nota && (
        <NotaDeRodapeDialog nota={nota} lugar={`${nome} ${capitulo}`} onClose={() => setAberta(null)} />
      )}
    </section>
  )
}

/** From this level on it names the passages that a section covers, and leads no part of the text. */
const NIVEL_DE_FAIXA = 4

/** A heading of the edition's, no word of the text. */
function Titulo({ titulo, nivel }: { titulo: string; nivel: number }) {
  if (nivel >= NIVEL_DE_FAIXA) return <p className="faixa-da-secao">{titulo}</p>
  const Heading = nivel <= 1 ? 'h2' : 'h3'
  return <Heading className="titulo-de-secao">{titulo}</Heading>
}

/** Beside a line of a poem the numeral, three lines high, would push lines aside: it has a line of its own. */
const EM_LINHAS: ReadonlySet<string> = new Set(['q1', 'q2', 'q3', 'li1', 'li2'])

function Bloco({ bloco, ...props }: { bloco: BlocoDeVersiculos } & VersiculosTextoProps) {
  const { tipo, estrofe, pedacos } = bloco
  const isLinha = EM_LINHAS.has(tipo)
  const classes = ['bloco', tipo, isLinha && 'linha', estrofe && 'estrofe']
  const [first] = pedacos
  const numeral = isLinha && first && isNumeral(first) && first.versiculo
  return (
    <>
      {numeral && (
        <p className="numeral-a-parte">
          <span className="v" id="v1" data-lugar="1">
            <Numero versiculo={numeral} {...props} />
          </span>
        </p>
      )}
      <p className={classes.filter(Boolean).join(' ')}>
        {pedacos.map((pedaco, index) => (
          <VersoDoBloco
            key={pedaco.versiculo.id}
            pedaco={pedaco}
            next={pedacos[index + 1]}
            isNumerado={!numeral || pedaco !== first}
            {...props}
          />
        ))}
      </p>
    </>
  )
}

function isNumeral({ inicio, versiculo }: PedacoDoVersiculo): boolean {
  return inicio === 0 && versiculo.numero_versiculo === 1
}

interface VersoDoBlocoProps extends VersiculosTextoProps {
  readonly pedaco: PedacoDoVersiculo
  readonly next: PedacoDoVersiculo | undefined
  /** Its number stands before it; not that of a numeral which stands apart. */
  readonly isNumerado: boolean
}

/** Drawn anew only where something about the whole text has changed, not when more of it is drawn. */
const VersoDoBloco = memo(({ pedaco, next, isNumerado, ...props }: VersoDoBlocoProps) => {
  const { versiculos, passagem, alvo, margem, renderNota, renderChamada } = props
  const { versiculo, inicio, isFim } = pedaco
  const numero = versiculo.numero_versiculo
  const isInicio = inicio === 0
  const isIn = (intervalos: readonly Intervalo[], { numero_versiculo, ate }: Versiculo) =>
    isMarcado(intervalos, numero_versiculo, ate)
  const marcado = isIn(passagem, versiculo)
  const cor = props.corOf(numero)
  const isSegue = (outro: Versiculo) =>
    (marcado && isIn(passagem, outro)) || (cor !== null && cor === props.corOf(outro.numero_versiculo))
  const isAlvo = (outro: Versiculo) => alvo !== null && isIn([alvo], outro)
  return (
    <>
      {isInicio && props.renderLacuna?.(numero)}
      <Verso
        pedaco={pedaco}
        id={isInicio && isNumerado ? `v${numero}` : undefined}
        marcado={marcado}
        alvo={isAlvo(versiculo)}
        isInicioDoAlvo={isInicio && isAlvo(versiculo) && versiculos.find(isAlvo) === versiculo}
        cor={cor}
        segueMarcado={next !== undefined && isSegue(next.versiculo)}
        numero={isInicio && isNumerado && <Numero versiculo={versiculo} {...props} />}
        nota={
          isInicio && (
            <>
              {versiculo === versiculos[0] && margem}
              {renderNota(numero)}
            </>
          )
        }
        chamada={isFim && renderChamada(numero)}
        sinais={isFim && props.renderSinais(numero)}
      />
      {isFim && versiculo === versiculos.at(-1) && props.lacunaFinal}
    </>
  )
})

function Numero({
  versiculo,
  capitulo,
  passagem,
  onChoose,
}: { versiculo: Versiculo } & VersiculosTextoProps) {
  return (
    <NumeroDoVersiculo
      capitulo={capitulo}
      versiculo={versiculo}
      marcado={isMarcado(passagem, versiculo.numero_versiculo, versiculo.ate)}
      onChoose={({ shiftKey }) => onChoose(versiculo.numero_versiculo, shiftKey)}
    />
  )
}
