/** The pages of the standards as the server answers them in component tests. */
import { HARMONIAS_DOS_PADROES } from '#contract/harmonias.ts'
import { listarMarcasDaPagina } from '#contract/marcas.ts'
import { notasDaPagina } from '#contract/notas.ts'
import {
  type PaginaDoTexto,
  type Parte,
  paginaDoPadrao,
  paginasDoPadrao,
  type Simbolo,
  textoCompleto,
} from '#contract/padrao-texto.ts'
import { isPadraoComReferencias, Padrao } from '#contract/padroes.ts'
import type { Call, Network } from './component-network.ts'

export const TEXTO = 'Aprouve a Deus, em seu eterno propósito.'

const parte: Parte = {
  id: 100801001,
  parte: TEXTO,
  subtitulo: null,
  ordem_dentro_da_secao: 1,
  paragrafo: 1,
  marcador: 1,
  referencias: [{ referencia: 'Is 42.1' }],
}
/** The only section of a page. */
export const SECAO = { id: 1, secao: 1, partes: [parte] }
const semMarcas = { ...SECAO, partes: [{ ...parte, marcador: null, referencias: [] }] }
const numeros = [7, 8, 9]

const SIMBOLO: Simbolo = {
  id: 1,
  simbolo: 'CFW',
  titulo: 'Confissão de Fé de Westminster',
  ano: 1646,
  unidade: 'capítulo',
  total: 33,
  resumo: 'O que as Escrituras ensinam.',
  introducao: [],
}

export const tituloDe = (numero: number) => `Título ${numero}`

/** Answers what the index of a standard asks for. */
export function answerTitulos(network: Network): void {
  network.answer(
    paginasDoPadrao,
    numeros.map((numero) => ({ numero, titulo: tituloDe(numero) })),
  )
}

/** Answers what the page of a chapter or question asks for: its text, and neither harmonies nor notes. */
export function answerPagina(network: Network, padrao: Padrao): void {
  answerTitulos(network)
  network.answer(HARMONIAS_DOS_PADROES[padrao], [])
  network.answer(notasDaPagina, [])
  answerTexto(network)
}

/** Answers the text of a chapter or question, of which nothing is marked. */
export function answerTexto(network: Network): void {
  network.answer(paginaDoPadrao, toPagina)
  network.answer(listarMarcasDaPagina, [])
}

/** Answers the text of a whole standard: one chapter of it. */
export function answerTextoCompleto(network: Network): void {
  network.answer(textoCompleto, ({ params }) => {
    const pagina = toPagina({ params: { ...params, numero: '8' } })
    return { simbolo: SIMBOLO, paginas: [pagina] }
  })
}

function toPagina({ params }: Pick<Call, 'params'>): PaginaDoTexto {
  const numero = Number(params.numero)
  const hasMarcas = Padrao.options.filter(isPadraoComReferencias).some((padrao) => padrao === params.padrao)
  const secao = hasMarcas ? SECAO : semMarcas
  return { numero, titulo: tituloDe(numero), secoes: [{ ...secao, titulo: null, destaque: null }] }
}
