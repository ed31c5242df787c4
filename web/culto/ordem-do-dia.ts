import { PADROES } from '#contract/padroes.ts'
import { PORCOES_DO_NOVO, PORCOES_DOS_SALMOS, type Porcao } from './porcao.ts'

export interface PerguntaDaNoite {
  readonly padrao: 'bcw' | 'cmw'
  readonly numero: number
}

/** A section of the Diretório de Culto Privado. */
export interface LugarDoDiretorio {
  readonly capitulo: number
  readonly secao: number
}

/** What a family sings, reads, answers and hears of prayer on one evening. */
export interface OrdemDoCulto {
  readonly salmo: Porcao
  readonly leitura: Porcao
  readonly pergunta: PerguntaDaNoite
  readonly oracao: LugarDoDiretorio
}

const DIA_MS = 86_400_000
/** All three courses begin on this day. */
const PRIMEIRO_DIA = Date.UTC(2026, 0, 1) / DIA_MS

/** Of the Lord's day in the family on Sunday, of the matter of prayer from Monday to Friday, of its duties on Saturday. */
const ORACAO_DA_SEMANA: readonly LugarDoDiretorio[] = [
  { capitulo: 9, secao: 1 },
  { capitulo: 10, secao: 1 },
  { capitulo: 10, secao: 2 },
  { capitulo: 10, secao: 3 },
  { capitulo: 10, secao: 4 },
  { capitulo: 10, secao: 5 },
  { capitulo: 3, secao: 1 },
]

/** What the directory says of prayer and of worship in the family, in its own order. */
export const LUGARES_DA_ORACAO = ORACAO_DA_SEMANA.toSorted((one, other) => keyOf(one) - keyOf(other))

/**
 * The order of one day: each course goes on where it was the day before, over New Year and over leap days.
 * @param date of which the day counts, as the device's zone has it
 */
export function ordemDoDia(date: Date): OrdemDoCulto {
  const dia = Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DIA_MS - PRIMEIRO_DIA
  return {
    salmo: pick(PORCOES_DOS_SALMOS, dia),
    leitura: pick(PORCOES_DO_NOVO, dia),
    pergunta: { padrao: 'bcw', numero: modulo(dia, PADROES.bcw.ultima) + 1 },
    oracao: pick(ORACAO_DA_SEMANA, date.getDay()),
  }
}

/** The question before or after; from one end the other follows. */
export function perguntaVizinha({ padrao, numero }: PerguntaDaNoite, passo: 1 | -1): PerguntaDaNoite {
  return { padrao, numero: modulo(numero - 1 + passo, PADROES[padrao].ultima) + 1 }
}

/** The passage before or after a place of the directory; from one end the other follows. */
export function oracaoVizinha(atual: LugarDoDiretorio, passo: 1 | -1): LugarDoDiretorio {
  const isBeyond = (outro: LugarDoDiretorio) => (keyOf(outro) - keyOf(atual)) * passo > 0
  const lugares = passo === 1 ? LUGARES_DA_ORACAO : LUGARES_DA_ORACAO.toReversed()
  return lugares.find(isBeyond) ?? lugares[0] ?? atual
}

function keyOf({ capitulo, secao }: LugarDoDiretorio): number {
  return capitulo * 1_000 + secao
}

function modulo(numero: number, total: number): number {
  return ((numero % total) + total) % total
}

/** @throws RangeError for an empty list */
function pick<T>(lista: readonly T[], index: number): T {
  const item = lista[modulo(index, lista.length)]
  if (item === undefined) throw new RangeError('An empty list has no item of the day.')
  return item
}
