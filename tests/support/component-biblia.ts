/** The Bible as the server answers it in component tests: two books of it. */
import {
  capitulosBiblia,
  type Livro,
  livroBiblia,
  livrosAntigoTestamento,
  livrosNovoTestamento,
  versiculos,
} from '#contract/biblia.ts'
import { listarMarcas } from '#contract/marcas.ts'
import { citacoesDoCapitulo } from '#contract/referencias.ts'
import type { Network } from './component-network.ts'

export const RUTE: Livro = { id: 8, livro: 'Rute', abreviatura: 'Rt', quantidade_capitulos: 4 }
const MATEUS: Livro = { id: 40, livro: 'Mateus', abreviatura: 'Mt', quantidade_capitulos: 28 }

/** Answers the lists of books and chapters. */
export function answerBiblia(network: Network): void {
  network.answer(livrosAntigoTestamento, [RUTE])
  network.answer(livrosNovoTestamento, [MATEUS])
  network.answer(livroBiblia, ({ params }) => (Number(params.id) === RUTE.id ? RUTE : MATEUS))
  network.answer(
    capitulosBiblia,
    [1, 2, 3, 4].map((capitulo) => ({ id: capitulo, capitulo })),
  )
}

/** Answers the text of chapters too, which nothing cites. */
export function answerVersiculos(network: Network): void {
  answerBiblia(network)
  network.answer(
    versiculos,
    [1, 2].map((numero) => ({
      id: 8_001_000 + numero,
      numero_versiculo: numero,
      texto_biblico: `Rute 1.${numero}: texto de prova.`,
    })),
  )
  network.answer(citacoesDoCapitulo, [])
  network.answer(listarMarcas, [])
}
