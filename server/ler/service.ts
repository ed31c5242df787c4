/** What the public pages of the texts show (docs/ler.md). */

import type { PaginaPublicaDaBiblia, PaginaPublicaDoPadrao } from '#contract/ler.ts'
import { PADROES, type Padrao } from '#contract/padroes.ts'
import { readEdicao } from '#server/biblia/edicoes-service.ts'
import { readLivro, readVersiculos } from '#server/biblia/service.ts'
import { readPaginaCompleta } from '#server/padroes/pagina.ts'
import { notFound } from '#server/platform/app-error.ts'
import type { Database } from '#server/platform/database.ts'
import { readEnderecosDasCitacoes } from '#server/referencias/enderecos-service.ts'

/** @throws AppError 404 for a number that is no chapter or question of the standard */
export async function readPaginaDoPadrao(
  db: Database,
  padrao: Padrao,
  numero: number,
): Promise<PaginaPublicaDoPadrao> {
  const { simboloId } = PADROES[padrao]
  const [pagina, citacoes] = await Promise.all([
    readPaginaCompleta(db, simboloId, numero),
    readEnderecosDasCitacoes(db, simboloId, numero),
  ])
  return { tipo: 'padrao', padrao, pagina, citacoes }
}

/** @param edicao short name; the library's own when absent @throws AppError 404 without such a chapter, or the words of it */
export async function readCapituloDaBiblia(
  db: Database,
  { livro, capitulo }: { livro: number; capitulo: number },
  edicao?: string,
): Promise<PaginaPublicaDaBiblia> {
  const [versiculos, livroLido, edicaoLida] = await Promise.all([
    readVersiculos(db, livro, capitulo, edicao),
    readLivro(db, livro, edicao),
    readEdicao(db, edicao),
  ])
  if (versiculos.length === 0) throw notFound('Esta biblioteca não tem o texto deste capítulo.')
  return { tipo: 'biblia', livro: livroLido, capitulo, versiculos, edicao: edicaoLida }
}
