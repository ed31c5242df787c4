/** From the mail to the page and back: an account that is opened, confirmed, forgotten and found again, over a real SMTP server. */
import type { Email } from 'postal-mime'
import { afterAll, expect, it } from 'vitest'
import { setupBrowser } from '#tests/support/browser.ts'
import { expectAxeInThemes } from '#tests/support/browser-axe.ts'
import { expectPageConsole } from '#tests/support/browser-guard.ts'
import { activeForm, banner, submitForm } from '#tests/support/browser-login.ts'
import { expectSoon } from '#tests/support/browser-poll.ts'
import { saveScreenshot } from '#tests/support/browser-screenshot.ts'
import { chaveIn } from '#tests/support/mailbox.ts'
import { startSmtpStand } from '#tests/support/smtp-stand.ts'

const stand = await startSmtpStand()
afterAll(stand.stop)

const { openAsVisitor } = setupBrowser({
  settings: {
    MBW_SMTP: stand.url,
    MBW_SMTP_DE: 'cartas@editora.com.br',
    MBW_ENDERECO_PUBLICO: 'http://biblioteca.exemplo.com.br',
  },
})

const LIA = { 'Nome de usuário': 'Lia', 'E-mail': 'lia@exemplo.com.br', Senha: 'vaga-lume no quintal' }
const NOVA = 'outro vaga-lume no quintal'
/** Said by the first call that must carry the token: a visitor has none yet. */
const NO_TOKEN_YET = 'warning: Cookie csrftoken não encontrado.'

async function mailAbout(subject: string): Promise<Email> {
  await expectSoon(() => stand.mails.map((mail) => mail.subject)).toContain(subject)
  const mail = stand.mails.findLast((each) => each.subject === subject)
  if (!mail) throw new Error(`no mail about ${subject}`)
  return mail
}

it('registers, is reminded, confirms by the mail, forgets the password and chooses another', async () => {
  const page = await openAsVisitor('/login?modo=cadastro')
  expectPageConsole(NO_TOKEN_YET)
  await submitForm(page, LIA)
  const confirmar = await mailAbout('Confirme o seu e-mail')
  expect(confirmar.to).toEqual([{ address: 'lia@exemplo.com.br', name: '' }])
  await page.getByRole('heading', { level: 1, name: 'Entrar' }).waitFor()

  const { 'E-mail': email, Senha } = LIA
  await submitForm(page, { 'E-mail': email, Senha })
  const lembrete = page.getByRole('complementary', { name: 'Confirmação do e-mail' })
  await lembrete.getByText(email).waitFor()
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
  await saveScreenshot(page, 'lembrete')
  await expectAxeInThemes(page)

  await page.goto(new URL(`/confirmar#${chaveIn(confirmar, '/confirmar')}`, page.url()).href)
  await page.getByRole('button', { name: 'Confirmar o e-mail' }).click()
  await page.getByText('E-mail confirmado.').waitFor()
  await page.getByRole('link', { name: 'Abrir a biblioteca' }).click()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expectSoon(() => lembrete.count()).toBe(0)

  const elsewhere = await openAsVisitor('/login')
  await elsewhere.getByRole('link', { name: 'Esqueci a senha' }).click()
  await elsewhere.getByRole('heading', { level: 1, name: 'Recuperar a senha' }).waitFor()
  await activeForm(elsewhere).getByLabel('E-mail').fill(email)
  await elsewhere.getByRole('button', { name: 'Enviar o link' }).click()
  await elsewhere.getByText('o link para escolher outra senha está a caminho').waitFor()
  const recuperar = await mailAbout('Escolha uma senha nova')
  await elsewhere.goto(new URL(`/recuperar-senha#${chaveIn(recuperar, '/recuperar-senha')}`, page.url()).href)
  await activeForm(elsewhere).getByLabel('Senha nova', { exact: true }).fill(NOVA)
  await elsewhere.getByRole('button', { name: 'Trocar a senha' }).click()
  await banner(elsewhere, 'status', 'Senha alterada. Entre com a senha nova.').waitFor()
  await submitForm(elsewhere, { 'E-mail': email, Senha: NOVA })
  await elsewhere.getByRole('heading', { level: 1, name: /Padrões|Westminster/ }).waitFor()
  // Wherever the account was open, it is not any more.
  expectPageConsole(/^answered 401: .*\/api\/user$/)
  expectPageConsole('error: Failed to fetch user')
  await page.goto(new URL('/ajuda', page.url()).href)
  await page.getByRole('heading', { level: 1, name: 'Entrar' }).waitFor()
})
