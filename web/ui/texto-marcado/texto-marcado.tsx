import { Fragment, memo, type ReactNode } from 'react'
import type { AcoesDoTexto } from './acoes.ts'
import { type Corrida, cutCorridas, groupCorridas, maisInterna } from './corridas.ts'
import { ELEMENTO, type FaixaDestaque, type FaixaDoTexto, isAtiva, isDestaque, isEstilo } from './faixas.ts'
import { MarcaAtivada } from './marca-ativada.tsx'

interface TextoMarcadoProps {
  readonly texto: string
  readonly faixas: readonly FaixaDoTexto[]
  readonly acoes: AcoesDoTexto
}

/** A text with its marks. Nothing adds or takes away a character: positions in page and text are one (posicoes.ts). */
export const TextoMarcado = memo(function TextoMarcado({ texto, faixas, acoes }: TextoMarcadoProps) {
  return groupCorridas(cutCorridas(texto, faixas), isAtiva).map(({ faixa, corridas }) => {
    const key = corridas[0]?.inicio
    if (faixa === null) {
      return groupCorridas(corridas, isDestaque, maisInterna).map(({ corridas: dentro }) => (
        <Fragment key={dentro[0]?.inicio}>
          <ComDestaques corridas={dentro} />
          <DestaquesQueTerminam corridas={dentro} onOpen={acoes.onDestaque} />
        </Fragment>
      ))
    }
    return (
      <Fragment key={key}>
        <MarcaAtivada marca={faixa} texto={corridas.map((corrida) => corrida.texto).join('')} acoes={acoes}>
          <ComDestaques corridas={faixa.tipo === 'referencia' ? corridas.map(asCitacao) : corridas} />
        </MarcaAtivada>
        {/* Not inside: who opens a highlight does not follow the link. */}
        <DestaquesQueTerminam corridas={corridas} onOpen={acoes.onDestaque} />
      </Fragment>
    )
  })
})

/** Its ranges with an en dash, as citations are printed: one character for one, so that positions stay. */
function asCitacao<Piece extends { readonly texto: string }>(corrida: Piece): Piece {
  return { ...corrida, texto: corrida.texto.replaceAll('-', '–') }
}

interface CorridasProps {
  readonly corridas: readonly Corrida<FaixaDoTexto>[]
}

function ComDestaques({ corridas }: CorridasProps) {
  return groupCorridas(corridas, isDestaque, maisInterna).map(({ faixa, corridas: dentro }) => {
    const key = dentro[0]?.inicio
    const texto = dentro.map((corrida) => <Estilos key={corrida.inicio} corrida={corrida} />)
    if (faixa === null) return <Fragment key={key}>{texto}</Fragment>
    return (
      <mark key={key} data-destaque={faixa.id} data-cor={faixa.cor} data-nota={faixa.temNota || undefined}>
        {texto}
      </mark>
    )
  })
}

/** After some words: what opens the highlights that end among them, also one that lies under another. */
function DestaquesQueTerminam({
  corridas,
  onOpen,
}: CorridasProps & { readonly onOpen: AcoesDoTexto['onDestaque'] }) {
  const terminam = corridas.flatMap(({ fim, faixas }) =>
    faixas.filter(isDestaque).filter((faixa) => faixa.isUltima && faixa.fim === fim),
  )
  return terminam.map((faixa) => <AbrirDestaque key={faixa.id} faixa={faixa} onOpen={onOpen} />)
}

/** What the keyboard reaches of a highlight: a click on its words does the same. It holds no text of its own. */
function AbrirDestaque({ faixa, onOpen }: { faixa: FaixaDestaque; onOpen: (id: string) => void }) {
  return (
    <button
      type="button"
      className="abrir-destaque"
      data-abre={faixa.id}
      data-nota={faixa.temNota || undefined}
      aria-haspopup="dialog"
      aria-label={`Destaque ${faixa.cor}${faixa.temNota ? ' com nota' : ''}: abrir`}
      onClick={() => onOpen(faixa.id)}
    />
  )
}

/** One run, inside the elements of its styles. */
function Estilos({ corrida }: { corrida: Corrida<FaixaDoTexto> }) {
  const isAchado = corrida.faixas.some(({ tipo }) => tipo === 'achado')
  return (
    <Vestido estilos={corrida.faixas.filter(isEstilo).map(({ tipo }) => tipo)}>
      {isAchado ? <mark className="achado">{corrida.texto}</mark> : corrida.texto}
    </Vestido>
  )
}

interface VestidoProps {
  readonly estilos: readonly (keyof typeof ELEMENTO)[]
  readonly children: ReactNode
}

function Vestido({ estilos: [estilo, ...rest], children }: VestidoProps): ReactNode {
  if (estilo === undefined) return children
  const Elemento = ELEMENTO[estilo]
  return (
    <Elemento className={estilo === 'versalete' ? 'versalete' : undefined}>
      <Vestido estilos={rest}>{children}</Vestido>
    </Elemento>
  )
}
