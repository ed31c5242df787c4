/** How pages follow each other: what begins when, what is seen meanwhile, and which navigation wins (ADR 058). */
import { describe, expect, it, vi } from 'vitest'
import { makeBack } from '#tests/support/component-app.tsx'
import { setupSite } from '#tests/support/component-router.tsx'
import { address, click, find, findText, get, settle, until } from '#tests/support/component-screen.ts'
import { expectConsole } from '#tests/support/console-guard.ts'

const site = setupSite()

const frame = () => get('status')
const isBusy = () => frame().getAttribute('aria-busy') === 'true'
const title = () => get('heading').textContent
const untilTitle = (name: string) => until(() => expect(title()).toBe(name))
const untilBusy = () => until(() => expect(isBusy()).toBe(true))
const says = (text: string) => until(() => expect(frame().textContent).toContain(text))

describe('the first page', () => {
  it('is waited for, while its code and what asks for its data are fetched side by side', async () => {
    const code = site.hold('a')
    const data = site.hold('data of a')
    site.open('/a?x=1')
    await until(() =>
      expect(site.begun).toEqual(['code of a', 'loader of the frame', 'loader of a at /a?x=1']),
    )
    await findText('Waiting')
    code.arrive()
    await settle()
    await findText('Waiting')
    data.arrive()
    await untilTitle('A')
    expect(document.body.textContent).not.toContain('Waiting')
    await says('POP /a?x=1 null []')
  })

  it('that cannot be had leaves what is around it', async () => {
    const code = site.hold('a')
    site.open('/a')
    code.lose()
    await untilTitle('Page broken')
    await says('POP /a')
  })
})

describe('the next page', () => {
  it('takes the place of the one before, and of its address, when its code is there', async () => {
    const router = site.open('/a')
    await untilTitle('A')
    const code = site.hold('b')
    site.begun.length = 0
    click(get('link', 'To B'))
    expect(site.begun).toEqual(['code of b', 'loader of b at /b'])
    await untilBusy()
    expect([title(), address()]).toEqual(['A', '/a'])
    code.arrive()
    await untilTitle('B')
    expect([isBusy(), address()]).toEqual([false, '/b'])
    await says('PUSH /b "from the link" ["of b"]')

    // Its code is known now, and nothing around it is asked for again.
    site.begun.length = 0
    await router.navigate('/a')
    await router.navigate('/b')
    await untilTitle('B')
    expect(site.begun).toEqual(['loader of a at /a', 'loader of b at /b'])
  })

  it('is the one that was asked for last', async () => {
    const router = site.open('/a')
    await untilTitle('A')
    const { length } = window.history
    const [b, c] = [site.hold('b'), site.hold('c')]
    const toB = router.navigate('/b')
    const toC = router.navigate('/c', { state: 'last' })
    c.arrive()
    await toC
    await untilTitle('C')
    b.arrive()
    await toB
    await settle()
    expect([title(), address(), isBusy()]).toEqual(['C', '/c', false])
    expect(window.history.length).toBe(length + 1)
    await says('PUSH /c "last"')
  })

  it('is not waited for after another place of the page that is there', async () => {
    const router = site.open('/a')
    await untilTitle('A')
    const code = site.hold('b')
    const toB = router.navigate('/b')
    await untilBusy()
    await router.navigate('#s1')
    code.arrive()
    await toB
    await settle()
    expect([title(), address(), isBusy()]).toEqual(['A', '/a#s1', false])
  })

  it('is that of Back, when the reader goes back before the next one is there', async () => {
    const router = site.open('/a')
    await untilTitle('A')
    const back = makeBack()
    await router.navigate('/b')
    await untilTitle('B')
    const code = site.hold('c')
    const toC = router.navigate('/c')
    back()
    await untilTitle('A')
    code.arrive()
    await toC
    await settle()
    expect([title(), address()]).toEqual(['A', '/a'])
  })

  it('takes the entry of the one before when it replaces it', async () => {
    const router = site.open('/a')
    await untilTitle('A')
    const { length } = window.history
    await router.navigate('/b', { replace: true })
    await untilTitle('B')
    await says('REPLACE /b')
    expect([address(), window.history.length]).toEqual(['/b', length])
  })

  it('keeps what two addresses of one page have in common, and is led on from once', async () => {
    const router = site.open('/numbered/1')
    await untilTitle('Numbered 1')
    await router.navigate('/numbered/2')
    await untilTitle('Numbered 2')
    // The function that navigates is the same: no effect runs again for it.
    expect(site.navigates.mounted).toHaveLength(1)
    expect(site.navigates.given).toEqual([router.navigate])
    expect(site.begun.filter((what) => what.startsWith('loader of numbered'))).toEqual([
      'loader of numbered at /numbered/1',
      'loader of numbered at /numbered/2',
    ])

    const { length } = window.history
    const code = site.hold('b')
    await router.navigate('/old')
    await untilBusy()
    code.arrive()
    await untilTitle('B')
    await says('REPLACE /b?from=old "moved"')
    expect(site.begun.filter((what) => what.includes('of b'))).toEqual([
      'code of b',
      'loader of b at /b?from=old',
    ])
    expect(window.history.length).toBe(length + 1)
  })
})

describe('what cannot be shown', () => {
  it('is told in the frame, at its address, and fetched again the next time', async () => {
    const router = site.open('/a')
    await untilTitle('A')
    const code = site.hold('b')
    const opened = router.navigate('/b')
    code.lose()
    await opened
    await untilTitle('Page broken')
    expect([address(), isBusy()]).toEqual(['/b', false])
    await router.navigate('/a')
    await untilTitle('A')
    await router.navigate('/b')
    await untilTitle('B')
    expect(site.begun.filter((what) => what === 'code of b')).toHaveLength(2)
  })

  it('is told by what is nearest: the page itself, what is around it', async () => {
    const router = site.open('/a')
    await untilTitle('A')
    const code = site.hold('bare')
    const opened = router.navigate('/bare')
    code.lose()
    await opened
    await untilTitle('Bare broken')
    const data = site.hold('data of b')
    const next = router.navigate('/b')
    data.lose()
    await next
    await untilTitle('Page broken')
  })

  it('because it breaks while it is shown leaves the frame, and the next address is tried anew', async () => {
    expectConsole('It broke')
    const router = site.open('/breaking')
    await untilTitle('Page broken')
    await says('POP /breaking')
    await router.navigate('/breaking?again')
    await untilTitle('Whole')
    await router.navigate('/breaking')
    await untilTitle('Page broken')
    await router.navigate('/a')
    await untilTitle('A')
  })
})

describe('Back and Forward', () => {
  it('find the entries with what was said of them, and ask for their data', async () => {
    const router = site.open('/a')
    await untilTitle('A')
    const toA = makeBack()
    await router.navigate('/b?x=1', { state: { said: true } })
    await untilTitle('B')
    const { key } = router.state.location
    const toB = makeBack()
    toA()
    await untilTitle('A')
    await says('POP /a')
    site.begun.length = 0
    toB()
    await untilTitle('B')
    await says('POP /b?x=1 {"said":true}')
    expect(router.state.location.key).toBe(key)
    expect(site.begun).toEqual(['loader of the frame', 'loader of b at /b?x=1'])
  })

  it('are no matter of a site that is closed', async () => {
    const router = site.open('/a')
    await untilTitle('A')
    const back = makeBack()
    const code = site.hold('b')
    const opened = router.navigate('/b')
    site.close()
    code.arrive()
    await opened
    expect([address(), router.state.isLoading]).toEqual(['/a', true])
    site.begun.length = 0
    back()
    expect(site.begun).toEqual([])
  })
})

describe('another place or search of the same page', () => {
  it('asks for nothing when it is a place, for all when it is a search or the same address again', async () => {
    const router = site.open('/a')
    await untilTitle('A')
    const { key } = router.state.location
    const begunBy = async (to: Parameters<typeof router.navigate>[0]) => {
      site.begun.length = 0
      await router.navigate(to)
      await settle()
      expect(isBusy()).toBe(false)
      return [...site.begun]
    }
    const all = (search: string) => ['loader of the frame', `loader of a at /a${search}`]
    expect(await begunBy('/a#s1')).toEqual([])
    expect(router.state.location.key).not.toBe(key)
    await says('PUSH /a#s1')
    expect(await begunBy('/a#s1')).toEqual([])
    expect(await begunBy('/a#s2')).toEqual([])
    expect(await begunBy('/a')).toEqual(all(''))
    expect(await begunBy({ search: '?x=1' })).toEqual(all('?x=1'))
    expect(await begunBy({ search: 'x=1', hash: 's1' })).toEqual([])
    await says('PUSH /a?x=1#s1')
    expect(await begunBy({ search: '' })).toEqual(all(''))
    expect(address()).toBe('/a')
  })

  it('asks nothing of a page whose search is its own matter', async () => {
    const router = site.open('/own?x=1')
    await untilTitle('Own 1')
    site.begun.length = 0
    click(await find('button', 'Next'))
    await untilTitle('Own 2')
    expect(address()).toBe('/own?x=2')
    await router.navigate('/own?x=2')
    expect(site.begun).toEqual(['loader of the frame', 'loader of the frame'])
  })
})

it('loads an address of which the browser takes no more entries', async () => {
  const router = site.open('/a')
  await untilTitle('A')
  vi.spyOn(window.history, 'pushState').mockImplementation(() => {
    throw new DOMException('Too many', 'SecurityError')
  })
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
  await router.navigate('/b?x=1')
  expect(assign.mock.calls).toEqual([[`${window.location.origin}/b?x=1`]])
})

it('goes to no other site, and writes addresses as the browser does', async () => {
  const router = site.open('/a')
  await untilTitle('A')
  await router.navigate('/b?q=fé e graça')
  expect(address()).toBe('/b?q=f%C3%A9%20e%20gra%C3%A7a')
  await says('/b?q=f%C3%A9%20e%20gra%C3%A7a')
  await router.navigate('//elsewhere.example/c')
  expect(window.location.href).toBe(`${window.location.origin}/elsewhere.example/c`)
  await router.navigate('//')
  expect(address()).toBe('/')
})
