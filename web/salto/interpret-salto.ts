/** What the reader means by a reference typed into the jump box: where it leads, or why it leads nowhere. */
import type { Livro } from '#contract/biblia.ts'
import {
  formatIntervalos,
  formatPassagem,
  type Intervalo,
  nomeDoTestamento,
  testamentoOf,
} from '../biblia/public.ts'
import { paths } from '../paths.ts'
import { type Alvo, findAlvos, type PadraoDoSalto } from './alvos.ts'
import { type IntervaloDeVersiculos, type Lugar, parseLugar, parseLugarDeUmCapitulo } from './parse-lugar.ts'
import { formatSecao, type SecaoDigitada, toSecaoDigitada } from './secao-digitada.ts'

/** Verses whose existence only the chapter itself can tell. */
interface PassagemDigitada {
  readonly livro: Livro
  readonly capitulo: number
  /** The last verse named. */
  readonly ultimo: number
}

export interface SugestaoDeSalto {
  /** 'João 3.16', 'CFW 8'. */
  readonly rotulo: string
  /** 'Novo Testamento', 'Confissão de Fé, capítulo 8'. */
  readonly detalhe: string
  readonly to: string
  readonly passagem: PassagemDigitada | null
  /** The place in a page of a standard; null for the page as a whole. */
  readonly secao: SecaoDigitada | null
}

interface Interpretacao {
  /** The likeliest first, at most eight. */
  readonly sugestoes: readonly SugestaoDeSalto[]
  /** One sentence when what was typed leads nowhere; the suggestions are then other readings of it. */
  readonly erro: string | null
  /** Whether a book, a standard or numbers were typed; anything else is words to look for. */
  readonly isReferencia: boolean
}

const MAX_SUGESTOES = 8
/** No chapter is longer than Salmo 119: its number stands for 'to the end' in an address. */
const MAIOR_CAPITULO = 176

const TEXTO = /^([123]?\D*)(\d.*)?$/s
const PALAVRA_ANTES_DO_NUMERO =
  /[\s,.]+(?:cap[ií]tulos?|caps?|vers[ií]culos?|vers?|vv?|perguntas?|perg)?\.?\s*$/iu

/** @param texto what was typed @param livros empty while they are on their way @param padroes the six standards */
export function interpretSalto(
  texto: string,
  livros: readonly Livro[],
  padroes: readonly PadraoDoSalto[],
): Interpretacao {
  const limpo = texto.trim()
  if (limpo === '') return { sugestoes: [], erro: null, isReferencia: false }
  if (/;\s*\S/.test(limpo)) return failure('Escreva uma referência de cada vez.', /\d/.test(limpo))
  const [, antes = '', numeros = ''] = TEXTO.exec(limpo.replace(/;$/, '')) ?? []
  const nome = numeros ? antes.replace(PALAVRA_ANTES_DO_NUMERO, '') : antes
  const isSoNumeroDeLivro = numeros === '' && /^[123]$/.test(nome.trim())
  if (!/\p{L}/u.test(nome) && !isSoNumeroDeLivro) {
    return failure('Comece pelo livro ou pelo padrão, como em “Jo 3.16” ou “CFW 8”.')
  }
  const { exatos, todos } = findAlvos(nome, livros, padroes)
  if (todos.length === 0) return failure(`Nenhum livro ou padrão começa com “${nome.trim()}”.`, false)
  if (numeros === '') {
    return { sugestoes: todos.slice(0, MAX_SUGESTOES).map(toIndice), erro: null, isReferencia: true }
  }
  return exatos.length > 0 ? resolveExatos(exatos, numeros) : resolveComecos(todos, numeros)
}

/** @param total verses of the chapter, 0 without a Bible @returns the sentence when the chapter has no such verse */
export function checkVersiculos({ livro, capitulo, ultimo }: PassagemDigitada, total: number): string | null {
  if (total === 0 || ultimo <= total) return null
  return `${livro.livro} ${capitulo} tem ${total} versículos.`
}

/** A reason why a reading leads nowhere; never leaves this module. */
type Resultado = SugestaoDeSalto | string

function failure(erro: string, isReferencia = true): Interpretacao {
  return { sugestoes: [], erro, isReferencia }
}

/** A whole name was typed: when it has no such place, another book's is offered but not taken for granted. */
function resolveExatos(alvos: readonly Alvo[], numeros: string): Interpretacao {
  const resultados = alvos.map((alvo) => resolveAlvo(alvo, numeros))
  const [first] = resultados
  const erro = typeof first === 'string' ? first : null
  return { sugestoes: keepSugestoes(resultados), erro, isReferencia: true }
}

/** The beginning of several names was typed: those that have such a place are meant. */
function resolveComecos(alvos: readonly Alvo[], numeros: string): Interpretacao {
  const resultados = alvos.map((alvo) => resolveAlvo(alvo, numeros))
  const sugestoes = keepSugestoes(resultados)
  const erro = resultados.find((resultado) => typeof resultado === 'string')
  return { sugestoes, erro: sugestoes.length > 0 ? null : (erro ?? null), isReferencia: true }
}

function keepSugestoes(resultados: readonly Resultado[]): SugestaoDeSalto[] {
  return resultados.filter((resultado) => typeof resultado !== 'string').slice(0, MAX_SUGESTOES)
}

/** The list of chapters of a book, or the index of a standard. */
function toIndice(alvo: Alvo): SugestaoDeSalto {
  if (alvo.tipo === 'padrao') {
    const { sigla, titulo, indexPath } = alvo.padrao
    return { rotulo: sigla, detalhe: titulo, to: indexPath, passagem: null, secao: null }
  }
  const { id, livro } = alvo.livro
  return {
    rotulo: livro,
    detalhe: testamentoDe(alvo.livro),
    to: paths.livroBiblia(id),
    passagem: null,
    secao: null,
  }
}

function resolveAlvo(alvo: Alvo, numeros: string): Resultado {
  const hasOneChapter = alvo.tipo === 'livro' && alvo.livro.quantidade_capitulos === 1
  const lugar = hasOneChapter ? parseLugarDeUmCapitulo(numeros) : parseLugar(numeros)
  if (!lugar) return `Não entendi “${numeros.trim()}”. Escreva capítulo e versículo, como em “Jo 3.16”.`
  return alvo.tipo === 'livro' ? resolveLivro(alvo.livro, lugar) : resolvePadrao(alvo.padrao, lugar)
}

function resolvePadrao(padrao: PadraoDoSalto, { capitulo: numero, itens }: Lugar): Resultado {
  const { sigla, nome, unidade, ultima, paginaPath } = padrao
  if (numero < 1 || numero > ultima) return `${nome} tem ${ultima} ${unidade.plural}.`
  const pagina = {
    rotulo: `${sigla} ${numero}`,
    detalhe: `${nome}, ${unidade.nome} ${numero}`,
    to: paginaPath(numero),
    passagem: null,
    secao: null,
  }
  const [item] = itens
  if (!item) return pagina
  if (item.from < 1) return 'As seções são contadas a partir da 1.'
  const secao = toSecaoDigitada(padrao, numero, item.from)
  return {
    ...pagina,
    rotulo: `${pagina.rotulo}.${item.from}`,
    detalhe: `${pagina.detalhe}, ${formatSecao(secao)}`,
    to: paths.ancoraDaPagina(pagina.to, secao.ancora),
    secao,
  }
}

function resolveLivro(livro: Livro, lugar: Lugar): Resultado {
  const { capitulo, ateCapitulo, itens } = lugar
  const total = livro.quantidade_capitulos
  if (Math.min(capitulo, ateCapitulo) < 1 || Math.max(capitulo, ateCapitulo) > total) {
    return `${livro.livro} tem ${total} ${total === 1 ? 'capítulo' : 'capítulos'}.`
  }
  if (ateCapitulo < capitulo) return `O intervalo ${capitulo}–${ateCapitulo} está invertido.`
  const invalid = itens.map(checkItem).find((erro) => erro !== null)
  return invalid ?? toSugestao(livro, capitulo, itens)
}

function checkItem({ from, to }: IntervaloDeVersiculos): string | null {
  if (from < 1) return 'Os versículos são contados a partir do 1.'
  return to !== null && to < from ? `O intervalo ${from}–${to} está invertido.` : null
}

function toSugestao(
  livro: Livro,
  capitulo: number,
  itens: readonly IntervaloDeVersiculos[],
): SugestaoDeSalto {
  const intervalos: Intervalo[] = itens.map(({ from, to }) => ({ from, to: to ?? MAIOR_CAPITULO }))
  const nomeados = itens.map(({ from, to }) => ({ from, to: to ?? from }))
  const seguintes = itens.at(-1)?.to === null ? 'ss' : ''
  const versiculos = itens.length > 0 ? `.${formatIntervalos(nomeados)}${seguintes}` : ''
  const ultimo = Math.max(0, ...nomeados.map(({ to }) => to))
  return {
    rotulo: `${livro.livro} ${capitulo}${versiculos}`,
    detalhe: testamentoDe(livro),
    to: paths.capituloBiblia(livro.id, capitulo, formatPassagem(intervalos)),
    passagem: ultimo > 0 ? { livro, capitulo, ultimo } : null,
    secao: null,
  }
}

function testamentoDe({ id }: Livro): string {
  return nomeDoTestamento(testamentoOf(id))
}
