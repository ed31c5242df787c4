/** The generated cover as a drawing, in hundredths of its width. A file brings its letters along as outlines. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { initialOf, type LayoutDaCapa } from '#contract/capa.ts'
import { unidades } from '#contract/capa-titulo.ts'
import { PROJECT_ROOT } from '#server/platform/project-root.ts'
import { breakLines } from './break-lines.ts'
import { type FonteDeLetras, openAlegreya, openAlegreyaSc } from './fonte-de-letras.ts'

export interface CapaGerada {
  layout: LayoutDaCapa
  /** 1 to 8, as in the tokens `--cloth-1` to `--cloth-8`. */
  cloth: number
  /** Size of the title, in hundredths of the cover's width. */
  tituloCqw: number
}

export interface TextosDaCapa {
  titulo: string
  /** Authors, or null. */
  autores: string | null
  /** Year or imprint, or null. */
  impressao: string | null
}

const WIDTH = 100
const HEIGHT = 150
const ON_CLOTH = '#f6f0e1'
const PRINT = '#22241f'
const LABEL = '#f4eee0'
const PAGE = '#f1ebdd'
const RUBRIC = '#9a2a20'
const CLOTHS = ['#6a2320', '#1d4b3e', '#20354d', '#5b4130', '#3d4850', '#4b5230', '#80540f', '#27251f']

interface Fontes {
  titulo: FonteDeLetras
  texto: FonteDeLetras
  versaletes: FonteDeLetras
}

let fontes: Fontes | null = null

interface Block {
  text: string
  fonte: FonteDeLetras
  size: number
  lineHeight: number
  tracking: number
}

interface Box {
  left: number
  right: number
  color: string
  align: 'left' | 'center'
}

/** @returns an SVG of 2:3; it holds no text and no reference to anything outside */
export function drawCapa({ layout, cloth, tituloCqw }: CapaGerada, textos: TextosDaCapa): string {
  fontes ??= { titulo: openAlegreya(500), texto: openAlegreya(400), versaletes: openAlegreyaSc() }
  const color = CLOTHS[cloth - 1] ?? CLOTHS[0]
  const blocks = {
    titulo: toBlock(textos.titulo, fontes.titulo, tituloCqw, 1.04, -0.01),
    autores: toBlock(
      (textos.autores ?? '').toLocaleLowerCase('pt-BR'),
      fontes.versaletes,
      layout === 'k2' ? 6.6 : 7.6,
      1.15,
      0.07,
    ),
    impressao: toBlock(textos.impressao ?? '', fontes.texto, 7.2, 1.2, 0),
  }
  const drawing = LAYOUTS[layout](blocks, color ?? PRINT, fontes.titulo)
  const ground = layout === 'k3' ? PAGE : color
  const hinge = `<rect width="1.2" height="${HEIGHT}" fill="#000" opacity="0.18"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="${ground}"/>${drawing}${hinge}</svg>`
}

interface Blocks {
  titulo: Block
  autores: Block
  impressao: Block
}

const LAYOUTS: Readonly<
  Record<LayoutDaCapa, (blocks: Blocks, cloth: string, fonte: FonteDeLetras) => string>
> = {
  k1({ titulo, autores, impressao }) {
    const box: Box = { left: 13, right: 89, color: ON_CLOTH, align: 'center' }
    const middle = (17 + heightOf(autores, box) + HEIGHT - 13 - heightOf(impressao, box)) / 2
    return [
      frame(6.5, 4.5, 89, 141, 0.7, ON_CLOTH, 0.62),
      frame(8.6, 6.6, 84.8, 136.8, 0.35, ON_CLOTH, 0.62),
      draw(autores, { ...box, left: 18, right: 84 }, 17),
      draw(titulo, box, middle - heightOf(titulo, box) / 2),
      draw(impressao, box, HEIGHT - 13 - heightOf(impressao, box)),
    ].join('')
  },
  k2({ titulo, autores, impressao }) {
    const box: Box = { left: 19.5, right: 82.5, color: PRINT, align: 'left' }
    return [
      `<rect x="12" y="16" width="78" height="86" rx="0.6" fill="${LABEL}"/>`,
      frame(14.4, 18.4, 73.2, 81.2, 0.5, PRINT, 1),
      draw(titulo, box, 24),
      draw(autores, box, 94 - heightOf(autores, box)),
      draw(impressao, { ...box, left: 12, color: ON_CLOTH }, HEIGHT - 9 - heightOf(impressao, box), 0.86),
    ].join('')
  },
  k3({ titulo, autores, impressao }, cloth) {
    const box: Box = { left: 15, right: 90, color: PRINT, align: 'left' }
    const rule = 11 + heightOf(autores, box) + 7
    const foot = HEIGHT - 9 - heightOf(impressao, box)
    return [
      `<rect width="6" height="${HEIGHT}" fill="${cloth}"/>`,
      draw(autores, box, 11),
      `<rect x="15" y="${rule}" width="75" height="1.6" fill="${PRINT}"/><rect x="15" y="${rule + 2.7}" width="75" height="0.5" fill="${PRINT}"/>`,
      draw(titulo, box, rule + 8.6),
      impressao.text && `<rect x="15" y="${foot - 4.5}" width="75" height="0.5" fill="${PRINT}"/>`,
      draw(impressao, { ...box, color: RUBRIC }, foot),
    ].join('')
  },
  k4({ titulo, autores, impressao }, _cloth, fonte) {
    const box: Box = { left: 12, right: 90, color: ON_CLOTH, align: 'left' }
    const initial = initialOf(titulo.text)
    const size = 128
    const x = WIDTH + 6 - fonte.measure(initial, size)
    const y = HEIGHT + 27 - fonte.baseline(size, size)
    return [
      `<path d="${fonte.toPath(initial, { x, y, size })}" fill="${ON_CLOTH}" opacity="0.17"/>`,
      draw(titulo, box, 11),
      draw(autores, box, 11 + heightOf(titulo, box) + 5),
      draw(impressao, box, HEIGHT - 9 - heightOf(impressao, box), 0.86),
    ].join('')
  },
  k5({ titulo, autores, impressao }) {
    const box: Box = { left: 12, right: 90, color: ON_CLOTH, align: 'left' }
    const foot = HEIGHT - 9 - heightOf(impressao, box)
    const autoresTop = foot - 1.5 - heightOf(autores, box)
    return [
      `<rect x="12" y="11" width="78" height="0.6" fill="${ON_CLOTH}" opacity="0.7"/><rect x="12" y="34.9" width="78" height="0.6" fill="${ON_CLOTH}" opacity="0.7"/>`,
      drawFlowers(),
      draw(titulo, box, 42),
      draw(autores, box, autoresTop),
      draw(impressao, box, foot, 0.86),
    ].join('')
  },
}

function toBlock(text: string, fonte: FonteDeLetras, size: number, leading: number, tracking: number): Block {
  return { text: text.trim(), fonte, size, lineHeight: size * leading, tracking }
}

function linesOf({ text, fonte, size, tracking }: Block, { left, right }: Box): string[] {
  return breakLines(unidades(text), right - left, (line) => fonte.measure(line, size, tracking))
}

function heightOf(block: Block, box: Box): number {
  return linesOf(block, box).length * block.lineHeight
}

function draw(block: Block, box: Box, top: number, opacity = 1): string {
  const { fonte, size, lineHeight, tracking } = block
  const paths = linesOf(block, box).map((line, index) => {
    const slack = box.right - box.left - fonte.measure(line, size, tracking)
    const x = box.left + (box.align === 'center' ? slack / 2 : 0)
    const y = top + (index + 1) * lineHeight - fonte.baseline(size, lineHeight)
    return fonte.toPath(line, { x, y, size, tracking })
  })
  return `<path d="${paths.join('')}" fill="${box.color}" opacity="${opacity}"/>`
}

function frame(
  x: number,
  y: number,
  width: number,
  height: number,
  line: number,
  color: string,
  opacity: number,
) {
  return `<rect x="${x + line / 2}" y="${y + line / 2}" width="${width - line}" height="${height - line}" fill="none" stroke="${color}" stroke-width="${line}" opacity="${opacity}"/>`
}

/** Two flowers of 39 by 19.5, from the same file that the pages use. */
function drawFlowers(): string {
  const flower = readFileSync(join(PROJECT_ROOT, 'web/styles/flor.svg'), 'utf8')
    .replace(/<title>.*?<\/title>/, '')
    .replaceAll('#000', ON_CLOTH)
  const place = (x: number) =>
    flower.replace('<svg ', `<svg fill="${ON_CLOTH}" x="${x}" y="13.5" width="39" height="19.5" `)
  return `<g opacity="0.85">${place(12)}${place(51)}</g>`
}
