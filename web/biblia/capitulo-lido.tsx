import '../styles/biblia.css'
import '../styles/biblia-estrutura.css'
import '../styles/capitulo-lido.css'
import { Fragment } from 'react'
import type { Aparencia } from '#contract/aparencia.ts'
import type { Versiculo } from '#contract/biblia.ts'
import {
  type BlocoDeVersiculos,
  estruturaDoCapitulo,
  hasBlocos,
  type PedacoDoVersiculo,
} from './estrutura-do-capitulo.ts'
import { isEmVersos } from './is-em-versos.ts'
import { Lacuna } from './lacuna.tsx'
import { findLacunaFinal, findLacunas } from './lacunas.ts'
import { type Intervalo, isMarcado } from './passagem.ts'

interface CapituloLidoProps {
  /** How the reader wants verses to be set. */
  readonly aparencia: Pick<Aparencia, 'disposicao' | 'numeros'>
  readonly livro: number
  readonly capitulo: number
  readonly versiculos: readonly Versiculo[]
  /** Verses that are marked. */
  readonly passagem: readonly Intervalo[]
  /** The edition has gaps, which are shown. */
  readonly isParcial: boolean
}

/** A chapter beside another text: set as its edition sets it, a passage marked, and nothing in it that could be used. */
export function CapituloLido(props: CapituloLidoProps) {
  const { livro, capitulo, versiculos, isParcial } = props
  const { disposicao, numeros } = props.aparencia
  const isPoema = isEmVersos(livro)
  const comBlocos = hasBlocos(versiculos) && (isPoema || disposicao !== 'linhas')
  const isEmLinhas = !comBlocos && (isPoema || disposicao === 'linhas')
  const classes = ['bib', 'capitulo-lido', isEmLinhas && 'versos', !numeros && 'sem-numeros']
  const titulo = versiculos[0]?.titulo
  const final = isParcial ? findLacunaFinal(versiculos) : null
  const lacunas: ReadonlyMap<number, Intervalo> = isParcial ? findLacunas(versiculos) : new Map()
  return (
    <div className={classes.filter(Boolean).join(' ')}>
      {titulo && <p className="titulo-salmo">{titulo}</p>}
      <div className="capitulo">
        {estruturaDoCapitulo(versiculos, comBlocos).partes.map((parte, index) => {
          // The parts of one chapter have no other name, and do not change.
          const key = `${index}`
          if ('titulo' in parte)
            return (
              <p key={key} className="titulo-de-secao">
                {parte.titulo}
              </p>
            )
          return <Bloco key={key} bloco={parte} lacunas={lacunas} {...props} />
        })}
        {final && <Lacuna lacuna={final} capitulo={capitulo} />}
      </div>
    </div>
  )
}

interface BlocoProps extends CapituloLidoProps {
  readonly bloco: BlocoDeVersiculos
  readonly lacunas: ReadonlyMap<number, Intervalo>
}

function Bloco({ bloco: { tipo, estrofe, pedacos }, lacunas, capitulo, passagem }: BlocoProps) {
  const classes = ['bloco', tipo, /^(?:q|li)/.test(tipo) && 'linha', estrofe && 'estrofe']
  return (
    <p className={classes.filter(Boolean).join(' ')}>
      {pedacos.map((pedaco, index) => {
        const lacuna = pedaco.inicio === 0 && lacunas.get(pedaco.versiculo.numero_versiculo)
        const marcado = isNaPassagem(pedaco, passagem)
        const next = pedacos[index + 1]
        const segue = marcado && next !== undefined && isNaPassagem(next, passagem)
        return (
          <Fragment key={pedaco.versiculo.id}>
            {lacuna && <Lacuna lacuna={lacuna} capitulo={capitulo} />}
            <Verso pedaco={pedaco} marcado={marcado} segue={segue} />
          </Fragment>
        )
      })}
    </p>
  )
}

function isNaPassagem({ versiculo }: PedacoDoVersiculo, passagem: readonly Intervalo[]): boolean {
  return isMarcado(passagem, versiculo.numero_versiculo, versiculo.ate)
}

interface VersoProps {
  readonly pedaco: PedacoDoVersiculo
  readonly marcado: boolean
  /** The mark runs on over the space to the next verse. */
  readonly segue: boolean
}

function Verso({ pedaco: { versiculo, inicio, corridas }, marcado, segue }: VersoProps) {
  const { numero_versiculo: numero, ate } = versiculo
  const classes = [inicio === 0 ? 'v' : 'v-segue', marcado && 'marcado']
  return (
    <>
      <span className={classes.filter(Boolean).join(' ')}>
        {inicio === 0 && <sup className="numero">{ate === undefined ? numero : `${numero}–${ate}`}</sup>}
        {corridas.map(({ texto, jesus }, index) => {
          const key = `${index}`
          return (
            <span key={key} className={jesus ? 'jesus' : undefined}>
              {texto}
            </span>
          )
        })}
        {segue && ' '}
      </span>
      {!segue && ' '}
    </>
  )
}
