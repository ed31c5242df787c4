/** What differs between two texts, paragraph by paragraph and word by word. */
import { diffArrays } from 'diff'

export interface TrechoDaDiferenca {
  readonly tipo: 'igual' | 'entra' | 'sai'
  readonly texto: string
}

/** Lines that are the same, or what became of some that follow each other. */
export type BlocoDaDiferenca =
  | { readonly tipo: 'iguais'; readonly linhas: readonly string[] }
  | { readonly tipo: 'mudado'; readonly trechos: readonly TrechoDaDiferenca[] }

/** More different lines or words are marked whole: to find what they share would hold the page. */
const MAX_DIFERENTES = 2_000

interface Change {
  readonly value: readonly string[]
  readonly added: boolean
  readonly removed: boolean
}

/** Compares lines, and within those that changed the words. */
export function compareTextos(antes: readonly string[], depois: readonly string[]): BlocoDaDiferenca[] {
  const blocos: BlocoDaDiferenca[] = []
  let sai: readonly string[] = []
  const changes = [...diff(antes, depois), { value: [], added: false, removed: false }]
  for (const { value, added, removed } of changes) {
    if (removed) {
      sai = value
      continue
    }
    if (sai.length > 0 || added) {
      blocos.push({ tipo: 'mudado', trechos: comparePalavras(sai.join('\n'), added ? value.join('\n') : '') })
      sai = []
    }
    if (!added && value.length > 0) blocos.push({ tipo: 'iguais', linhas: value })
  }
  return blocos
}

function comparePalavras(antes: string, depois: string): TrechoDaDiferenca[] {
  return diff(splitWords(antes), splitWords(depois)).map(({ value, added, removed }) => ({
    tipo: added ? 'entra' : removed ? 'sai' : 'igual',
    texto: value.join(''),
  }))
}

function diff(antes: readonly string[], depois: readonly string[]): readonly Change[] {
  const whole = [
    { value: antes, added: false, removed: true },
    { value: depois, added: true, removed: false },
  ]
  const changes = diffArrays([...antes], [...depois], { maxEditLength: MAX_DIFERENTES }) ?? whole
  return changes.filter(({ value }) => value.length > 0)
}

/** Words, and what stands between them. */
function splitWords(texto: string): string[] {
  return texto.match(/[\p{L}\p{N}]+|\s+|[^\p{L}\p{N}\s]/gu) ?? []
}
