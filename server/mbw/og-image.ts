/** The picture that social networks show beside a link to the page: name and tagline on the publisher's cloth. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { withImageTurn } from '#server/platform/image-work.ts'
import { PROJECT_ROOT } from '#server/platform/project-root.ts'
import { breakLines } from '#server/recursos/break-lines.ts'
import { type FonteDeLetras, openAlegreya } from '#server/recursos/fonte-de-letras.ts'

const WIDTH = 1200
const HEIGHT = 630
const CLOTH = '#1d4b3e'
const ON_CLOTH = '#f6f0e1'
const FLOWER = { width: 96, height: 48, count: 9 }

const NOME = 'Minha Biblioteca Westminster'
const LEMA = 'Para expandir o Reino de Cristo, difundindo as preciosas verdades do Evangelho.'

/** @returns PNG of 1200 by 630 pixels, what Open Graph asks for */
export async function renderOgImage(): Promise<Buffer> {
  const flower = await readFile(join(PROJECT_ROOT, 'web/styles/flor.svg'), 'utf8')
  return withImageTurn(() =>
    sharp(Buffer.from(drawOgImage(flower)))
      .png({ palette: true })
      .toBuffer(),
  )
}

function drawOgImage(flower: string): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${CLOTH}"/>`,
    frame(36, 4),
    frame(46, 1.5),
    drawFlowers(flower, 110),
    drawLines(NOME, openAlegreya(500), { size: 104, lineHeight: 112, top: 208 }),
    drawLines(LEMA, openAlegreya(400), { size: 38, lineHeight: 50, top: 462 }),
    '</svg>',
  ].join('')
}

function frame(inset: number, line: number): string {
  const size = `x="${inset}" y="${inset}" width="${WIDTH - 2 * inset}" height="${HEIGHT - 2 * inset}"`
  return `<rect ${size} fill="none" stroke="${ON_CLOTH}" stroke-width="${line}" opacity="0.62"/>`
}

/** A band of printers' flowers between two rules, from the file that the pages use. */
function drawFlowers(flower: string, top: number): string {
  const { width, height, count } = FLOWER
  const left = (WIDTH - width * count) / 2
  const inked = flower.replace(/<title>.*?<\/title>/, '').replaceAll('#000', ON_CLOTH)
  const flowers = Array.from({ length: count }, (_, index) =>
    inked.replace(
      '<svg ',
      `<svg fill="${ON_CLOTH}" x="${left + index * width}" y="${top}" width="${width}" height="${height}" `,
    ),
  )
  const rule = (y: number) =>
    `<rect x="${left}" y="${y}" width="${width * count}" height="2" fill="${ON_CLOTH}"/>`
  return `<g opacity="0.85">${rule(top - 12)}${flowers.join('')}${rule(top + height + 10)}</g>`
}

interface Setting {
  size: number
  lineHeight: number
  top: number
}

/** Centred lines of about the same length. */
function drawLines(text: string, fonte: FonteDeLetras, { size, lineHeight, top }: Setting): string {
  const lines = breakLines(text.split(' '), FLOWER.width * FLOWER.count + 60, (line) =>
    fonte.measure(line, size),
  )
  const paths = lines.map((line, index) =>
    fonte.toPath(line, {
      x: (WIDTH - fonte.measure(line, size)) / 2,
      y: top + (index + 1) * lineHeight - fonte.baseline(size, lineHeight),
      size,
    }),
  )
  return `<path d="${paths.join('')}" fill="${ON_CLOTH}"/>`
}
