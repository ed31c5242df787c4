import { formatLugar } from '#contract/lugar.ts'
import { PADROES } from '#contract/padroes.ts'
import { lazily } from '../platform/lazily.ts'
import type { LugarDoDiretorio, OrdemDoCulto, PerguntaDaNoite } from './ordem-do-dia.ts'
import { formatPorcao } from './porcao.ts'

const diaFormat = lazily(() => new Intl.DateTimeFormat('pt-BR', { dateStyle: 'full' }))

/** 'segunda-feira, 23 de novembro de 2026' */
export function formatDia(date: Date): string {
  return diaFormat().format(date)
}

/** '2026-11-23', as the device's zone has it. */
export function toDia(date: Date): string {
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((each) => String(each).padStart(2, '0'))
  return `${date.getFullYear()}-${month}-${day}`
}

/** 'BCW 12' */
export function formatPergunta({ padrao, numero }: PerguntaDaNoite): string {
  return formatLugar(PADROES[padrao].sigla, numero)
}

/** 'DCPR 10.2' */
export function formatOracao({ capitulo, secao }: LugarDoDiretorio): string {
  return formatLugar(PADROES.dcpr.sigla, capitulo, secao)
}

/** The parts of an order with their places, in their order. @param nomeDoLivro of the reading */
export function listLugares(
  { salmo, leitura, pergunta, oracao }: OrdemDoCulto,
  nomeDoLivro: string,
): readonly (readonly [parte: string, lugar: string])[] {
  return [
    ['Salmo', formatPorcao(salmo)],
    ['Leitura', formatPorcao(leitura, nomeDoLivro)],
    ['Pergunta', formatPergunta(pergunta)],
    ['Oração', formatOracao(oracao)],
  ]
}

/** The order of worship as text to give away. */
export function formatOrdem(
  date: Date,
  lugares: ReturnType<typeof listLugares>,
  pergunta: string | undefined,
): string {
  const linhas = lugares.map(([parte, lugar]) =>
    parte === 'Pergunta' && pergunta ? `${parte}: ${lugar}. ${pergunta}` : `${parte}: ${lugar}`,
  )
  return [`Culto em família, ${formatDia(date)}`, '', ...linhas, '', 'Minha Biblioteca Westminster'].join(
    '\n',
  )
}
