/** A reader's notes as this device knows them: those that were seen, and over them what waits to be sent. */

import { foldText } from '#contract/fold.ts'
import type { Nota, NotaComSimbolo } from '#contract/notas.ts'
import type { Sigla } from '#contract/padroes.ts'
import { readEmail, readLeitor } from '../platform/leitor.ts'
import type { Kept } from '../platform/offline/ask-or-kept.ts'
import { type NotaGuardada, openBase, rangeOf } from '../platform/offline/base.ts'
import type { Item } from '../platform/outbox/item.ts'
import { listItemsOf } from '../platform/outbox/item-store.ts'
import type { Filtro } from './filtro.ts'
import { type AlvoDaNota, type MudancaDaNota, NOTAS } from './nota-em-escrita.ts'
import { fichaOf, pageLabel } from './rotulo.ts'

type DaPagina = Pick<NotaGuardada, 'simbolo' | 'numero'>

/** The version that the server gives a new note. */
const PRIMEIRA_VERSAO = 1

/** The notes of a page, newest first. */
export function paginaGuardada(simbolo: number, numero: number): Kept<Nota[]> {
  const isHere = (nota: DaPagina) => nota.simbolo === simbolo && nota.numero === numero
  return {
    async keep(leitor, notas) {
      const ids = new Set(notas.map(({ id }) => id))
      const gone = (await listRows(leitor)).filter((nota) => isHere(nota) && !ids.has(nota.id))
      const rows = notas.map((nota) => ({ ...nota, email: leitor, simbolo, numero }))
      await change(leitor, rows, gone)
    },
    read: async (leitor) => (await listRows(leitor)).filter(isHere).map(withoutPagina),
    apply: async (leitor, notas) =>
      applyWaiting(notas, await listItemsOf<MudancaDaNota>(NOTAS, leitor), isHere, withoutPagina),
  }
}

/** A part of the notes that a filter shows, newest first; from the device all. @param isFirst whether new notes come in it */
export function listaGuardada(filtro: Filtro, isFirst: boolean): Kept<readonly NotaComSimbolo[]> {
  const toItem = (nota: Nota & DaPagina) => toNotaComSimbolo(nota, readLeitor()?.foto ?? null)
  return {
    keep: (leitor, notas) =>
      change(
        leitor,
        notas.map(({ simboloLabel: _, capOrNumberLabel: __, user: ___, ...nota }) => ({
          ...nota,
          email: leitor,
        })),
        [],
      ),
    read: async (leitor) => (await listRows(leitor)).filter((nota) => isInFiltro(nota, filtro)).map(toItem),
    apply: async (leitor, notas) =>
      applyWaiting(
        notas,
        await listItemsOf<MudancaDaNota>(NOTAS, leitor),
        (nova) => isFirst && isInFiltro(nova, filtro),
        toItem,
      ),
  }
}

/** The standards in which the device has notes. */
export async function readSiglas(leitor: string): Promise<Sigla[]> {
  const items = await listItemsOf<MudancaDaNota>(NOTAS, leitor)
  const todas = [...(await listRows(leitor)), ...items.map(({ mudanca }) => mudanca)]
  const siglas = todas.flatMap((nota) => ('simbolo' in nota ? [fichaOf(nota.simbolo)?.sigla] : []))
  return [...new Set(siglas.filter((sigla) => sigla !== undefined))]
}

/** Keeps one note as the server has it now. */
export function keepNota(
  leitor: string,
  { simbolo, numero }: Pick<AlvoDaNota, 'simbolo' | 'numero'>,
  nota: Nota,
): Promise<void> {
  return change(leitor, [{ ...nota, email: leitor, simbolo, numero }], [])
}

/** Forgets a note that the server no longer has. */
export function dropNota(leitor: string, id: string): Promise<void> {
  return change(leitor, [], [{ email: leitor, id }])
}

/** Lays what waits over a list, newest first. @param isListed whether a new note belongs to it @param toItem what it is there */
export function applyWaiting<Listed extends Nota>(
  notas: readonly Listed[],
  items: readonly Item<MudancaDaNota>[],
  isListed: (nova: DaPagina & Pick<Nota, 'titulo' | 'anotacao'>) => boolean,
  toItem: (nova: DaPagina & Nota) => Listed,
): Listed[] {
  return items.reduce<Listed[]>(
    (lista, item) => {
      const { id, mudanca } = item
      if (mudanca.tipo === 'excluir') return lista.filter((nota) => nota.id !== id)
      const { data_criacao: _, ...escrita } = toNota(item, mudanca)
      if (mudanca.tipo === 'editar')
        return lista.map((nota) => (nota.id === id ? { ...nota, ...escrita } : nota))
      if (!isListed(mudanca)) return lista
      const nova = { ...toNota(item, mudanca), simbolo: mudanca.simbolo, numero: mudanca.numero }
      return [toItem(nova), ...lista.filter((nota) => nota.id !== id)]
    },
    [...notas],
  )
}

/** A note that waits, as its page shows it. */
export function toNota({ id, desde }: Item, mudanca: Exclude<MudancaDaNota, { tipo: 'excluir' }>): Nota {
  const { titulo, anotacao } = mudanca
  const versao = mudanca.tipo === 'editar' ? mudanca.versao + 1 : PRIMEIRA_VERSAO
  return { id, titulo, anotacao, versao, data_criacao: new Date(desde).toISOString() }
}

/** A kept note as the page of all notes shows it. */
export function toNotaComSimbolo(nota: Nota & DaPagina, foto: string | null): NotaComSimbolo {
  const { simbolo, numero } = nota
  const ficha = fichaOf(simbolo)
  const simboloLabel = ficha?.sigla ?? ''
  const capOrNumberLabel = ficha ? pageLabel(ficha, numero).slice(ficha.sigla.length + ', '.length) : ''
  return {
    ...withoutPagina(nota),
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

async function listRows(leitor: string): Promise<NotaGuardada[]> {
  const rows = await (await openBase()).getAll('notas', rangeOf(leitor))
  return rows.toSorted((a, b) => (a.data_criacao < b.data_criacao ? 1 : -1))
}

async function change(
  leitor: string,
  kept: readonly NotaGuardada[],
  gone: readonly Pick<NotaGuardada, 'email' | 'id'>[],
): Promise<void> {
  const db = await openBase()
  // Leaving clears the device after this, or has done so and does not find him here.
  if (readEmail() !== leitor) return
  const tx = db.transaction('notas', 'readwrite')
  await Promise.all([
    ...kept.map((nota) => tx.store.put(nota)),
    ...gone.map(({ email, id }) => tx.store.delete([email, id])),
    tx.done,
  ])
}

function withoutPagina({ id, titulo, anotacao, data_criacao, versao }: Nota): Nota {
  return { id, titulo, anotacao, data_criacao, versao }
}
