import { useRef } from 'react'
import { Link } from 'react-router'
import { type AncoraDosVersiculos, formatAncoraDosVersiculos } from '#contract/ancora.ts'
import type { LinhaDaComparacao } from '#contract/biblia.ts'
import { paths } from '../paths.ts'
import { useAlvo } from '../ui/alvo.ts'
import type { EdicaoInstalada } from './edicoes-comparadas.ts'
import { findLugarComparado, toLugarComparado } from './lugar-comparado.ts'
import { formatIntervalos, type Intervalo, isMarcado } from './passagem.ts'

interface LinhasComparadasProps {
  readonly livroId: number
  /** Name of the book. */
  readonly nome: string
  readonly capitulo: number
  readonly edicoes: readonly EdicaoInstalada[]
  /** Short name of the edition in which the reader reads. */
  readonly emUso: string | null
  readonly linhas: readonly LinhaDaComparacao[]
  /** Verses that the address leads to. */
  readonly alvo: AncoraDosVersiculos | null
}

/** A chapter in several editions, each row what says the same: columns side by side, on a phone one under the other. */
export function LinhasComparadas({ linhas, alvo, ...capitulo }: LinhasComparadasProps) {
  const { edicoes } = capitulo
  const intervalos = linhas.map((linha, index) => toIntervalo(linha, linhas[index + 1]))
  const primeira = alvo && intervalos.findIndex(({ from, to }) => isMarcado([alvo], from, to))
  return (
    <div className={`comparacao colunas-${edicoes.length}`}>
      {/* For the eye: each text says its edition. */}
      <div className="comparacao-cabeca" aria-hidden="true">
        {edicoes.map(({ sigla, nome }) => (
          <p key={sigla} className="caps-titulo">
            {nome}
          </p>
        ))}
      </div>
      <ol>
        {linhas.map((linha, index) => (
          <Linha
            key={linha.id}
            linha={linha}
            versos={intervalos[index] ?? { from: 1, to: 1 }}
            isAlvo={index === primeira}
            {...capitulo}
          />
        ))}
      </ol>
    </div>
  )
}

/** The verses of a row: up to where the next one begins; the last row has as many as a text of it says. */
function toIntervalo({ id, textos }: LinhaDaComparacao, next: LinhaDaComparacao | undefined): Intervalo {
  const from = id % 1_000
  if (next) return { from, to: Math.max(from, (next.id % 1_000) - 1) }
  const joined = textos.flat().map(({ numero_versiculo, ate = numero_versiculo }) => ate - numero_versiculo)
  return { from, to: from + Math.max(0, ...joined) }
}

interface LinhaProps extends Omit<LinhasComparadasProps, 'linhas' | 'alvo'> {
  readonly linha: LinhaDaComparacao
  readonly versos: Intervalo
  readonly isAlvo: boolean
}

function Linha({ livroId, nome, capitulo, edicoes, emUso, linha, versos, isAlvo }: LinhaProps) {
  const item = useRef<HTMLLIElement>(null)
  useAlvo(item, isAlvo)
  const numero = formatIntervalos([versos])
  const lugar = findLugarComparado(linha, edicoes, emUso)
  const noCanon = `${paths.capituloBiblia(livroId, capitulo)}#${formatAncoraDosVersiculos(versos)}`
  return (
    <li ref={item} id={`v${versos.from}`} className={isAlvo ? 'alvo' : undefined}>
      <Link
        className="rubric"
        to={lugar ? toLugarComparado(livroId, lugar) : noCanon}
        aria-label={`Abrir ${nome} ${capitulo}.${numero}`}
      >
        {numero}
      </Link>
      {edicoes.map(({ sigla, nome: edicao }, index) => (
        <p key={sigla}>
          <span className="edicao-da-coluna">{edicao}: </span>
          <Texto textos={linha.textos[index] ?? []} versos={versos} capitulo={capitulo} />
        </p>
      ))}
    </li>
  )
}

interface TextoProps {
  readonly textos: LinhaDaComparacao['textos'][number]
  readonly versos: Intervalo
  readonly capitulo: number
}

/** What an edition says in a row, with its own numbers where they are others than the row's. */
function Texto({ textos, versos, capitulo }: TextoProps) {
  if (textos.length === 0) return <i className="faint">não está nesta edição</i>
  return textos.map((texto, index) => {
    const { numero_versiculo: from, ate: to = from, texto_biblico } = texto
    const isSame = texto.capitulo === capitulo && from === versos.from && to === versos.to
    const numero = `${texto.capitulo === capitulo ? '' : `${texto.capitulo}.`}${formatIntervalos([{ from, to }])}`
    return (
      <span key={`${texto.capitulo}.${from}`}>
        {index > 0 && ' '}
        {!isSame && <sup className="numero-da-edicao nb">{numero}&nbsp;</sup>}
        {texto_biblico}
      </span>
    )
  })
}
