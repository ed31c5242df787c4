import { beforeEach, describe, expect, it } from 'vitest'
import type { PedidoDeBusca } from './buscar.ts'
import { FilaDoTrabalho } from './fila-do-trabalho.ts'
import type { MensagensDoTrabalho } from './trabalho.ts'

const pedido = (q: string): PedidoDeBusca => ({
  q,
  fontes: [],
  limite: 1,
  isLiteral: false,
  lugar: null,
  estado: { marca: '', isImportando: false, glossario: null, leitor: null },
})

/** Each answer names its question. */
let handedOver: string[]
let waiting: PedidoDeBusca[]
/** Searches of which each ends when its turn comes to be told so. */
let begun: Map<string, () => void>
let fila: FilaDoTrabalho

beforeEach(() => {
  handedOver = []
  waiting = []
  begun = new Map()
  fila = new FilaDoTrabalho({
    answer: ({ q }) => {
      if (q.startsWith('banco')) fila.handOver()
      const { promise, resolve } = Promise.withResolvers<void>()
      if (q.endsWith('lenta')) begun.set(q, resolve)
      else resolve()
      return promise.then(() => ({ erro: q }))
    },
    receive: () => waiting.splice(0),
    handOver: (mensagens: MensagensDoTrabalho) => {
      handedOver.push(mensagens.map((each) => ('erro' in each ? String(each.erro) : '')).join(' '))
    },
  })
})

const take = (...qs: string[]) => fila.take(qs.map(pedido))
/** After all that follows from what has happened. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

describe('what a thread is asked', () => {
  it('is handed over at once when nothing else waits', async () => {
    take('a')
    await settled()
    take('b')
    await settled()
    expect(handedOver).toEqual(['a', 'b'])
  })

  it('is handed over together when it waits together, up to four', async () => {
    take('a', 'b', 'c', 'd', 'e', 'f')
    await settled()
    expect(handedOver).toEqual(['a b c d', 'e f'])
  })

  it('may come while the thread is at work, with an event or without', async () => {
    take('a lenta')
    take('b')
    waiting.push(pedido('c'))
    begun.get('a lenta')?.()
    await settled()
    expect(handedOver).toEqual(['a lenta b c'])
  })

  it('does not wait for a search that asks the database', async () => {
    take('a', 'b', 'banco lenta', 'd')
    await settled()
    expect(handedOver).toEqual(['a b'])
    begun.get('banco lenta')?.()
    await settled()
    expect(handedOver).toEqual(['a b', 'banco lenta d'])
  })

  it('is answered each once, in its order, also when the database is asked in between', async () => {
    const qs = Array.from({ length: 50 }, (_, index) => (index % 3 === 1 ? `banco${index}` : `${index}`))
    take(...qs.slice(0, 20))
    waiting.push(...qs.slice(20).map(pedido))
    await settled()
    expect(handedOver.join(' ')).toBe(qs.join(' '))
  })
})
