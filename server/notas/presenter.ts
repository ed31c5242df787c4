import type { NotaComSimbolo } from '#contract/notas.ts'

interface NotaRow {
  id: string
  titulo: string
  anotacao: string
  data_criacao: string
  versao: number
  numero: number
  simbolo_id: number
  simbolo: string
  unidade: string
  foto: string | null
}

export function toNotaComSimbolo({ simbolo_id, simbolo, unidade, foto, ...nota }: NotaRow): NotaComSimbolo {
  return {
    ...nota,
    simbolo: simbolo_id,
    simboloLabel: simbolo,
    capOrNumberLabel: labelOf(unidade, nota.numero),
    user: { foto },
  }
}

/** A note where it belongs, for files. */
export interface NotaDaPagina {
  simboloLabel: string
  capOrNumberLabel: string
  titulo: string
  anotacao: string
  data_criacao: string
}

export function toNotaDaPagina({
  simbolo,
  unidade,
  numero,
  titulo,
  anotacao,
  data_criacao,
}: Omit<NotaRow, 'id' | 'versao' | 'simbolo_id' | 'foto'>): NotaDaPagina {
  return { simboloLabel: simbolo, capOrNumberLabel: labelOf(unidade, numero), titulo, anotacao, data_criacao }
}

/** Chapters are 'Cap N', questions 'Pergunta N'. */
function labelOf(unidade: string, numero: number): string {
  return `${unidade === 'pergunta' ? 'Pergunta' : 'Cap'} ${numero}`
}
