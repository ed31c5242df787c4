import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { untilHolds } from '#tests/support/soon.ts'
import { askAgain, askAgainFeitasDe } from './ask-again.ts'

const KEY = ['notas']

/** Shows what a server answers, whose answers come when they are told to. */
function show() {
  const queryClient = new QueryClient()
  const answers: ((notas: string[]) => void)[] = []
  const observer = new QueryObserver(queryClient, {
    queryKey: KEY,
    queryFn: () => new Promise<string[]>((resolve) => answers.push(resolve)),
    staleTime: 60_000,
  })
  const leave = observer.subscribe(() => {})
  return { queryClient, answers, leave }
}

it.each([
  ['nothing was shown yet', undefined],
  ['something was shown', ['antes']],
] as const)(
  'does not take what was asked before the change for what is so after it: %s',
  async (_, shown) => {
    const { queryClient, answers, leave } = show()
    if (shown) {
      answers.shift()?.([...shown])
      await untilHolds(() => expect(queryClient.getQueryData(KEY)).toEqual(shown))
      void queryClient.invalidateQueries({ queryKey: KEY })
    }
    await untilHolds(() => expect(answers).toHaveLength(1))
    askAgain(queryClient, KEY)
    await untilHolds(() => expect(answers).toHaveLength(2))
    answers[0]?.([])
    answers[1]?.(['nova'])
    await untilHolds(() => expect(queryClient.getQueryData(KEY)).toEqual(['nova']))
    leave()
  },
)

it('lets a page that is being opened have what it waits for', async () => {
  const queryClient = new QueryClient()
  const opening = queryClient.fetchQuery({ queryKey: KEY, queryFn: async () => ['nova'] })
  askAgain(queryClient, KEY)
  expect(await opening).toEqual(['nova'])
})

it('asks again for what was made of a feature that has changed, and for nothing else', async () => {
  const queryClient = new QueryClient()
  const keep = (name: string, feitaDe?: readonly string[]) =>
    queryClient.fetchQuery({ queryKey: [name], queryFn: () => name, ...(feitaDe && { meta: { feitaDe } }) })
  await Promise.all([keep('tudo', ['notas', 'marcas']), keep('livros', ['ebooks']), keep('notas')])
  askAgainFeitasDe(queryClient, ['memoria', 'marcas'])
  const isOld = (name: string) => queryClient.getQueryState([name])?.isInvalidated
  expect(['tudo', 'livros', 'notas'].map(isOld)).toEqual([true, false, false])
})
