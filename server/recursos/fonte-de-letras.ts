/** Text as outlines: image libraries do not know the web fonts, so letters are drawn as paths. */
import { createRequire } from 'node:module'
import * as fontkit from 'fontkit'

const require = createRequire(import.meta.url)

export interface FonteDeLetras {
  /** @param text one line; missing letters are left out @param size in the drawing's units @param tracking in ems */
  measure(text: string, size: number, tracking?: number): number
  /** Outlines of one line whose base line begins at x, y. */
  toPath(text: string, place: { x: number; y: number; size: number; tracking?: number }): string
  /** Height of the base line above the bottom of a line box of the given height. */
  baseline(size: number, lineHeight: number): number
}

/** The text face. (fontkit cannot take a weight out of the variable file that the pages use.) */
export function openAlegreya(weight: 400 | 500): FonteDeLetras {
  return toFonte(openFont(`@fontsource/alegreya/files/alegreya-latin-${weight}-normal.woff`))
}

/** The true small capitals. */
export function openAlegreyaSc(): FonteDeLetras {
  return toFonte(openFont('@fontsource/alegreya-sc/files/alegreya-sc-latin-500-normal.woff'))
}

function openFont(file: string): fontkit.Font {
  const opened = fontkit.openSync(require.resolve(file))
  if ('fonts' in opened) throw new Error(`${file} is a collection of fonts`)
  return opened
}

function toFonte(font: fontkit.Font): FonteDeLetras {
  const em = font.unitsPerEm
  const layout = (text: string) => font.layout([...text].filter((char) => has(font, char)).join(''))
  return {
    measure(text, size, tracking = 0) {
      const run = layout(text)
      return (run.advanceWidth / em + tracking * Math.max(0, run.glyphs.length - 1)) * size
    },
    toPath(text, { x, y, size, tracking = 0 }) {
      const run = layout(text)
      const scale = size / em
      let at = x
      return run.glyphs
        .map((glyph, index) => {
          const { xAdvance = 0, xOffset = 0, yOffset = 0 } = run.positions[index] ?? {}
          const path = glyph.path
            .scale(scale, -scale)
            .translate(at + xOffset * scale, y - yOffset * scale)
            .toSVG()
          at += xAdvance * scale + tracking * size
          return path
        })
        .join('')
    },
    baseline(size, lineHeight) {
      const ascent = (font.ascent / em) * size
      const descent = (-font.descent / em) * size
      return (lineHeight - ascent - descent) / 2 + descent
    },
  }
}

function has(font: fontkit.Font, char: string): boolean {
  return font.hasGlyphForCodePoint(char.codePointAt(0) ?? 0)
}
