import '../styles/biblia.css'
import '../styles/biblia-estrutura.css'
import '../styles/versos-lidos.css'
import { Fragment, type ReactNode } from 'react'
import type { Aparencia } from '#contract/aparencia.ts'
import type { Versiculo } from '#contract/biblia.ts'
import {
  type BlocoDeVersiculos,
  estruturaDoCapitulo,
  hasBlocos,
  type PedacoDoVersiculo,
} from './estrutura-do-capitulo.ts'
import { isEmVersos } from './is-em-versos.ts'
import { type Intervalo, isMarcado } from './passagem.ts'

interface VersosLidosProps {
  readonly className: string
  /** How the reader wants verses to be set. */
  readonly aparencia: Pick<Aparencia, 'disposicao' | 'numeros'>
  readonly livro: number
  readonly versiculos: readonly Versiculo[]
  /** Verses that are marked. */
  readonly passagem?: readonly Intervalo[]
  /** What stands for the verses that are missing before this one. */
  readonly renderLacuna: (numero: number) => ReactNode
  /** What stands after the last verse. */
  readonly children?: ReactNode
}

/** Verses outside of their page: set as their edition sets them, a passage marked, and nothing in them that could be used. */
export function VersosLidos({ className, aparencia, livro, versiculos, ...resto }: VersosLidosProps) {
  const { disposicao, numeros } = aparencia
  const isPoema = isEmVersos(livro)
  const comBlocos = hasBlocos(versiculos) && (isPoema || disposicao !== 'linhas')
  const isEmLinhas = !comBlocos && (isPoema || disposicao === 'linhas')
  const classes = [className, isEmLinhas && 'versos', !numeros && 'sem-numeros']
  const titulo = versiculos[0]?.titulo
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
          return <Bloco key={key} bloco={parte} {...resto} />
        })}
        {resto.children}
      </div>
    </div>
  )
}

interface BlocoProps extends Pick<VersosLidosProps, 'passagem' | 'renderLacuna'> {
  readonly bloco: BlocoDeVersiculos
}

function Bloco({ bloco: { tipo, estrofe, pedacos }, passagem = [], renderLacuna }: BlocoProps) {
  const classes = ['bloco', tipo, /^(?:q|li)/.test(tipo) && 'linha', estrofe && 'estrofe']
  return (
    <p className={classes.filter(Boolean).join(' ')}>
      {pedacos.map((pedaco, index) => {
        const marcado = isNaPassagem(pedaco, passagem)
        const next = pedacos[index + 1]
        const segue = marcado && next !== undefined && isNaPassagem(next, passagem)
        return (
          <Fragment key={pedaco.versiculo.id}>
            {pedaco.inicio === 0 && renderLacuna(pedaco.versiculo.numero_versiculo)}
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
