import { formatAncoraDosVersiculos } from '#contract/ancora.ts'
import { paths } from '../paths.ts'
import { copyText } from '../platform/copy-text.ts'
import { showErro, showSucesso } from '../ui/banner-store.ts'
import { formatPassagem, type Intervalo } from './passagem.ts'

/** Verses of a chapter, and the edition that the address of the page names. */
export interface LugarDosVersiculos {
  readonly livroId: number
  readonly capitulo: number
  readonly passagem: readonly Intervalo[]
  readonly edicao: string | undefined
}

/** The address that opens the chapter at verses: '#v16-18', or with them marked where they do not follow each other. */
export function formatLinkDosVersiculos({ livroId, capitulo, passagem, edicao }: LugarDosVersiculos): string {
  const [first] = passagem
  if (!first || passagem.length > 1)
    return paths.capituloBiblia(livroId, capitulo, formatPassagem(passagem), edicao)
  return `${paths.capituloBiblia(livroId, capitulo, undefined, edicao)}#${formatAncoraDosVersiculos(first)}`
}

/** Puts it on the clipboard. */
export async function copyLinkDosVersiculos(lugar: LugarDosVersiculos): Promise<void> {
  const isCopied = await copyText(new URL(formatLinkDosVersiculos(lugar), window.location.origin).href)
  if (isCopied) showSucesso('Link copiado.')
  else showErro('Não foi possível copiar o link. Copie o endereço que está no alto do navegador.')
}
