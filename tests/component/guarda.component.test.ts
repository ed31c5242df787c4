/** The guard of the pages: visitors, and readers whose session has ended or cannot be looked up. */
import { describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { logoutGet, user } from '#contract/auth.ts'
import { LAYOUT_PAGES } from '#tests/support/browser-pages.ts'
import { countSessoes } from '#tests/support/browser-session.ts'
import {
  click,
  find,
  findAlert,
  get,
  press,
  runUntil,
  stopClock,
  until,
} from '#tests/support/component-screen.ts'
import { setupServidor } from '#tests/support/component-servidor.ts'
import { expectConsole } from '#tests/support/console-guard.ts'
import { recallPart, rememberPart } from '#web/platform/page-memory.ts'

const app = setupServidor()

/** What the login page leaves of a reader; of a visitor nothing is written. */
function expectNobody(): void {
  expect(window.location.pathname).toBe('/login')
  const stored = localStorage.getItem('auth-storage')
  const nobody = { state: { user: null, isAuthenticated: false } }
  expect(stored === null ? nobody : JSON.parse(stored)).toMatchObject(nobody)
}

describe('the guard', () => {
  it.each(LAYOUT_PAGES)('lets no visitor into %s', async (path) => {
    expectConsole('Failed to fetch user')
    app.openAsVisitor(path)
    await find('heading', 'Entrar')
    expect(window.location.pathname).toBe('/login')
  })

  it('leads to the login page when the session has ended, on the next load and on the next page', async () => {
    const reader = await app.open('/cfw')
    await find('link', /Ver Seções/)
    expectConsole('Failed to fetch user')
    await app.db().write.deleteFrom('sessao').execute()
    app.reload()
    await find('heading', 'Entrar')
    expectNobody()

    await app.open('/cfw', reader)
    await find('link', /Ver Seções/)
    await app.db().write.deleteFrom('sessao').execute()
    click(get('link', 'Notas', get('navigation', 'Principal')))
    await find('heading', 'Entrar')
    expect(window.location.pathname).toBe('/login')
  })

  it('takes a reader whose session the server cannot look up for nobody, after four tries', async () => {
    app.network.refuse(user, 'erro_interno')
    expectConsole('Failed to fetch user')
    stopClock()
    await app.open('/cfw')
    await runUntil(() => get('heading', 'Entrar'))
    expect(app.network.count(user)).toBe(4)
    expectNobody()
  })
})

describe("'Sair'", () => {
  it('cannot be done while the server fails or the network is away, says so, and can when it recovers', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
    const reader = await app.open('/cfw')
    const sair = async () => {
      get('button', new RegExp(reader.username), get('banner')).focus()
      press('ArrowDown')
      click(await find('menuitem', 'Sair'))
    }
    await find('link', /Ver Seções/)
    app.network.refuse(logoutGet, 'erro_interno')
    expectConsole('Erro ao fazer logout:')
    await sair()
    await findAlert('Não foi possível sair. Tente de novo.')
    click(get('button', 'Fechar aviso'))
    app.network.passOn(logoutGet)
    app.network.cut()
    await sair()
    await findAlert('Não foi possível sair. Tente de novo.')
    expect([window.location.pathname, assign.mock.calls]).toEqual(['/cfw', []])
    app.network.mend()
    rememberPart('uma', 'filtro', 'De Cristo')
    await sair()
    await until(() => expect(assign).toHaveBeenCalledWith('/login'))
    // Back would bring the next reader of this tab what this one has typed.
    expect(recallPart('uma', 'filtro', z.string())).toBeNull()
    expect(await countSessoes(app.db(), reader)).toBe(0)
  })
})
