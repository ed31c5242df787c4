import { expect, it, vi } from 'vitest'
import { prefetchPage, setRoutes } from './prefetch-page.ts'

it('asks for the code of the page that an address leads to, and no other', () => {
  const lazy = (isThere = true) =>
    vi.fn(() => (isThere ? Promise.resolve({}) : Promise.reject(new Error('away'))))
  const [layout, livro, outra, ausente] = [lazy(), lazy(), lazy(), lazy(false)]
  setRoutes([
    {
      path: '/ebooks',
      lazy: layout,
      children: [
        { path: 'ebook/:id', lazy: livro },
        { path: 'artigos', lazy: outra },
        { path: 'recursos', lazy: ausente },
      ],
    },
  ])
  prefetchPage('/ebooks/ebook/3')
  expect([layout, livro, outra].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0])
  // One that cannot be had fails when it is opened.
  prefetchPage('/ebooks/recursos')
  prefetchPage('/nowhere')
  expect(ausente).toHaveBeenCalledOnce()
})
