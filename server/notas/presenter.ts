import type { NotaComSimbolo } from '#contract/notas.ts'

interface NotaRow {
  id: string
  titulo: string
  anotacao: string
  data_criacao: string
  versao: number
  numero: number
  simbolo: string
  unidade: string
  foto: string | null
}

/** Labels as decided: chapters are 'Cap N', questions 'Pergunta N'. */
export function toNotaComSimbolo({ numero, simbolo, unidade, foto, ...nota }: NotaRow): NotaComSimbolo {
  return {
    ...nota,
    simboloLabel: simbolo,
    capOrNumberLabel: `${unidade === 'pergunta' ? 'Pergunta' : 'Cap'} ${numero}`,
    user: { foto },
  }
}
