import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { hideExif, withoutOwnTurn } from './webp-exif.ts'

/** A picture of 30 × 20 pixels that its EXIF turns by 90°. */
function makePhoto(format: 'webp' | 'jpeg'): Promise<Buffer> {
  return sharp({ create: { width: 30, height: 20, channels: 3, background: 'red' } })
    .withMetadata({ orientation: 6 })
    .toFormat(format)
    .toBuffer()
}

const toFile = (bytes: Buffer, type: string) => new File([new Uint8Array(bytes)], 'foto', { type })

async function uprightSize(file: File) {
  const image = sharp(Buffer.from(await file.arrayBuffer())).rotate()
  const { info } = await image.toBuffer({ resolveWithObject: true })
  return [info.width, info.height]
}

describe('withoutOwnTurn', () => {
  it('leaves a WebP as it is stored', async () => {
    const file = toFile(await makePhoto('webp'), 'image/webp')
    expect(await uprightSize(file)).toEqual([20, 30])
    const shown = await withoutOwnTurn(file)
    expect(await uprightSize(shown)).toEqual([30, 20])
    expect([shown.type, shown.size]).toEqual(['image/webp', file.size])
  })

  it('leaves other files alone', async () => {
    const file = toFile(await makePhoto('jpeg'), 'image/jpeg')
    expect(await withoutOwnTurn(file)).toBe(file)
  })
})

describe('hideExif', () => {
  it('comes to an end on whatever is no WebP', () => {
    for (const text of ['', 'RIFF', 'RIFF....WEBPEXIF', `RIFF....WEBPEXIF${'\xff'.repeat(4)}`]) {
      expect(() => hideExif(new TextEncoder().encode(text))).not.toThrow()
    }
  })
})
