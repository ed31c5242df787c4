import { FolderDown, LayoutDashboard, Library, type LucideIcon, Newspaper, Tags } from 'lucide-react'
import { paths } from '../paths.ts'

interface Entrada {
  readonly rotulo: string
  readonly path: string
  readonly icone: LucideIcon
}

/** The side menu of the ebooks, in the order of the design. */
export const ENTRADAS: readonly Entrada[] = [
  { rotulo: 'Início', path: paths.ebooks(), icone: LayoutDashboard },
  { rotulo: 'Minha Estante', path: paths.estante(), icone: Library },
  { rotulo: 'Artigos', path: paths.artigos(), icone: Newspaper },
  { rotulo: 'Categorias', path: paths.categorias(), icone: Tags },
  { rotulo: 'Recursos', path: paths.recursos(), icone: FolderDown },
]

/** The entry of the side menu for an address; a category's ebooks belong to the categories, an ebook's page to none. */
export function entradaAtual(pathname: string): string | undefined {
  const path = pathname.replace(/\/+$/, '')
  if (/^\/ebooks\/\d+\/ebooks$/.test(path)) return paths.categorias()
  return ENTRADAS.find((entrada) => entrada.path === path)?.path
}
