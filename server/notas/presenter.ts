import { nomeDaAncora } from '#contract/lugar.ts'
import type { Nota, NotaComSimbolo } from '#contract/notas.ts'

interface NotaRow {
  id: string
  titulo: string
  anotacao: string
  data_criacao: string
  versao: number
  numero: number
  ancora: string | null
  simbolo_id: number
  simbolo: string
  unidade: string
  foto: string | null
}

export function toNotaComSimbolo(row: NotaRow): NotaComSimbolo {
  // Each by its name: to take the rest of a row of SQLite costs more than the query.
  return {
    id: row.id,
    titulo: row.titulo,
    anotacao: row.anotacao,
    data_criacao: row.data_criacao,
    versao: row.versao,
    numero: row.numero,
    simbolo: row.simbolo_id,
    simboloLabel: row.simbolo,
    capOrNumberLabel: labelOf(row.unidade, row.numero),
    user: { foto: row.foto },
    ...toAncora(row),
  }
}

/** A note of the whole page says nothing of a place. */
export function toNota({ ancora, ...nota }: Omit<Nota, 'ancora'> & Pick<NotaRow, 'ancora'>): Nota {
  return { ...nota, ...toAncora({ ancora }) }
}

function toAncora({ ancora }: Pick<NotaRow, 'ancora'>): Pick<Nota, 'ancora'> {
  return ancora === null ? {} : { ancora }
}

/** A note where it belongs, for files. */
export interface NotaDaPagina {
  simboloLabel: string
  /** 'Cap 8', 'Cap 8, Seção 2'. */
  capOrNumberLabel: string
  titulo: string
  anotacao: string
  data_criacao: string
}

export function toNotaDaPagina({
  simbolo,
  unidade,
  numero,
  ancora,
  titulo,
  anotacao,
  data_criacao,
}: Omit<NotaRow, 'id' | 'versao' | 'simbolo_id' | 'foto'>): NotaDaPagina {
  const lugar = [labelOf(unidade, numero), nomeDaAncora(simbolo, ancora)].filter(Boolean).join(', ')
  return { simboloLabel: simbolo, capOrNumberLabel: lugar, titulo, anotacao, data_criacao }
}

/** Chapters are 'Cap N', questions 'Pergunta N'. */
function labelOf(unidade: string, numero: number): string {
  return `${unidade === 'pergunta' ? 'Pergunta' : 'Cap'} ${numero}`
}
