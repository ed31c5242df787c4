/** Lists of notes as the reader should see them: what the server (or the device) has, and what waits to be sent. */
import { foldText } from '#contract/fold.ts'
import type { Nota, NotaComSimbolo } from '#contract/notas.ts'
import type { NotaGuardada } from '../platform/offline/base.ts'
import type { NotaPendente } from '../platform/offline/fila.ts'
import type { Filtro } from './filtro.ts'
import { fichaOf, pageLabel } from './rotulo.ts'

type DaPagina = Pick<NotaGuardada, 'simbolo' | 'numero'>

/** The version that the server gives a new note. */
const PRIMEIRA_VERSAO = 1

/**
 * @param notas newest first
 * @param fila of the reader, in order
 * @param isListed whether a new note belongs to the list
 * @param toItem what a new note is in the list
 */
export function juntarPendentes<Item extends Nota>(
  notas: readonly Item[],
  fila: readonly NotaPendente[],
  isListed: (nova: DaPagina & Pick<Nota, 'titulo' | 'anotacao'>) => boolean,
  toItem: (nova: DaPagina & Nota) => Item,
): Item[] {
  return fila.reduce<Item[]>(
    (lista, pendente) => {
      const { id } = pendente
      if (pendente.tipo === 'excluir') return lista.filter((nota) => nota.id !== id)
      const { titulo, anotacao } = pendente
      if (pendente.tipo === 'editar') {
        const versao = pendente.versao + 1
        return lista.map((nota) => (nota.id === id ? { ...nota, titulo, anotacao, versao } : nota))
      }
      if (!isListed(pendente)) return lista
      const nova = { ...toNota(pendente), simbolo: pendente.simbolo, numero: pendente.numero }
      return [toItem(nova), ...lista.filter((nota) => nota.id !== id)]
    },
    [...notas],
  )
}

/** A note that waits, as its page shows it. */
export function toNota(pendente: Exclude<NotaPendente, { tipo: 'excluir' }>): Nota {
  const { id, titulo, anotacao, desde } = pendente
  const versao = pendente.tipo === 'editar' ? pendente.versao + 1 : PRIMEIRA_VERSAO
  return { id, titulo, anotacao, versao, data_criacao: new Date(desde).toISOString() }
}

/** A kept note as the page of all notes shows it. */
export function toNotaComSimbolo(nota: Nota & DaPagina, foto: string | null): NotaComSimbolo {
  const { id, titulo, anotacao, data_criacao, versao, simbolo, numero } = nota
  const ficha = fichaOf(simbolo)
  const capOrNumberLabel = ficha ? pageLabel(ficha, numero).slice(ficha.sigla.length + ', '.length) : ''
  const simboloLabel = ficha?.sigla ?? ''
  return {
    ...{ id, titulo, anotacao, data_criacao, versao },
    ...{ simbolo, numero, simboloLabel, capOrNumberLabel },
    user: { foto },
  }
}

/** Whether the filter shows a note: the same words that the server would find. */
export function isInFiltro(
  nota: DaPagina & Pick<Nota, 'titulo' | 'anotacao'>,
  { sigla, busca }: Filtro,
): boolean {
  if (sigla !== null && fichaOf(nota.simbolo)?.sigla !== sigla) return false
  return foldText(`${nota.titulo} ${nota.anotacao}`).includes(foldText(busca))
}
