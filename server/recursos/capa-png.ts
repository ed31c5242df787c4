import sharp from 'sharp'
import { clothOf, layoutOf } from '#contract/capa.ts'
import { tamanhoDoTitulo } from '#contract/capa-titulo.ts'
import type { Simbolo } from '#contract/padrao-texto.ts'
import { withImageTurn } from '#server/platform/image-work.ts'
import { type CapaGerada, drawCapa, type TextosDaCapa } from './capa-svg.ts'

/** Pixels; 2:3, and wide enough for a tablet's shelf. */
const LARGURA = 800

/** The cover of an ebook that has none. */
export function renderCapaDoEbook(ebookId: number, textos: TextosDaCapa): Promise<Buffer> {
  const layout = layoutOf(ebookId)
  const tituloCqw = tamanhoDoTitulo(textos.titulo, layout)
  return render({ layout, cloth: clothOf(ebookId), tituloCqw }, textos)
}

/** Cloths of the standards (design, "Tokens"). */
const CLOTH_BY_SIMBOLO: Readonly<Record<number, number>> = { 1: 1, 2: 3, 3: 2, 4: 4, 5: 5, 6: 6 }

export function renderCapaDoPadrao({ id, titulo, ano }: Simbolo): Promise<Buffer> {
  const capa: CapaGerada = {
    layout: 'k1',
    cloth: CLOTH_BY_SIMBOLO[id] ?? 1,
    tituloCqw: tamanhoDoTitulo(titulo, 'k1'),
  }
  return render(capa, { titulo, autores: 'Assembleia de Westminster', impressao: String(ano) })
}

export function renderCapaDasNotas(nome: string): Promise<Buffer> {
  const titulo = 'Minhas notas'
  const capa: CapaGerada = { layout: 'k2', cloth: 2, tituloCqw: tamanhoDoTitulo(titulo, 'k2') }
  return render(capa, { titulo, autores: nome, impressao: null })
}

function render(capa: CapaGerada, textos: TextosDaCapa): Promise<Buffer> {
  return withImageTurn(() =>
    sharp(Buffer.from(drawCapa(capa, textos)), { density: 300 })
      .resize(LARGURA, LARGURA * 1.5)
      .png({ palette: true })
      .toBuffer(),
  )
}

/** A cover that the book brought along. */
export function toPng(webp: Buffer): Promise<Buffer> {
  return withImageTurn(() => sharp(webp).png().toBuffer())
}
