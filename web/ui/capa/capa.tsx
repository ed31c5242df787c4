import '../../styles/capas.css'
import '../../styles/capas-medidas.css'
import { useState } from 'react'
import { resumeNomes } from '#contract/autores.ts'
import { clothOf, initialOf, layoutOf } from '#contract/capa.ts'
import { tamanhoDoTitulo, tituloDaCapa } from '#contract/capa-titulo.ts'
import { tamanhoClass } from './tamanho.ts'

/** What a cover shows of an ebook. */
export interface LivroDaCapa {
  readonly id: number
  readonly titulo: string
  /** Path on this origin, or null: a cover is drawn. */
  readonly capa: string | null
  readonly autores: readonly { readonly nome: string }[]
  readonly ano?: number | null
}

interface CapaProps {
  readonly livro: LivroDaCapa
  /** For covers that are seen at once: it is not left for later. */
  readonly isFirst?: boolean
}

/** An ebook's cover, its own or a drawn one, 36 to 300 px. Silent: what stands beside it names the book. */
export function Capa({ livro, isFirst = false }: CapaProps) {
  const [broken, setBroken] = useState<string | null>(null)
  if (livro.capa === null || livro.capa === broken) return <CapaGerada livro={livro} />
  return (
    <img
      className="cover foto"
      src={livro.capa}
      alt=""
      width={400}
      height={600}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setBroken(livro.capa)}
    />
  )
}

interface CapaMiniProps {
  readonly livro: LivroDaCapa
}

/** The cover at 36 or 40 px. A drawn one shows only its binding there. */
export function CapaMini({ livro }: CapaMiniProps) {
  return (
    <span className="mini">
      <Capa livro={livro} />
    </span>
  )
}

function CapaGerada({ livro: { id, titulo, autores, ano } }: { livro: LivroDaCapa }) {
  const layout = layoutOf(id)
  const tamanho = tamanhoClass(tamanhoDoTitulo(titulo, layout))
  const nomes = resumeNomes(autores)
  const nome = nomes && <i>{nomes}</i>
  const nomeDoLivro = <b>{tituloDaCapa(titulo)}</b>
  const isNameFirst = layout === 'k1' || layout === 'k3'
  return (
    <span className={`cover ${layout} pano-${clothOf(id)} ${tamanho}`} aria-hidden="true">
      <span data-l={layout === 'k4' ? initialOf(titulo) : undefined}>
        {isNameFirst && nome}
        {layout === 'k2' ? (
          <span className="etiqueta">
            {nomeDoLivro}
            {nome}
          </span>
        ) : (
          nomeDoLivro
        )}
        {!isNameFirst && layout !== 'k2' && nome}
        {ano != null && <em>{ano}</em>}
      </span>
    </span>
  )
}
