/** The pages of the standards as the server answers them in component tests. */
import { perguntaCompletaBcw, perguntaCompletaCmw, perguntasBcw, perguntasCmw } from '#contract/catecismos.ts'
import { capituloCfwCompleto, listarCapitulosCfw } from '#contract/cfw.ts'
import {
  capituloDcprCompleto,
  capituloDcpuCompleto,
  capituloFgopCompleto,
  listarCapitulosDcpr,
  listarCapitulosDcpu,
  listarCapitulosFgop,
} from '#contract/diretorios.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import {
  harmoniasBcw,
  harmoniasCfw,
  harmoniasCmw,
  harmoniasDcpr,
  harmoniasDcpu,
  harmoniasFgop,
} from '#contract/harmonias.ts'
import { notasDaPagina } from '#contract/notas.ts'
import type { Padrao, Parte } from '#contract/padroes.ts'
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
const resposta = {
  id: 200101001,
  parte_da_resposta: TEXTO,
  ordem: 1,
  paragrafo: 1,
  marcador: null,
  referencias: [],
}
/** The only section of a page. */
export const SECAO = { id: 1, secao: 1, partes: [parte] }
const secaoTexto = { id: 1, secao: 1, texto: TEXTO }
const numeros = [7, 8, 9]

/** The calls of a standard. */
export const CHAMADAS = {
  cfw: { titulos: listarCapitulosCfw, pagina: capituloCfwCompleto, harmonias: harmoniasCfw },
  cmw: { titulos: perguntasCmw, pagina: perguntaCompletaCmw, harmonias: harmoniasCmw },
  bcw: { titulos: perguntasBcw, pagina: perguntaCompletaBcw, harmonias: harmoniasBcw },
  fgop: { titulos: listarCapitulosFgop, pagina: capituloFgopCompleto, harmonias: harmoniasFgop },
  dcpu: { titulos: listarCapitulosDcpu, pagina: capituloDcpuCompleto, harmonias: harmoniasDcpu },
  dcpr: { titulos: listarCapitulosDcpr, pagina: capituloDcprCompleto, harmonias: harmoniasDcpr },
} as const satisfies Record<Padrao, Record<string, Endpoint>>

export const tituloDe = (numero: number) => `Título ${numero}`

/** Answers what the index of a standard asks for. */
export function answerTitulos(network: Network, padrao: Padrao): void {
  const capitulo = (id: number) => ({ id, titulo: tituloDe(id), numero_capitulo: id })
  const porOrdem = (id: number) => ({ id, titulo: tituloDe(id), ordem: id })
  const pergunta = (id: number) => ({ id, numero_pergunta: id, pergunta: tituloDe(id) })
  if (padrao === 'cfw' || padrao === 'dcpu') network.answer(CHAMADAS[padrao].titulos, numeros.map(capitulo))
  else if (padrao === 'fgop' || padrao === 'dcpr')
    network.answer(CHAMADAS[padrao].titulos, numeros.map(porOrdem))
  else network.answer(CHAMADAS[padrao].titulos, numeros.map(pergunta))
}

/** Answers what the page of a chapter or question asks for: its text, and neither harmonies nor notes. */
export function answerPagina(network: Network, padrao: Padrao): void {
  answerTitulos(network, padrao)
  network.answer(CHAMADAS[padrao].harmonias, [])
  network.answer(notasDaPagina, [])
  answerTexto(network, padrao)
}

/** Answers the text of a chapter or question. */
export function answerTexto(network: Network, padrao: Padrao): void {
  TEXTOS[padrao](network)
}

const base = ({ params }: Call) => ({ id: Number(params.id), titulo: tituloDe(Number(params.id)) })
const pergunta = ({ params }: Call) => ({
  id: Number(params.id),
  numero_pergunta: Number(params.id),
  pergunta: tituloDe(Number(params.id)),
  partes: [resposta],
})

const TEXTOS: Readonly<Record<Padrao, (network: Network) => void>> = {
  cfw: (network) =>
    network.answer(capituloCfwCompleto, (call) => ({
      ...base(call),
      numero_capitulo: base(call).id,
      secoes: [SECAO],
    })),
  cmw: (network) => network.answer(perguntaCompletaCmw, pergunta),
  bcw: (network) => network.answer(perguntaCompletaBcw, pergunta),
  fgop: (network) =>
    network.answer(capituloFgopCompleto, (call) => ({
      ...base(call),
      ordem: base(call).id,
      secoes: [SECAO],
    })),
  dcpu: (network) =>
    network.answer(capituloDcpuCompleto, (call) => ({
      ...base(call),
      numero_capitulo: base(call).id,
      secoes: [{ ...secaoTexto, titulo: null, destaque: null }],
    })),
  dcpr: (network) =>
    network.answer(capituloDcprCompleto, (call) => ({
      ...base(call),
      ordem: base(call).id,
      secoes: [secaoTexto],
    })),
}
