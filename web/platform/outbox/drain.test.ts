import { beforeEach, expect, it, vi } from 'vitest'
import { expectConsole } from '#tests/support/console-guard.ts'
import { ApiError, NetworkError } from '../api-error.ts'
import { drain } from './drain.ts'
import type { Feature, Item, Outcome } from './item.ts'
import { changeItem, listItems } from './item-store.ts'

vi.mock('./item-store.ts', () => ({ listItems: vi.fn(), changeItem: vi.fn() }))

const item = (id: string): Item => {
  return { email: 'ana@exemplo.com.br', id, feature: 'notas', mudanca: [id], desde: 1, vez: 0 }
}
const CHEIA = 'Você chegou ao limite de notas.'
const done: Outcome<object> = { tipo: 'done' }

/** What waits, by id. */
let waiting: Map<string, Item>
const sent: string[] = []
/** What becomes of an item while it is sent: an outcome, or a failure. */
let answers: Readonly<Record<string, unknown>>
/** What is changed here meanwhile. */
let meanwhile: () => void

const notas: Feature<object> = {
  name: 'notas',
  merge: (_, nova) => nova,
  send: async ({ id }) => {
    sent.push(id)
    meanwhile()
    const answer = answers[id]
    if (answer instanceof Error) throw answer
    return (answer as Outcome<object> | undefined) ?? done
  },
}
const run = (isAgain = false) => drain({ features: [notas], isAgain })

beforeEach(() => {
  sent.length = 0
  answers = {}
  meanwhile = () => undefined
  waiting = new Map(['a', 'b', 'c'].map((id) => [id, item(id)]))
  vi.mocked(listItems).mockImplementation(async () => [...waiting.values()])
  vi.mocked(changeItem).mockImplementation(async ({ id }, toNow) => {
    const before = waiting.get(id)
    const now = before ? toNow(before) : null
    waiting.delete(id)
    if (now) waiting.set(now.id, now)
    return now
  })
})

it('sends everything in order, and takes it out', async () => {
  expect(await run()).toEqual({ hasSent: true, falha: null, isLeft: false })
  expect(sent).toEqual(['a', 'b', 'c'])
  expect(waiting.size).toBe(0)
})

it.each([
  ['the network goes', new NetworkError(0)],
  ['the database goes', new ApiError(503, { code: 'banco_indisponivel', message: '' }, 5)],
  ['the server asks for patience', new ApiError(429, { code: 'muitas_tentativas', message: '' }, 5)],
  ['the session ends', new ApiError(401, { code: 'sem_sessao', message: '' })],
  ['somebody else signs in', new ApiError(409, { code: 'outro_leitor', message: '' })],
])('stops when %s, says why, and refuses nothing', async (_, error) => {
  answers = { b: error }
  expect(await run()).toEqual({ hasSent: true, falha: error, isLeft: true })
  expect(sent).toEqual(['a', 'b'])
  expect([...waiting.values()]).toEqual([item('b'), item('c')])
})

it.each([
  [422, 'dados_invalidos'],
  [402, 'assinatura_necessaria'],
] as const)(
  'goes on after what the server will not take, which waits with the reason: %i',
  async (status, code) => {
    expectConsole('Erro ao enviar o que foi feito sem internet:')
    answers = { a: new ApiError(status, { code, message: CHEIA }) }
    expect(await run()).toEqual({ hasSent: true, falha: null, isLeft: false })
    expect(sent).toEqual(['a', 'b', 'c'])
    expect([...waiting.values()]).toEqual([{ ...item('a'), recusa: CHEIA }])
  },
)

it('refuses nothing that was changed while it was sent, and sends that', async () => {
  expectConsole('Erro ao enviar o que foi feito sem internet:')
  answers = { a: new ApiError(422, { code: 'dados_invalidos', message: CHEIA }) }
  meanwhile = () => {
    if (sent.length === 1) waiting.set('a', { ...item('a'), vez: 1 })
    else answers = {}
  }
  await run()
  expect(sent).toEqual(['a', 'b', 'c', 'a'])
  expect(waiting.size).toBe(0)
})

it('does not send again what was refused, until it is asked to', async () => {
  waiting.set('a', { ...item('a'), recusa: CHEIA })
  waiting.delete('c')
  await run()
  expect(sent).toEqual(['b'])
  await run(true)
  expect(sent).toEqual(['b', 'a'])
})

it('leaves at rest what its reader must choose about', async () => {
  answers = { a: { tipo: 'held' } }
  await run()
  expect([...waiting.values()]).toEqual([{ ...item('a'), parado: true }])
  await run(true)
  expect(sent).toEqual(['a', 'b', 'c'])
})

it('leaves what belongs to others, and what is not meant', async () => {
  waiting.set('b', { ...item('b'), feature: 'de outra versão' })
  await drain({ features: [notas], isAgain: true, isMeant: ({ id }) => id !== 'c' })
  expect(sent).toEqual(['a'])
})

it('sends what was changed while it was sent in the same run, as a change of what the server has now', async () => {
  const agora: Item = { ...item('a'), vez: 1, mudanca: ['depois'] }
  const changes: object[] = []
  vi.spyOn(notas, 'send').mockImplementation(async ({ id, vez, mudanca }) => {
    sent.push(id)
    if (id !== 'a') return done
    changes.push(mudanca)
    if (vez === 0) waiting.set('a', agora)
    return { tipo: 'done', rebase: (meanwhile: object) => [meanwhile, 'da versão 2'] }
  })
  expect(await run()).toEqual({ hasSent: true, falha: null, isLeft: false })
  expect(sent).toEqual(['a', 'b', 'c', 'a'])
  expect(changes).toEqual([['a'], [['depois'], 'da versão 2']])
  expect(waiting.size).toBe(0)
})

it('sends what came to wait meanwhile', async () => {
  meanwhile = () => {
    if (sent.length === 1) waiting.set('d', item('d'))
  }
  await run()
  expect(sent).toEqual(['a', 'b', 'c', 'd'])
})

it('ends with something that is changed again and again, and says that it is left', async () => {
  waiting = new Map([['a', item('a')]])
  meanwhile = () => waiting.set('a', { ...item('a'), vez: sent.length })
  expect(await run()).toEqual({ hasSent: true, falha: null, isLeft: true })
  expect(sent.length).toBeLessThan(10)
})

it('tries once what the server neither took nor refused, and says that it is left', async () => {
  expectConsole('Erro ao enviar o que foi feito sem internet:')
  answers = { a: new ApiError(403, { code: 'csrf_invalido', message: '' }) }
  expect(await run()).toEqual({ hasSent: true, falha: null, isLeft: true })
  expect(sent).toEqual(['a', 'b', 'c'])
  expect([...waiting.values()]).toEqual([item('a')])
})

it('makes anew under one id, however often the answer gets lost', async () => {
  waiting = new Map([['a', { ...item('a'), recusa: CHEIA }]])
  const lost = new NetworkError(new Error('the answer is lost'))
  answers = { a: { tipo: 'anew', toNew: (mudanca: object, id: string) => [mudanca, id] } }
  meanwhile = () => {
    answers = { ...answers, [sent.at(-1) ?? '']: sent.at(-1) === 'a' ? answers.a : lost }
  }
  expect(await run(true)).toEqual({ hasSent: false, falha: lost, isLeft: true })
  const [novo] = [...waiting.values()]
  expect(novo).toEqual({ ...item('a'), id: novo?.id, mudanca: [['a'], novo?.id] })
  expect(await run()).toEqual({ hasSent: false, falha: lost, isLeft: true })
  expect(sent).toEqual(['a', novo?.id, novo?.id])
})

it('does not make anew what is no longer wanted', async () => {
  waiting = new Map([['a', item('a')]])
  answers = { a: { tipo: 'anew', toNew: () => null } }
  await run()
  expect(sent).toEqual(['a'])
  expect([...waiting.keys()]).toEqual(['a'])
})

it('is of whoever is signed in when its turn comes: the device is told a moment after the page', async () => {
  let email = 'ana@exemplo.com.br'
  const user = () => ({ email, first_name: 'Ana', last_name: '', foto: null })
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify({ state: { user: user() } }) })
  const { promise: otherTab, resolve: letGo } = Promise.withResolvers<void>()
  const held = navigator.locks.request('mbw-fila', () => otherTab)
  const running = run()
  email = 'bia@exemplo.com.br'
  letGo()
  await Promise.all([held, running])
  expect(listItems).toHaveBeenLastCalledWith('bia@exemplo.com.br')
})
