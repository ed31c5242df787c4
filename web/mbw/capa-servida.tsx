import '../styles/capas.css'
import { resumeNomes } from '#contract/autores.ts'
import { clothOf, initialOf, layoutOf } from '#contract/capa.ts'
import { tamanhoDoTitulo, tituloDaCapa } from '#contract/capa-titulo.ts'
import type { LivroEmDestaque } from '#contract/mbw.ts'
import { Capa } from '../ui/capa/capa.tsx'
import { tamanhoClass } from './tamanho.ts'

interface CapaServidaProps {
  readonly livro: LivroEmDestaque
  /** For covers that are seen at once: it is not left for later. */
  readonly isFirst?: boolean
}

/**
 * The cover of an ebook in HTML that a server sends: the security policy refuses `style` attributes there, so cloth
 * and size of a drawn cover are classes (mbw.css) instead of the values that `Capa` sets.
 */
export function CapaServida({ livro, isFirst = false }: CapaServidaProps) {
  if (livro.capa !== null) return <Capa livro={livro} isFirst={isFirst} />
  const { id, titulo, ano } = livro
  const layout = layoutOf(id)
  const nomes = resumeNomes(livro.autores)
  const autores = nomes && <i>{nomes}</i>
  const nome = <b>{tituloDaCapa(titulo)}</b>
  const isNameFirst = layout === 'k1' || layout === 'k3'
  const classes = `cover ${layout} pano-${clothOf(id)} ${tamanhoClass(tamanhoDoTitulo(titulo, layout))}`
  return (
    <span className={classes} aria-hidden="true">
      <span data-l={layout === 'k4' ? initialOf(titulo) : undefined}>
        {isNameFirst && autores}
        {layout === 'k2' ? (
          <span className="etiqueta">
            {nome}
            {autores}
          </span>
        ) : (
          nome
        )}
        {!isNameFirst && layout !== 'k2' && autores}
        {ano !== null && <em>{ano}</em>}
      </span>
    </span>
  )
}
