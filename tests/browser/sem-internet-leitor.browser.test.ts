/** Whose is what lies on a device: after the session has ended elsewhere, and when somebody else has signed in. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { Cadastro } from '#contract/auth.ts'
import { allowPageConsole, expectPageConsole } from '#tests/support/browser-guard.ts'
import { banner, submitForm } from '#tests/support/browser-login.ts'
import {
  fillNota,
  openNova,
  painelNotas,
  readNotas,
  saveNota,
  titulos,
} from '#tests/support/browser-notas.ts'
import { type Aparelho, countKept, openAparelho } from '#tests/support/browser-offline.ts'
import { expectSoon } from '#tests/support/browser-poll.ts'
import { makeReader } from '#tests/support/browser-reader.ts'
import { insertReader } from '#tests/support/browser-session.ts'

const LONG = { timeout: 120_000 }
const NOTA = { titulo: 'No trem', anotacao: 'Escrita sem internet.' }

async function escrever(page: Page, nota: { titulo: string; anotacao: string }): Promise<void> {
  await fillNota(await openNova(page), nota)
  await saveNota(page.getByRole('dialog'))
}

/** Writes a note while the database is away: it waits, in sight, and is sent when the server said. */
async function escreverSemBanco(aparelho: Aparelho, nota: typeof NOTA): Promise<void> {
  const page = aparelho.page()
  let refusals = 0
  const seen = Promise.withResolvers<void>()
  await page.context().route('**/criar_nota', async (route) => {
    refusals += 1
    if (refusals > 1) return seen.promise.then(() => route.continue())
    const message = 'O banco de dados não está disponível agora.'
    const body = { statusCode: 503, code: 'banco_indisponivel', error: message, message }
    await route.fulfill({ status: 503, headers: { 'Retry-After': '1' }, json: body })
  })
  expectPageConsole(/^answered 503: .*\/criar_nota$/)
  await escrever(page, nota)
  await page.getByText('Ainda não enviada').waitFor()
  seen.resolve()
  await expectSoon(() => notasDe(aparelho, aparelho.reader)).toEqual([nota.titulo])
  await expectSoon(() => page.getByText('Ainda não enviada').count()).toBe(0)
  expect(refusals).toBe(2)
  await page.context().unrouteAll()
}

async function entrar(page: Page, { email, password }: Cadastro): Promise<void> {
  await submitForm(page, { 'E-mail': email, Senha: password })
  await banner(page, 'status', 'Login realizado com sucesso!').waitFor()
}

const notasDe = async (aparelho: Aparelho, reader: Pick<Cadastro, 'email'>) =>
  (await readNotas(aparelho.db(), reader)).map(({ titulo }) => titulo)

describe('a note that waited for the database, and a session that was ended elsewhere', LONG, () => {
  it('takes everything off the device but what was not sent, which its reader finds again', async () => {
    const aparelho = await openAparelho('/cfw/capitulo/8')
    const { reader, db } = aparelho
    const page = aparelho.page()
    await escreverSemBanco(aparelho, { titulo: 'Em casa', anotacao: 'Com internet.' })
    await expectSoon(async () => (await page.evaluate(countKept)).notas).toBe(1)
    const other = await page.context().newPage()
    await other.goto('/cfw/capitulo/9')
    await other.locator('main h1').first().waitFor()
    // A page behind another one draws a frame a second, and a click waits for some.
    await page.bringToFront()
    allowPageConsole(/^failed: /)
    allowPageConsole(/^error: (Failed to fetch user|Erro ao )/)
    await aparelho.cutNetwork()
    await escrever(page, NOTA)
    await page.getByText('Ainda não enviada').waitFor()
    await db().write.deleteFrom('sessao').execute()

    expectPageConsole(/^answered 401: /)
    await aparelho.bringNetworkBack()
    await page.reload()
    await page.waitForURL('/login')
    await other.waitForURL('/login')
    await expectSoon(() => page.evaluate(countKept)).toEqual({ notas: 0, respostas: 0, fila: 1 })
    expect(await page.evaluate(() => localStorage.getItem('auth-storage'))).not.toContain('@')

    await entrar(page, reader)
    await expectSoon(() => notasDe(aparelho, reader)).toEqual([NOTA.titulo, 'Em casa'])
    await expectSoon(async () => (await page.evaluate(countKept)).fila).toBe(0)
  })
})

describe('somebody else who has signed in unnoticed', LONG, () => {
  it('is not given the note that is being written; it waits for its reader', async () => {
    const aparelho = await openAparelho('/cfw/capitulo/8')
    const { reader } = aparelho
    const page = aparelho.page()
    const outra = makeReader(2)
    const dialog = await openNova(page)
    await fillNota(dialog, NOTA)
    await insertReader(aparelho.db(), outra)
    await aparelho.changeSession(outra)

    expectPageConsole(/^answered 409: .*\/criar_nota$/)
    allowPageConsole(/^answered 409: /)
    allowPageConsole(/^error: /)
    await saveNota(dialog)
    await page.getByRole('button', { name: outra.username }).waitFor()
    await painelNotas(page).getByText('Nenhuma Nota Criada').waitFor()
    expect([await notasDe(aparelho, reader), await notasDe(aparelho, outra)]).toEqual([[], []])

    await aparelho.changeSession(reader)
    await page.reload()
    await page.getByRole('button', { name: reader.username }).waitFor()
    await expectSoon(() => notasDe(aparelho, reader)).toEqual([NOTA.titulo])
    expect(await notasDe(aparelho, outra)).toEqual([])
    await expectSoon(() => titulos(painelNotas(page))).toEqual([NOTA.titulo])
  })
})
