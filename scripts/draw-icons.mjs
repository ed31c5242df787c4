/** Draws the icons of the installed app from web/public/favicon.svg. Run by hand when the logo changes. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const folder = new URL('../web/public/', import.meta.url)
const svg = readFileSync(new URL('favicon.svg', folder))
const GREEN = '#1d4b3e'

/** Systems cut a maskable icon to a circle of four fifths of its side: the logo stays inside it. */
const SAFE = 0.56

await draw(192, 192, '192.png')
await draw(512, 512, '512.png')
await draw(512, Math.round(512 * SAFE), 'maskable-512.png')
await draw(180, 180, 'apple-180.png')

/**
 * @param {number} side of the icon in pixels
 * @param {number} logo side of the logo in its middle
 * @param {string} name of the file
 */
async function draw(side, logo, name) {
  // Two points of the drawing's 36 are its corners' rounding: a square icon must not have them.
  const input = await sharp(svg, { density: 1200 })
    .resize(logo)
    .flatten({ background: GREEN })
    .png()
    .toBuffer()
  const icon = sharp({ create: { width: side, height: side, channels: 3, background: GREEN } })
  await icon
    .composite([{ input }])
    .png({ compressionLevel: 9, palette: true })
    .toFile(fileURLToPath(new URL(`icones/${name}`, folder)))
}
