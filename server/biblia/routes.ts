import type { FastifyInstance } from 'fastify'
import {
  capitulosBiblia,
  comparacaoBiblia,
  edicaoBiblia,
  edicoesBiblia,
  livroBiblia,
  livrosAntigoTestamento,
  livrosNovoTestamento,
  quantidadeCapitulos,
  versiculos,
} from '#contract/biblia.ts'
import type { Database } from '#server/platform/database.ts'
import { registerEndpoint } from '#server/platform/register-endpoint.ts'
import { registerText, type TextCache } from '#server/platform/text-cache.ts'
import { readComparacao } from './comparacao-service.ts'
import { readEdicao, readEdicoes } from './edicoes-service.ts'
import { readCapitulos, readLivro, readLivros, readVersiculos } from './service.ts'

export function registerBibliaRoutes(app: FastifyInstance, db: Database, texts: TextCache): void {
  registerText(app, texts, livrosAntigoTestamento, () => readLivros(db, 'antigo'))
  registerText(app, texts, livrosNovoTestamento, () => readLivros(db, 'novo'))
  registerText(app, texts, livroBiblia, ({ id }, { edicao }) => readLivro(db, id, edicao))
  registerText(app, texts, capitulosBiblia, ({ livro }, { edicao }) => readCapitulos(db, livro, edicao))
  registerText(app, texts, quantidadeCapitulos, async ({ id }, { edicao }) => {
    const { quantidade_capitulos } = await readLivro(db, id, edicao)
    return { quantidade_capitulos }
  })
  registerText(app, texts, versiculos, ({ livro, capitulo }, { edicao }) =>
    readVersiculos(db, livro, capitulo, edicao),
  )
  registerText(app, texts, edicaoBiblia, (_, { edicao }) => readEdicao(db, edicao))
  registerText(app, texts, edicoesBiblia, () => readEdicoes(db))
  // So many pairs and threes of editions can be asked for that none is kept.
  registerEndpoint(app, comparacaoBiblia, ({ params, query }) =>
    readComparacao(db, params, query.edicoes.split(',')),
  )
}
