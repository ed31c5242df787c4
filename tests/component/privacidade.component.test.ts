/** The policy of privacy: for anybody, one step away from the page that asks for something. */
import { describe, expect, it } from 'vitest'
import { click, find, get, until, untilSays } from '#tests/support/component-screen.ts'
import { setupServidor } from '#tests/support/component-servidor.ts'

const app = setupServidor()

const TITULO = 'Política de privacidade'

describe('the policy of privacy', () => {
  it('is read without a session', async () => {
    app.openAsVisitor('/privacidade')
    await find('heading', TITULO)
    for (const titulo of ['Quem', 'O que fica', 'Para quê', 'Até quando', 'Cookies', 'Seus direitos']) {
      await find('region', new RegExp(titulo))
    }
    await until(() => expect(document.title).toContain(TITULO))
    for (const fact of [
      '180 dias',
      '90 dias',
      '30 dias',
      '5 anos',
      'só podem ser lidas quando foram buscadas em três dias',
      'art. 18',
      '__Host-sessao',
      '23 de novembro de 2026',
    ]) {
      await untilSays(fact, get('main'))
    }
  })

  it('is one step away from the account, and leads back to it', async () => {
    await app.open('/perfil')
    await find('heading', 'Minha Conta')
    click(await find('link', 'política de privacidade', get('main')))
    await find('heading', TITULO)
    click(get('link', 'Minha Conta', get('main')))
    await find('heading', 'Minha Conta')
  })
})
