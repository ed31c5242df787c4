/** The publisher's desk: who finds it. */
import { describe, expect, it } from 'vitest'
import { LEITORA, setupApp } from '#tests/support/component-app.tsx'
import { click, count, find, get, until } from '#tests/support/component-screen.ts'

const app = setupApp()

describe('the desk', () => {
  it.each([undefined, 'leitor'] as const)(
    'is no page for a reader (%s), and not in the menu',
    async (papel) => {
      app.open('/editora', { ...LEITORA, papel })
      await find('heading', 'Página não encontrada')
      expect(count('navigation', 'Editora')).toBe(0)
      click(get('button', /leitora/))
      await find('menuitem', 'Ajuda')
      expect(count('menuitem', 'Editora')).toBe(0)
    },
  )

  it.each(['editor', 'administrador'] as const)('is in the menu of an %s', async (papel) => {
    app.open('/', { ...LEITORA, papel })
    click(await find('button', /leitora/))
    click(await find('menuitem', 'Editora'))
    await find('heading', 'Editora')
    expect(window.location.pathname).toBe('/editora')
    await until(() => expect(document.title).toContain('Editora'))
    expect(get('link', 'Início', get('navigation', 'Editora')).getAttribute('aria-current')).toBe('page')
  })

  it('has no page at an address that leads nowhere', async () => {
    app.open('/editora/nada', { ...LEITORA, papel: 'editor' })
    await find('heading', 'Página não encontrada')
    get('navigation', 'Editora')
  })
})
