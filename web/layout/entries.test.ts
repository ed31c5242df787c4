import { describe, expect, it } from 'vitest'
import { ENTRIES, isCurrent } from './entries.ts'

const currentOf = (pathname: string) =>
  ENTRIES.filter((entry) => isCurrent(entry, pathname)).map(({ rotulo }) => rotulo)

describe('the entries of the top bar', () => {
  it('lead to their pages', () => {
    expect(ENTRIES.map(({ rotulo, path }) => [rotulo, path])).toEqual([
      ['Padrões', '/'],
      ['Bíblia', '/biblia'],
      ['Notas', '/notas'],
      ['Ebooks', '/ebooks'],
      ['Sobre Nós', '/sobre'],
    ])
  })

  it.each([
    ['/', ['Padrões']],
    ['/cfw/capitulo/20', ['Padrões']],
    ['/dcpr', ['Padrões']],
    ['/biblia/capitulos/43/3', ['Bíblia']],
    ['/ebooks/4/ebooks', ['Ebooks']],
    ['/leitura/0199', ['Ebooks']],
    ['/sobre', ['Sobre Nós']],
    ['/perfil', []],
    ['/cfwx', []],
  ])('%s is in %j', (pathname, rotulos) => expect(currentOf(pathname)).toEqual(rotulos))
})
