import { Padrao } from '#contract/padroes.ts'
import { paths } from '../paths.ts'

interface Entry {
  readonly rotulo: string
  readonly path: string
  /** First words of the addresses that belong to the entry. */
  readonly areas: readonly string[]
}

/** The five entries of the top bar, in their order. */
export const ENTRIES: readonly Entry[] = [
  {
    rotulo: 'Padrões',
    path: paths.home(),
    areas: ['', ...Padrao.options, 'harmonias'],
  },
  { rotulo: 'Bíblia', path: paths.biblia(), areas: ['biblia'] },
  { rotulo: 'Notas', path: paths.notas(), areas: ['notas'] },
  { rotulo: 'Ebooks', path: paths.ebooks(), areas: ['ebooks', 'leitura'] },
  { rotulo: 'Sobre Nós', path: paths.sobre(), areas: ['sobre'] },
]

/** Whether an entry is the one that the reader is in. @param entry of the top bar @param pathname address of the page */
export function isCurrent(entry: Entry, pathname: string): boolean {
  const [, area = ''] = pathname.split('/')
  return entry.areas.includes(area)
}
