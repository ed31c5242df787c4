import type { Cartao } from '#contract/cartoes.ts'
import type { BaralhoDePerguntas } from '#contract/memoria.ts'
import { readTextoDoEbook } from '#server/ebooks/texto-service.ts'
import { readRespostas } from '#server/padroes/catecismos-service.ts'
import type { Database } from '#server/platform/database.ts'
import { cutPerguntas } from './cut-perguntas.ts'

/** Decks that are made of an ebook, by the name of its folder. */
export const EBOOK_DO_BARALHO = {
  criancas: 'catecismo-para-criancas',
  heidelberg: 'catecismo-de-heidelberg',
} as const satisfies Partial<Record<BaralhoDePerguntas, string>>

/** The questions of a catechism in their order; none when the library does not have it. */
export async function readCartoes(db: Database, baralho: BaralhoDePerguntas): Promise<Cartao[]> {
  const perguntas =
    baralho === 'bcw' || baralho === 'cmw'
      ? await readRespostas(db, baralho)
      : cutPerguntas(await readTextoDoEbook(db, EBOOK_DO_BARALHO[baralho]))
  return perguntas.map(({ numero, pergunta, resposta }) => ({
    ...{ chave: `${baralho}-${numero}`, numero: String(numero), pergunta, resposta },
  }))
}
