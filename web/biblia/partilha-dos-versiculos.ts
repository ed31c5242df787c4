import { formatAncoraDosVersiculos } from '#contract/ancora.ts'
import { enderecoPublicoDoCapitulo, imagemDoCapitulo } from '#contract/ler.ts'
import { buildUrl } from '#contract/url.ts'
import type { Partilha } from '../ui/compartilhar/compartilhar-dialog.tsx'
import { formatPassagem, type Intervalo } from './passagem.ts'

/** Verses of a chapter, and the edition that the address of the page names. */
interface LugarDosVersiculos {
  readonly livroId: number
  readonly capitulo: number
  readonly passagem: readonly Intervalo[]
  readonly edicao: string | undefined
}

/**
 * The address that everybody can open, at the verses: '/ler/biblia/43/3#v16-18'. Where they do not follow each other,
 * the page shows the first of them, and the reader's own all ('?v=16-18,20').
 */
export function linkDosVersiculos({ livroId, capitulo, passagem, edicao }: LugarDosVersiculos): string {
  const [first] = passagem
  const query = [passagem.length > 1 && `v=${formatPassagem(passagem)}`, edicao && `edicao=${edicao}`].filter(
    Boolean,
  )
  const search = query.length > 0 ? `?${query.join('&')}` : ''
  const hash = first ? `#${formatAncoraDosVersiculos(first)}` : ''
  return `${enderecoPublicoDoCapitulo(livroId, capitulo)}${search}${hash}`
}

/** What a reader gives to others of marked verses; the picture has the first that follow each other. */
export function toPartilha(lugar: LugarDosVersiculos, referencia: string, texto: string): Partilha {
  const { livroId: livro, capitulo, passagem, edicao } = lugar
  const [first] = passagem
  const versos = first && formatPassagem([first])
  return {
    lugar: referencia,
    texto,
    endereco: linkDosVersiculos(lugar),
    imagemOf: (formato) =>
      buildUrl(imagemDoCapitulo.path, { params: { livro, capitulo }, query: { versos, edicao, formato } }),
  }
}
