import { enderecoPublicoDaPagina, enderecoPublicoDoCapitulo } from '#contract/ler.ts'
import { PADROES, Padrao } from '#contract/padroes.ts'
import { readEdicao } from '#server/biblia/edicoes-service.ts'
import { readLivro } from '#server/biblia/service.ts'
import type { Database } from '#server/platform/database.ts'

/** Every public page: the standards', and the chapters of the library's own Bible; of one with gaps none. */
export async function listEnderecosPublicos(db: Database): Promise<string[]> {
  const { livros, parcial } = await readEdicao(db, undefined)
  const lidos = await Promise.all((parcial ? [] : livros).map((livro) => readLivro(db, livro)))
  return [
    ...Padrao.options.flatMap((padrao) =>
      upTo(PADROES[padrao].ultima).map((numero) => enderecoPublicoDaPagina(padrao, numero)),
    ),
    ...lidos.flatMap(({ id, quantidade_capitulos }) =>
      upTo(quantidade_capitulos).map((capitulo) => enderecoPublicoDoCapitulo(id, capitulo)),
    ),
  ]
}

function upTo(last: number): number[] {
  return Array.from({ length: last }, (_, index) => index + 1)
}
