/** The tabs of the account, and the panels 'Assinatura' and 'Notificações' over the real server. */
import { within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { click, find, get, press, until, untilSays } from '#tests/support/component-screen.ts'
import { setupServidor } from '#tests/support/component-servidor.ts'

const app = setupServidor()

/** What is stored of a reader's plan. */
const readPreferencias = async (email: string) => {
  const rows = await app
    .db()
    .write.selectFrom('preferencia')
    .innerJoin('usuario', 'usuario.id', 'preferencia.usuario_id')
    .select('valor')
    .where('usuario.email', '=', email)
    .where('chave', '=', 'perfil')
    .execute()
  return rows.map(({ valor }): unknown => JSON.parse(valor))
}

/** Which mails are turned on. */
const readLigados = async (email: string) => {
  const rows = await app
    .db()
    .write.selectFrom('aviso')
    .innerJoin('usuario', 'usuario.id', 'aviso.usuario_id')
    .select('tipo')
    .where('usuario.email', '=', email)
    .where('proxima_em', 'is not', null)
    .execute()
  return rows.map(({ tipo }) => tipo)
}

describe('the tabs', () => {
  const aba = (nome: string) => get('tab', nome)
  const tabs = () => within(get('tablist')).getAllByRole('tab')

  it('have an address each, which a reload keeps, and are one stop of the Tab key, worked by arrows', async () => {
    await app.open('/perfil')
    await find('tabpanel', 'Gerenciar Perfil')
    expect(tabs().map(({ textContent }) => textContent)).toEqual([
      'Gerenciar Perfil',
      'Assinatura',
      'Notificações',
    ])
    aba('Gerenciar Perfil').focus()
    for (const [key, nome] of [
      ['ArrowRight', 'Assinatura'],
      ['End', 'Notificações'],
      ['ArrowRight', 'Gerenciar Perfil'],
      ['ArrowLeft', 'Notificações'],
      ['Home', 'Gerenciar Perfil'],
    ] as const) {
      press(key)
      await find('tabpanel', nome)
      await until(() => expect(document.activeElement?.textContent).toBe(nome))
      expect(tabs().filter(({ tabIndex }) => tabIndex === 0)).toEqual([aba(nome)])
    }
    click(aba('Notificações'))
    await find('tabpanel', 'Notificações')
    expect(window.location.search).toBe('?painel=notificacoes')
    app.reload()
    await find('tabpanel', 'Notificações')
    expect(aba('Notificações').getAttribute('aria-selected')).toBe('true')
  })
})

describe("'Assinatura'", () => {
  it('shows the free plan and the two that there are, keeps a choice, and takes it back', async () => {
    const { email } = await app.open('/perfil?painel=assinatura')
    await untilSays('Gratuito', await find('region', 'Plano atual'))
    const planos = () => within(get('tabpanel')).getAllByRole('article')
    const [anual, mensal] = planos().map(({ textContent }) => textContent.replace(/\s+/g, ' '))
    expect(planos()).toHaveLength(2)
    for (const words of [/Promocional Anual/i, /R\$ ?24,97/, /R\$ 299,94, em até 12 parcelas no cartão\./]) {
      expect(anual).toMatch(words)
    }
    for (const words of [/Mensal Recorrente/i, /R\$ ?32,84/, /Renovação automática a cada mês\./]) {
      expect(mensal).toMatch(words)
    }
    const escolha = 'Você escolheu o plano Mensal Recorrente.'
    click(get('button', /^Escolher este plano/, planos()[1]))
    const atual = () => get('region', 'Plano atual')
    await untilSays(escolha, atual())
    await until(() => expect(document.activeElement?.textContent).toBe('Plano atual'))
    await expect.poll(() => readPreferencias(email)).toMatchObject([{ plano: 'mensal' }])
    app.reload()
    await until(() => expect(atual().textContent).toContain(escolha))
    // Nothing has been paid.
    expect(atual().textContent).toContain('Gratuito')
    const letter = new URL(get('link', undefined, atual()).getAttribute('href') ?? '')
    expect(letter.protocol).toBe('mailto:')
    expect(letter.searchParams.get('subject')).toBe('Assinatura do plano Mensal Recorrente')
    expect(letter.searchParams.get('body')).toContain(email)
    click(get('button', 'Desfazer a escolha', atual()))
    await until(() => expect(atual().textContent).not.toContain('Você escolheu'))
    await expect.poll(() => readPreferencias(email)).toMatchObject([{ plano: null }])
  })
})

describe("'Notificações'", () => {
  it('has two switches, stored as soon as they are turned', async () => {
    const { email } = await app.open('/perfil?painel=notificacoes')
    const isOn = (nome: RegExp) => (get('switch', nome) as HTMLInputElement).checked
    await find('switch', /^Novos livros/)
    expect([isOn(/^Novos livros/), isOn(/^Estudo da semana/)]).toEqual([false, false])
    click(get('switch', /^Estudo da semana/))
    await expect.poll(() => readLigados(email)).toEqual(['estudo_semanal'])
    app.reload()
    await until(() => expect([isOn(/^Novos livros/), isOn(/^Estudo da semana/)]).toEqual([false, true]))
    click(get('switch', /^Novos livros/))
    click(get('switch', /^Estudo da semana/))
    await expect.poll(() => readLigados(email)).toEqual(['novos_livros'])
  })
})
