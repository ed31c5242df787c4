import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import * as auth from '#contract/auth.ts'
import { criarNota } from '#contract/notas.ts'
import * as contract from '#contract/perfil.ts'
import { type Client, errorOf } from '#tests/support/api-client.ts'
import { setupTestApp, TEST_PASSWORD } from '#tests/support/test-app.ts'

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

describe('PUT /perfil', () => {
  it('changes the names', async () => {
    const body = { first_name: ' Helena ', last_name: 'Monteiro' }
    const response = await helena.call(contract.atualizarNomes, { body })
    expect(response.json()).toMatchObject({ first_name: 'Helena', last_name: 'Monteiro' })
    expect((await helena.call(auth.user)).json().last_name).toBe('Monteiro')
  })

  it.each([{ first_name: ' ', last_name: '' }, { first_name: 'x'.repeat(151), last_name: '' }, {}])(
    'refuses %j',
    async (body) => {
      expect(errorOf(await helena.call(contract.atualizarNomes, { body })).status).toBe(422)
    },
  )
})

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

describe('password and sessions', () => {
  it('changing the password asks for the old one and ends the other sessions', async () => {
    const here = await harness.reader()
    const { email } = (await here.call(auth.user)).json()
    const elsewhere = await harness.visitorWithToken()
    await elsewhere.call(auth.login, { body: { email, password: TEST_PASSWORD } })
    const wrong = { senha_atual: 'outra', senha_nova: 'uma senha nova' }
    expect(errorOf(await here.call(contract.trocarSenha, { body: wrong })).code).toBe('credenciais_invalidas')
    const body = { senha_atual: TEST_PASSWORD, senha_nova: 'uma senha nova' }
    expect((await here.call(contract.trocarSenha, { body })).statusCode).toBe(200)
    expect((await here.call(auth.user)).statusCode).toBe(200)
    expect(errorOf(await elsewhere.call(auth.user)).code).toBe('sem_sessao')
    const login = { email, password: 'uma senha nova' }
    const again = await harness.visitorWithToken()
    expect((await again.call(auth.login, { body: login })).statusCode).toBe(200)
  })

  it('refuses a short new password and too many wrong old ones', async () => {
    const client = await harness.reader()
    const short = { senha_atual: TEST_PASSWORD, senha_nova: '1234567' }
    expect(errorOf(await client.call(contract.trocarSenha, { body: short })).status).toBe(422)
    const wrong = { senha_atual: 'errada', senha_nova: 'uma senha nova' }
    const statuses: number[] = []
    for (let index = 0; index < 6; index += 1) {
      statuses.push((await client.call(contract.trocarSenha, { body: wrong })).statusCode)
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
  })

  it('lists the open sessions and ends one', async () => {
    const here = await harness.reader()
    const { email } = (await here.call(auth.user)).json()
    const phone = await harness.visitorWithToken()
    const headers = { 'user-agent': 'Celular' }
    await phone.call(auth.login, { body: { email, password: TEST_PASSWORD }, headers })
    const sessoes: contract.SessaoAberta[] = (await here.call(contract.listarSessoes)).json()
    expect(sessoes.map(({ atual }) => atual).sort()).toEqual([false, true])
    const other = sessoes.find(({ agente }) => agente === 'Celular')
    const params = { id: other?.id ?? '' }
    expect((await here.call(contract.encerrarSessao, { params })).statusCode).toBe(200)
    expect(errorOf(await phone.call(auth.user)).code).toBe('sem_sessao')
    expect(errorOf(await here.call(contract.encerrarSessao, { params })).status).toBe(404)
  })

  it("does not end another reader's session", async () => {
    const [mine] = (await helena.call(contract.listarSessoes)).json()
    const jonas = await harness.reader()
    const response = await jonas.call(contract.encerrarSessao, { params: { id: mine.id } })
    expect(errorOf(response).status).toBe(404)
    expect((await helena.call(auth.user)).statusCode).toBe(200)
  })
})

describe('preferences', () => {
  it('are off at first and kept', async () => {
    const client = await harness.reader()
    const first = await client.call(contract.lerPreferencias)
    expect(first.json()).toEqual({ novos_livros: false, estudo_semanal: false, plano: null })
    const body = { novos_livros: true, estudo_semanal: false, plano: 'anual' }
    await client.call(contract.salvarPreferencias, { body })
    expect((await client.call(contract.lerPreferencias)).json()).toEqual(body)
    const wrong = { ...body, plano: 'vitalício' }
    expect(errorOf(await client.call(contract.salvarPreferencias, { body: wrong })).status).toBe(422)
  })
})

describe("the reader's data", () => {
  it('can be downloaded whole, without the hash of the password', async () => {
    const client = await harness.reader()
    const nota = { simbolo: 1, numero_pergunta: 8, titulo: 'minha', anotacao: 'nota' }
    await client.call(criarNota, { body: nota })
    const response = await client.call(contract.baixarDados)
    expect(response.json()).toMatchObject({
      notas: [{ padrao: 'CFW', numero: 8, titulo: 'minha' }],
      leituras: [],
    })
    expect(response.body).not.toContain('argon2')
  })

  it('goes with the account: nothing of the reader is left', async () => {
    const client = await harness.reader()
    const { email } = (await client.call(auth.user)).json()
    await client.call(criarNota, { body: { simbolo: 1, numero_pergunta: 8, titulo: 'x', anotacao: 'y' } })
    const wrong = await client.call(contract.excluirConta, { body: { senha: 'errada' } })
    expect(errorOf(wrong).code).toBe('credenciais_invalidas')
    const { usuario_id } = await harness.db.read
      .selectFrom('anotacao')
      .select('usuario_id')
      .where('titulo', '=', 'x')
      .executeTakeFirstOrThrow()
    const response = await client.call(contract.excluirConta, { body: { senha: TEST_PASSWORD } })
    expect(response.statusCode).toBe(200)
    expect([...client.cookies.keys()]).toEqual([])
    for (const table of ['anotacao', 'sessao', 'leitura', 'foto', 'preferencia'] as const) {
      const rows = await harness.db.read
        .selectFrom(table)
        .where('usuario_id', '=', usuario_id)
        .selectAll()
        .execute()
      expect(rows).toEqual([])
    }
    const visitor = await harness.visitorWithToken()
    expect((await visitor.call(auth.login, { body: { email, password: TEST_PASSWORD } })).statusCode).toBe(
      401,
    )
  })
})

describe('visitors and missing tokens', () => {
  const calls = [
    [contract.atualizarNomes, { body: { first_name: 'x', last_name: '' } }],
    [contract.removerFoto, {}],
    [contract.trocarSenha, { body: { senha_atual: 'x', senha_nova: 'uma senha nova' } }],
    [contract.encerrarSessao, { params: { id: '01890000-0000-7000-8000-000000000000' } }],
    [contract.salvarPreferencias, { body: { novos_livros: true, estudo_semanal: true, plano: null } }],
    [contract.excluirConta, { body: { senha: 'x' } }],
  ] as const

  it('every call asks for a session', async () => {
    const visitor = await harness.visitorWithToken()
    const reads = [contract.listarSessoes, contract.lerPreferencias, contract.baixarDados]
    for (const [endpoint, input] of [...calls, ...reads.map((read) => [read, {}] as const)]) {
      expect(errorOf(await visitor.call(endpoint, input)).code).toBe('sem_sessao')
    }
  })

  it('calls that change something ask for the CSRF token', async () => {
    for (const [endpoint, input] of calls) {
      expect(errorOf(await helena.call(endpoint, { ...input, csrf: false })).status).toBe(403)
    }
  })
})
