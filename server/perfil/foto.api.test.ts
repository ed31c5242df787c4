import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import * as auth from '#contract/auth.ts'
import * as contract from '#contract/perfil.ts'
import { findUsuarioId } from '#server/auth/service.ts'
import { type Client, errorOf } from '#tests/support/api-client.ts'
import { setupTestApp } from '#tests/support/test-app.ts'
import { trocarFoto } from './service.ts'

const harness = setupTestApp()
let helena: Client

beforeAll(async () => {
  helena = await harness.reader()
})

/** A picture of 60 × 40 pixels, red left and blue right, with a GPS position in its EXIF. */
function makePhoto(format: 'jpeg' | 'png' | 'webp' = 'jpeg', orientation = 1): Promise<Buffer> {
  const right = { create: { width: 30, height: 40, channels: 3 as const, background: 'blue' } }
  return sharp({ create: { width: 60, height: 40, channels: 3, background: 'red' } })
    .composite([{ input: right, left: 30, top: 0 }])
    .withMetadata({ orientation })
    .withExifMerge({ IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '23/1 33/1 0/1' } })
    .toFormat(format)
    .toBuffer()
}

function upload(
  client: Client,
  body: Buffer | string,
  contentType: string,
  query: Record<string, number> = {},
) {
  return client.call(contract.enviarFoto, { body, query, headers: { 'content-type': contentType } })
}

async function meanColour(webp: Buffer): Promise<number[]> {
  const { channels } = await sharp(webp).stats()
  return channels.slice(0, 3).map(({ mean }) => Math.round(mean / 64))
}

describe('the photo', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('accepts %s and makes two square WebP files', async (format) => {
    const response = await upload(helena, await makePhoto(format), `image/${format}`)
    const { foto } = response.json()
    expect(foto).toMatch(/^\/api\/perfil\/foto\/[\w-]+\/256$/)
    for (const tamanho of ['256', '512']) {
      const versao = foto.split('/')[4]
      const file = await helena.call(contract.lerFoto, { params: { versao, tamanho } })
      expect(file.headers['content-type']).toBe('image/webp')
      expect(file.headers['cache-control']).toContain('immutable')
      const metadata = await sharp(file.rawPayload).metadata()
      expect([metadata.format, metadata.width, metadata.height]).toEqual([
        'webp',
        Number(tamanho),
        Number(tamanho),
      ])
    }
  })

  it('drops EXIF: the place where it was taken is gone', async () => {
    const original = await makePhoto()
    expect((await sharp(original).metadata()).exif).toBeDefined()
    const { foto } = (await upload(helena, original, 'image/jpeg')).json()
    const file = await helena.call(contract.lerFoto, {
      params: { versao: foto.split('/')[4], tamanho: '512' },
    })
    expect((await sharp(file.rawPayload).metadata()).exif).toBeUndefined()
  })

  it('takes the chosen square of the upright picture', async () => {
    const { foto } = (await upload(helena, await makePhoto(), 'image/jpeg', { x: 32, y: 5, lado: 20 })).json()
    const file = await helena.call(contract.lerFoto, {
      params: { versao: foto.split('/')[4], tamanho: '256' },
    })
    expect(await meanColour(file.rawPayload)).toEqual([0, 0, 4])
  })

  it('turns a picture that the camera held sideways before it cuts', async () => {
    // Orientation 6: shown turned by 90°, so that red is above blue and the picture is 40 × 60.
    const photo = await makePhoto('jpeg', 6)
    expect((await sharp(photo).metadata()).orientation).toBe(6)
    const { foto } = (await upload(helena, photo, 'image/jpeg', { x: 0, y: 0, lado: 28 })).json()
    const file = await helena.call(contract.lerFoto, {
      params: { versao: foto.split('/')[4], tamanho: '256' },
    })
    expect(await meanColour(file.rawPayload)).toEqual([4, 0, 0])
    expect((await upload(helena, photo, 'image/jpeg', { x: 20, y: 0, lado: 30 })).statusCode).toBe(422)
  })

  it.each([
    ['a text that says it is a picture', 'nenhuma foto', 'image/png', 422],
    ['half a picture', 'half', 'image/jpeg', 422],
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', 'image/png', 422],
    ['another type', 'x', 'text/plain', 415],
    ['JSON', '{}', 'application/json', 415],
    ['more than 5 MB', 'big', 'image/jpeg', 413],
  ])('refuses %s and keeps the old photo', async (_, kind, contentType, status) => {
    const before = (await helena.call(auth.user)).json().foto
    const photo = await makePhoto()
    const bodies: Record<string, Buffer> = {
      half: photo.subarray(0, 200),
      big: Buffer.alloc(contract.MAX_FOTO_BYTES + 1),
    }
    const response = await upload(helena, bodies[kind] ?? kind, contentType)
    expect(errorOf(response).status).toBe(status)
    expect((await helena.call(auth.user)).json().foto).toBe(before)
  })

  it('refuses more than 16 megapixels, small as the file may be', async () => {
    const huge = await sharp({ create: { width: 4097, height: 4096, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    const { status, message } = errorOf(await upload(helena, huge, 'image/png'))
    expect([status, message]).toEqual([422, 'A foto tem 17 megapixels, e o limite é de 16. Envie uma menor.'])
  })

  it('takes one photo of a reader at a time', async () => {
    const photo = await makePhoto()
    const responses = await Promise.all(Array.from({ length: 4 }, () => upload(helena, photo, 'image/jpeg')))
    const refused = responses.filter(({ statusCode }) => statusCode !== 200)
    expect(responses.length - refused.length).toBeGreaterThan(0)
    for (const response of refused) {
      expect([errorOf(response).code, response.headers['retry-after']]).toEqual(['muitas_tentativas', '5'])
    }
    expect(refused.length).toBeGreaterThan(0)
  })

  it('is one of several that come at once to several servers, whole', async () => {
    const client = await harness.reader()
    const { email } = (await client.call(auth.user)).json()
    const id = (await findUsuarioId(harness.db, email)) ?? ''
    const photo = await makePhoto()
    await upload(client, photo, 'image/jpeg')
    const recortes = [0, 10, 20, 30].map((x) => ({ x, y: 0, lado: 20 }))
    await Promise.all(recortes.map((recorte) => trocarFoto(harness.db, id, photo, recorte)))
    const [, , , , versao = ''] = (await client.call(auth.user)).json().foto.split('/')
    for (const tamanho of ['256', '512'])
      expect((await client.call(contract.lerFoto, { params: { versao, tamanho } })).statusCode).toBe(200)
    await client.call(contract.removerFoto)
  })

  it('reads pictures on its own path alone', async () => {
    const headers = { 'content-type': 'image/png' }
    // No other call declares that it refuses pictures.
    const call = helena.call(contract.atualizarNomes, { body: Buffer.alloc(2_000_000), headers })
    await expect(call).rejects.toThrow('does not declare 415')
  })

  it('may be kept for a day by this browser alone', async () => {
    const { foto } = (await upload(helena, await makePhoto(), 'image/jpeg')).json()
    const params = { versao: foto.split('/')[4], tamanho: '256' }
    const { headers } = await helena.call(contract.lerFoto, { params })
    expect(headers['cache-control']).toBe('private, max-age=86400, immutable')
  })

  it("is the reader's own", async () => {
    const { foto } = (await upload(helena, await makePhoto(), 'image/jpeg')).json()
    const params = { versao: foto.split('/')[4], tamanho: '256' }
    const jonas = await harness.reader()
    expect(errorOf(await jonas.call(contract.lerFoto, { params })).status).toBe(404)
    expect(errorOf(await harness.visitor().call(contract.lerFoto, { params })).status).toBe(401)
  })

  it('can be removed', async () => {
    await upload(helena, await makePhoto(), 'image/jpeg')
    expect((await helena.call(contract.removerFoto)).json().foto).toBeNull()
    expect(await harness.db.read.selectFrom('foto').selectAll().execute()).toEqual([])
  })
})
