import { formatAncoraDosVersiculos } from '#contract/ancora.ts'
import { enderecoPublicoDoCapitulo } from '#contract/ler.ts'
import { readTrechos } from '#server/biblia/trechos.ts'
import type { Database } from '#server/platform/database.ts'
import { listTrechosDaPagina } from './repository.ts'

/** Where the citations of a chapter or question begin in the public Bible, by their words; without a Bible none. */
export async function readEnderecosDasCitacoes(
  db: Database,
  simboloId: number,
  numero: number,
): Promise<Record<string, string>> {
  const ranges = await listTrechosDaPagina(db, simboloId, numero)
  const runs = await readTrechos(db, ranges)
  const enderecos = ranges.flatMap(({ referencia }, index): [string, string][] => {
    const [trecho] = runs[index] ?? []
    if (!trecho || trecho.edicao !== undefined || trecho.versiculos.length === 0) return []
    const ancora = formatAncoraDosVersiculos({ from: trecho.inicio, to: trecho.fim })
    return [[referencia, `${enderecoPublicoDoCapitulo(trecho.livro, trecho.capitulo)}#${ancora}`]]
  })
  // Of a citation with several ranges the first one.
  return Object.fromEntries(enderecos.toReversed())
}
