import type { Leitura } from '#contract/leituras.ts'
import type { Parada } from '#contract/paradas.ts'
import type { ParadaTable } from '#server/platform/tables-leitor.ts'

type ParadaRow = Omit<ParadaTable, 'usuario_id'> & { nome: string | null }

/** @param nome title of the page, or name of the book of the Bible */
export function toParada({ obra, livro, numero, lugar, lida_em, nome }: ParadaRow): Parada {
  const name = nome ?? ''
  return obra === 'biblia'
    ? { tipo: 'biblia', livro: livro ?? 0, nome: name, capitulo: numero, versiculo: lugar, lida_em }
    : { tipo: 'padrao', padrao: obra, numero, secao: lugar, titulo: name, lida_em }
}

export function toParadaNoEbook({ id, ebook, progresso, ultima_visualizacao }: Leitura): Parada {
  return { tipo: 'ebook', leitura_id: id, titulo: ebook.titulo, progresso, lida_em: ultima_visualizacao }
}
