/** What '/culto' asks for, as the server answers it in component tests. */
import { type Versiculo, versiculos } from '#contract/biblia.ts'
import { paginaDoPadrao } from '#contract/padrao-texto.ts'
import { answerBiblia } from './component-biblia.ts'
import type { Network } from './component-network.ts'
import { SECAO } from './component-padroes.ts'

function toVersiculos(livro: number, capitulo: number, numeros: readonly number[]): Versiculo[] {
  return numeros.map((numero) => ({
    id: livro * 1_000_000 + capitulo * 1_000 + numero,
    numero_versiculo: numero,
    texto_biblico: `Texto de ${livro}.${capitulo}.${numero}.`,
  }))
}

/** Chapters of forty verses, directories of five sections. */
export function answerCulto(
  network: Network,
  numeros = Array.from({ length: 40 }, (_, index) => index + 1),
): void {
  answerBiblia(network)
  network.answer(versiculos, ({ params }) =>
    toVersiculos(Number(params.livro), Number(params.capitulo), numeros),
  )
  network.answer(paginaDoPadrao, ({ params: { padrao, numero } }) => ({
    numero: Number(numero),
    titulo: `Título de ${padrao} ${numero}`,
    secoes: [1, 2, 3, 4, 5].map((secao) => ({
      ...{ id: secao, secao, titulo: null, destaque: null },
      partes: SECAO.partes.map((parte) => ({ ...parte, parte: `Texto de ${padrao} ${numero}.${secao}.` })),
    })),
  }))
}
