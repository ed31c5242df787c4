import { SALMOS } from '../formats/biblia-builder.ts'
import type { ParsedLivro } from '../parsed-biblia.ts'
import { lastVersiculo } from './detect-versificacao.ts'
import type { NomeDaVersificacao } from './nome-da-versificacao.ts'
import type { Versificacao } from './read-versificacao.ts'

/** How a chapter of an edition is counted. */
export interface CapituloContado {
  /** The scheme whose chapter ends with the same verse: the edition's own, else another; the edition's own when none does. */
  nome: NomeDaVersificacao
  /** The edition's last verse here. */
  last: number
  /** Verses that stand here and, in the scheme, at the beginning of the next chapter; negative: that stand in the chapter before. */
  limite: { antes: number; depois: number }
}

/** Psalms are numbered in two ways; a psalm fits only schemes of its own way. */
const SALMOS_DO_HEBRAICO: readonly NomeDaVersificacao[] = ['eng', 'org']
const SALMOS_DO_GREGO: readonly NomeDaVersificacao[] = ['vul', 'lxx', 'rsc', 'rso']
/** `lxx` has chapters in another order, and fits no other; `rso` adds to `rsc` what is in no other. */
const CAPITULOS_NA_MESMA_ORDEM: readonly NomeDaVersificacao[] = ['eng', 'org', 'vul', 'rsc']

/** Tells of each chapter of a book by which scheme it is counted: few editions keep to one in all of them. */
export function fitCapitulos(
  livro: ParsedLivro,
  versificacao: Versificacao,
  others: readonly Versificacao[],
): Map<number, CapituloContado> {
  const { nome } = versificacao
  const candidates = [
    versificacao,
    ...others.filter((other) => listFitting(nome, livro.id).includes(other.nome)),
  ]
  const fitted = new Map<number, CapituloContado>()
  const odd = new Map<number, number>()
  for (const capitulo of livro.capitulos) {
    const last = lastVersiculo(capitulo)
    const found = candidates.find((each) => each.capitulos(livro.id)[capitulo.numero - 1] === last)
    fitted.set(capitulo.numero, { nome: found?.nome ?? nome, last, limite: { antes: 0, depois: 0 } })
    const total = versificacao.capitulos(livro.id)[capitulo.numero - 1] ?? 0
    if (!found && total > 0) odd.set(capitulo.numero, last - total)
  }
  if (livro.id !== SALMOS) findLimites(fitted, odd)
  return fitted
}

function listFitting(nome: NomeDaVersificacao, livro: number): readonly NomeDaVersificacao[] {
  if (livro === SALMOS) return SALMOS_DO_HEBRAICO.includes(nome) ? SALMOS_DO_HEBRAICO : SALMOS_DO_GREGO
  return nome === 'lxx' ? [] : CAPITULOS_NA_MESMA_ORDEM
}

/** A chapter with some verses more beside one with as many less: the border between them stands elsewhere (1Cr 21.31 for 22.1). */
function findLimites(fitted: ReadonlyMap<number, CapituloContado>, odd: Map<number, number>): void {
  for (const [capitulo, more] of odd) {
    const [here, next] = [fitted.get(capitulo), fitted.get(capitulo + 1)]
    if (!here || !next || odd.get(capitulo + 1) !== -more) continue
    here.limite.depois = more
    next.limite.antes = more
    odd.delete(capitulo + 1)
  }
}
