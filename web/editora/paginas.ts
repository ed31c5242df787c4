import { ChartColumn, FilePen, HandCoins, LibraryBig, type LucideIcon, ScrollText, Users } from 'lucide-react'
import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import type { Papel } from '#contract/papel.ts'

export interface PaginaDaEditora {
  /** Below `/editora/`; the page has the addresses below it too. */
  readonly path: string
  readonly rotulo: string
  /** What it is for, in one sentence. */
  readonly texto: string
  readonly icone: LucideIcon
  /** The least role that sees it. */
  readonly papel: Exclude<Papel, 'leitor'>
  readonly Component: LazyExoticComponent<ComponentType>
}

/** Not in the menu where nobody is paid. */
export const PAGAMENTOS = 'pagamentos'

/** The pages of the desk, in the order of its menu. */
export const PAGINAS: readonly PaginaDaEditora[] = [
  {
    path: 'livros',
    rotulo: 'Livros',
    texto: 'Enviar um EPUB, escrever um artigo, cuidar da ficha e da capa, retirar e devolver.',
    icone: LibraryBig,
    papel: 'editor',
    Component: lazy(() =>
      import('./livros/livros-da-editora-page.tsx').then(({ LivrosDaEditoraPage }) => ({
        default: LivrosDaEditoraPage,
      })),
    ),
  },
  {
    path: 'textos',
    rotulo: 'Textos',
    texto: 'Corrigir capítulos, perguntas e referências, e os lugares das harmonias.',
    icone: FilePen,
    papel: 'editor',
    Component: lazy(() =>
      import('./textos/textos-page.tsx').then(({ TextosPage }) => ({ default: TextosPage })),
    ),
  },
  {
    path: 'leitores',
    rotulo: 'Leitores',
    texto: 'Contas, sessões e papéis. O que os leitores escrevem não se abre aqui.',
    icone: Users,
    papel: 'editor',
    Component: lazy(async () => ({ default: (await import('./leitores/leitores-page.tsx')).LeitoresPage })),
  },
  {
    path: PAGAMENTOS,
    rotulo: 'Pagamentos',
    texto: 'Confirmar os Pix que entraram, e ver o que os bancos avisaram.',
    icone: HandCoins,
    papel: 'editor',
    Component: lazy(() =>
      import('./pagamentos/pagamentos-page.tsx').then(({ PagamentosPage }) => ({ default: PagamentosPage })),
    ),
  },
  {
    path: 'painel',
    rotulo: 'Painel',
    texto: 'Um ano em números: leituras, contas, procuras sem resultado, a última cópia.',
    icone: ChartColumn,
    papel: 'editor',
    Component: lazy(async () => ({ default: (await import('./painel/painel-page.tsx')).PainelPage })),
  },
  {
    path: 'registro',
    rotulo: 'Registro',
    texto: 'Quem fez o quê, e quando.',
    icone: ScrollText,
    papel: 'administrador',
    Component: lazy(async () => ({ default: (await import('./registro/registro-page.tsx')).RegistroPage })),
  },
]

/** Those that a role sees. */
export function listPaginas(papel: Papel): PaginaDaEditora[] {
  if (papel === 'leitor') return []
  return PAGINAS.filter((pagina) => papel === 'administrador' || pagina.papel === 'editor')
}
