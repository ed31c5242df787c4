/** Places as a reader types them: the jump box reads them, each field takes only what it is for. Else a sentence. */
import type { Livro } from '#contract/biblia.ts'
import { FICHAS } from '../padroes/public.ts'
import { interpretSalto } from '../salto/public.ts'
import type { LugarDoDiretorio, PerguntaDaNoite } from './ordem-do-dia.ts'
import { formatPorcao, LIVRO_DOS_SALMOS, type Porcao } from './porcao.ts'
import { totalDeVersiculos } from './total-de-versiculos.ts'

/** Longer than any reference. */
export const MAX_LUGAR_DIGITADO = 100

const SALTERIO: Livro = {
  id: LIVRO_DOS_SALMOS,
  livro: 'Salmos',
  abreviatura: 'Sl',
  quantidade_capitulos: 150,
}
const CAPITULO = /^\/biblia\/capitulos\/(\d+)\/(\d+)(?:\?v=([\d,-]+))?$/
const PERGUNTA = /^\/(bcw|cmw)\/pergunta\/(\d+)/
const LUGAR_DO_DIRETORIO = /^\/dcpr\/capitulo\/(\d+)(?:#s(\d+))?$/

/** '23', '119.17-32', 'Sl 23'. */
export function parseSalmo(texto: string): Porcao | string {
  const salmo = /^\s*\d/.test(texto) ? `Sl ${texto}` : texto
  return parsePorcao(salmo, [SALTERIO], 'Escreva um salmo, como “23” ou “119.17-32”.')
}

/** 'Mt 5', 'Lucas 15.11-32'. @param livros empty while they are on their way */
export function parseLeitura(texto: string, livros: readonly Livro[]): Porcao | string {
  if (livros.length === 0) return 'Os livros da Bíblia ainda não chegaram. Tente de novo em instantes.'
  return parsePorcao(texto, livros, 'Escreva livro e capítulo, como “Mt 5” ou “Lc 15.11-32”.')
}

/** '12', 'BCW 12', 'CMW 70'. */
export function parsePergunta(texto: string): PerguntaDaNoite | string {
  const pergunta = /^\s*\d/.test(texto) ? `BCW ${texto}` : texto
  const { to, erro } = interpret(pergunta, [], [FICHAS.bcw, FICHAS.cmw])
  const [, padrao, numero] = PERGUNTA.exec(to) ?? []
  if (erro && to === '' && /^\s*(?:bcw|cmw|\d)/i.test(texto)) return erro
  if (erro || !padrao) return 'Escreva a pergunta, como “12”, “BCW 12” ou “CMW 70”.'
  return { padrao: padrao === 'cmw' ? 'cmw' : 'bcw', numero: Number(numero) }
}

/** '10.2', 'DCPR 10.2'; a chapter alone is its first section. */
export function parseOracao(texto: string): LugarDoDiretorio | string {
  const lugar = /^\s*\d/.test(texto) ? `DCPR ${texto}` : texto
  const { to, erro } = interpret(lugar, [], [FICHAS.dcpr])
  const [, capitulo, secao = '1'] = LUGAR_DO_DIRETORIO.exec(to) ?? []
  if (!capitulo) return erro && /\d/.test(texto) ? erro : 'Escreva capítulo e seção, como “10.2”.'
  return { capitulo: Number(capitulo), secao: Number(secao) }
}

function parsePorcao(texto: string, livros: readonly Livro[], exemplo: string): Porcao | string {
  const { to, erro } = interpret(texto, livros, [])
  const [, livro = '', capitulo = '', versiculos = ''] = CAPITULO.exec(to) ?? []
  if (!capitulo) return erro && /\d/.test(texto) && /\p{L}/u.test(texto) ? erro : exemplo
  const lugar = { livro: Number(livro), capitulo: Number(capitulo) }
  const total = totalDeVersiculos(lugar.livro, lugar.capitulo)
  const numeros = versiculos.match(/\d+/g)?.map(Number) ?? [1, total]
  const de = Math.min(...numeros)
  if (de > total) {
    const nome = livros.find(({ id }) => id === lugar.livro)?.livro
    const inteiro = formatPorcao({ ...lugar, de: 1, ate: total }, nome)
    return `${inteiro} tem ${total} versículos.`
  }
  return { ...lugar, de, ate: Math.min(Math.max(...numeros), total) }
}

/** @returns the address of what was meant; empty for nothing, and then why */
function interpret(
  texto: string,
  livros: readonly Livro[],
  padroes: Parameters<typeof interpretSalto>[2],
): { readonly to: string; readonly erro: string | null } {
  const { sugestoes, erro } = interpretSalto(texto.slice(0, MAX_LUGAR_DIGITADO), livros, padroes)
  return { to: erro === null ? (sugestoes[0]?.to ?? '') : '', erro }
}
