import '../styles/citacoes.css'
import { Fragment } from 'react'
import type { Citacao } from '#contract/referencias.ts'
import { listLugares } from './citacoes.ts'
import { findChamada } from './find-chamada.ts'
import type { Citacoes } from './use-citacoes.ts'

interface DoVersiculoProps {
  readonly citacoes: Citacoes
  readonly versiculo: number
}

/** The quiet mark after a verse that the standards cite; it opens the dialog. */
export function ChamadaDaCitacao({ citacoes, versiculo }: DoVersiculoProps) {
  if (!citacoes.grupos?.porVersiculo.has(versiculo)) return null
  return (
    <>
      {'\u2060'}
      <button
        type="button"
        className="chamada"
        aria-haspopup="dialog"
        aria-label={`Versículo ${versiculo}: citado nos Padrões`}
        onClick={(event) => citacoes.open(versiculo, event.currentTarget)}
      >
        †
      </button>
    </>
  )
}

/** The places that cite a verse, for the eye; the mark after the verse says it to all, keyboard and readers too. */
export function NotaDaMargem({ citacoes, versiculo }: DoVersiculoProps) {
  const citam = citacoes.grupos?.porInicio.get(versiculo)
  if (!citam) return null
  return (
    <span
      className="nota-lateral"
      aria-hidden="true"
      onClick={({ currentTarget }) => citacoes.open(versiculo, findChamada(versiculo) ?? currentTarget)}
    >
      <span className="rubric">{versiculo}</span>
      <Lugares citacoes={citam} />
    </span>
  )
}

interface CabecaProps {
  readonly citacoes: Citacoes
}

/** Heads the margin: its title, the citations of the whole chapter, and what went wrong. */
export function CabecaDaMargem({ citacoes }: CabecaProps) {
  const isCitado = citacoes.grupos !== null && citacoes.grupos.porVersiculo.size > 0
  return isCitado || hasAviso(citacoes) ? <Cabeca citacoes={citacoes} className="nota-lateral" /> : null
}

/** The same under the text, where the screen has no margin; the verses have their marks there. */
export function CitacoesSobOTexto({ citacoes }: CabecaProps) {
  return hasAviso(citacoes) ? <Cabeca citacoes={citacoes} className="sob-o-texto" /> : null
}

/** Whether there is more to say than the title. */
function hasAviso({ grupos, retry }: Citacoes): boolean {
  return retry !== null || (grupos !== null && grupos.inteiro.length > 0)
}

function Cabeca({ citacoes, className }: CabecaProps & { className: string }) {
  const { grupos, retry } = citacoes
  return (
    <span className={className}>
      <span className="caps-titulo">Citado nos Padrões</span>
      {retry && (
        <span role="alert">
          As citações não puderam ser carregadas.{' '}
          <button type="button" className="tentar" onClick={retry}>
            Tentar de novo
          </button>
        </span>
      )}
      {grupos && grupos.inteiro.length > 0 && (
        <button
          type="button"
          className="inteiro"
          aria-haspopup="dialog"
          onClick={(event) => citacoes.open(null, event.currentTarget)}
        >
          <span className="rubric">Todo o capítulo</span> <Lugares citacoes={grupos.inteiro} />
        </button>
      )}
    </span>
  )
}

function Lugares({ citacoes }: { citacoes: readonly Citacao[] }) {
  return (
    <span>
      {listLugares(citacoes).map((lugar, index) => (
        <Fragment key={lugar}>
          {index > 0 && ', '}
          <span className="nb">{lugar}</span>
        </Fragment>
      ))}
    </span>
  )
}
