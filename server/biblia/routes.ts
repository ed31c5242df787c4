import type { FastifyInstance } from 'fastify'
import {
  capitulosBiblia,
  edicaoBiblia,
  livroBiblia,
  livrosAntigoTestamento,
  livrosNovoTestamento,
  quantidadeCapitulos,
  versiculos,
} from '#contract/biblia.ts'
import type { Database } from '#server/platform/database.ts'
import { registerText, type TextCache } from '#server/platform/text-cache.ts'
import { readCapitulos, readEdicao, readLivro, readLivros, readVersiculos } from './service.ts'

export function registerBibliaRoutes(app: FastifyInstance, db: Database, texts: TextCache): void {
  registerText(app, texts, livrosAntigoTestamento, () => readLivros(db, 'antigo'))
  registerText(app, texts, livrosNovoTestamento, () => readLivros(db, 'novo'))
  registerText(app, texts, livroBiblia, ({ id }) => readLivro(db, id))
  registerText(app, texts, capitulosBiblia, ({ livro }) => readCapitulos(db, livro))
  registerText(app, texts, quantidadeCapitulos, async ({ id }) => {
    const { quantidade_capitulos } = await readLivro(db, id)
    return { quantidade_capitulos }
  })
  registerText(app, texts, versiculos, ({ livro, capitulo }) => readVersiculos(db, livro, capitulo))
  registerText(app, texts, edicaoBiblia, () => readEdicao(db))
}
