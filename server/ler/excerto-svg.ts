/** A quotation as a drawing in the house typography: paper, ink, the printers' flower; its letters are outlines. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FormatoDaImagem } from '#contract/ler.ts'
import { PROJECT_ROOT } from '#server/platform/project-root.ts'
import { type FonteDeLetras, openAlegreya, openAlegreyaSc } from '#server/recursos/fonte-de-letras.ts'
import type { Excerto } from './excerto.ts'
import { setExcerto } from './set-excerto.ts'

const PAPER = '#f5f5ef'
const INK = '#1a1d1b'
const INK_3 = '#636a65'
const RUBRIC = '#9a2a20'

const MEDIDAS = { largo: { width: 1200, height: 630 }, quadrado: { width: 1080, height: 1080 } }
const MARGIN = 84
const FRAME = 32
const FLOWER = { width: 72, height: 36, count: 3 }
/** Under the text: the place, and the name of the library. */
const FOOT = 112
const TITLE = { size: 38, tracking: 0.04 }
const NOME = { size: 24, tracking: 0.06 }

interface Fontes {
  texto: FonteDeLetras
  versaletes: FonteDeLetras
  flor: string
}

let fontes: Fontes | null = null

/** Pixels of the picture. */
export function medidasOf(formato: FormatoDaImagem): { width: number; height: number } {
  return MEDIDAS[formato]
}

/** @returns an SVG without text and without references to anything outside */
export function drawExcerto({ texto, lugar }: Excerto, formato: FormatoDaImagem): string {
  fontes ??= {
    texto: openAlegreya(400),
    versaletes: openAlegreyaSc(),
    flor: readFileSync(join(PROJECT_ROOT, 'web/styles/flor.svg'), 'utf8'),
  }
  const { width, height } = MEDIDAS[formato]
  const top = MARGIN + FLOWER.height + 20
  const box = { width: width - 2 * MARGIN, height: height - top - MARGIN - FOOT }
  const { texto: serif, versaletes, flor } = fontes
  const composto = setExcerto(texto, box, (line, size) => serif.measure(line, size))
  const { lines, size, lineHeight } = composto
  const first = top + (box.height - lines.length * lineHeight) / 2
  const paths = lines.map((line, index) =>
    serif.toPath(line, {
      x: (width - serif.measure(line, size)) / 2,
      y: first + (index + 1) * lineHeight - serif.baseline(size, lineHeight),
      size,
    }),
  )
  const foot = height - MARGIN
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${PAPER}"/>`,
    frame(width, height, FRAME, 3),
    frame(width, height, FRAME + 9, 1),
    placeFlowers(flor, width),
    `<path d="${paths.join('')}" fill="${INK}"/>`,
    centred(versaletes, lugar.toLocaleLowerCase('pt-BR'), { ...TITLE, width, y: foot - 46, color: RUBRIC }),
    centred(versaletes, 'minha biblioteca westminster', { ...NOME, width, y: foot - 4, color: INK_3 }),
    '</svg>',
  ].join('')
}

interface Linha {
  size: number
  tracking: number
  width: number
  y: number
  color: string
}

function centred(fonte: FonteDeLetras, text: string, { size, tracking, width, y, color }: Linha): string {
  const x = (width - fonte.measure(text, size, tracking)) / 2
  return `<path d="${fonte.toPath(text, { x, y, size, tracking })}" fill="${color}"/>`
}

function frame(width: number, height: number, inset: number, line: number): string {
  const size = `x="${inset}" y="${inset}" width="${width - 2 * inset}" height="${height - 2 * inset}"`
  return `<rect ${size} fill="none" stroke="${INK}" stroke-width="${line}" opacity="0.5"/>`
}

function placeFlowers(flor: string, width: number): string {
  const left = (width - FLOWER.width * FLOWER.count) / 2
  const inked = flor.replace(/<title>.*?<\/title>/, '').replaceAll('#000', RUBRIC)
  return Array.from({ length: FLOWER.count }, (_, index) => {
    const place = `x="${left + index * FLOWER.width}" y="${MARGIN - 8}" width="${FLOWER.width}" height="${FLOWER.height}"`
    return inked.replace('<svg ', `<svg fill="${RUBRIC}" ${place} `)
  }).join('')
}
