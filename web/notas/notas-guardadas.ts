/** A reader's notes as this device knows them: those that were seen, and over them what waits to be sent. */

import { foldText } from '#contract/fold.ts'
import type { Nota, NotaComSimbolo } from '#contract/notas.ts'
import type { Sigla } from '#contract/padroes.ts'
import { readLeitor } from '../platform/leitor.ts'
import type { Kept } from '../platform/offline/ask-or-kept.ts'
import type { NotaGuardada } from '../platform/offline/base.ts'
import type { Item } from '../platform/outbox/item.ts'
import { listItemsOf } from '../platform/outbox/item-store.ts'
import { isEspelhada, toLinha } from './espelhar-notas.ts'
import type { Filtro } from './filtro.ts'
import { type ChaveNaLista, changeLinhas, listLinhas, scanLinhas } from './linhas-de-notas.ts'
import { type MudancaDaNota, type PaginaDaNota, toNota } from './nota-em-escrita.ts'
import { NOTAS } from './notas.ts'
import { fichaOf, pageLabel } from './place-label.ts'

/** What tells whether a list shows it. */
type NotaDaPagina = PaginaDaNota & Pick<Nota, 'titulo' | 'anotacao'>

/** Parts of the list of all notes, as the device gives them: like those of the server. */
export const POR_PARTE = 50

/** The notes of a page, newest first. */
export function paginaGuardada(simbolo: number, numero: number): Kept<Nota[]> {
  const isHere = (nota: PaginaDaNota) => nota.simbolo === simbolo && nota.numero === numero
  return {
    async keep(leitor, notas, pedido) {
      const ids = new Set(notas.map(({ id }) => id))
      // What was saved here since the server was asked, it could not name.
      const isGone = (nota: NotaGuardada) => !ids.has(nota.id) && (nota.visto ?? 0) <= pedido
      const gone = await listLinhas(leitor, { isMeant: (nota) => isHere(nota) && isGone(nota) })
      const linhas = notas.map((nota) => ({ ...nota, simbolo, numero }))
      await changeLinhas(
        leitor,
        linhas,
        gone.map(({ id }) => id),
        pedido,
      )
    },
    async read(leitor) {
      const linhas = await listLinhas(leitor, { isMeant: isHere })
      return (await isKnown(leitor, linhas, isHere)) ? linhas.map(withoutPagina) : undefined
    },
    apply: async (leitor, notas) => applyWaiting(notas, await listMudancas(leitor), isHere, withoutPagina),
  }
}

/**
 * A part of the list of all notes that a filter shows, newest first.
 * @param depois the last note of the part before; null for the first part, in which new notes come
 */
export function listaGuardada(filtro: Filtro, depois: ChaveNaLista | null): Kept<readonly NotaComSimbolo[]> {
  const toItem = (nota: Nota & PaginaDaNota) => toNotaComSimbolo(nota, readLeitor()?.foto ?? null)
  const isShown = (nota: NotaDaPagina) => isInFiltro(nota, filtro)
  return {
    keep: (leitor, notas, pedido) => changeLinhas(leitor, notas.map(toLinha), [], pedido),
    async read(leitor) {
      const linhas = await listLinhas(leitor, { isMeant: isShown, depois, limit: POR_PARTE })
      if (depois === null && !(await isKnown(leitor, linhas, isShown))) return undefined
      return linhas.map(toItem)
    },
    apply: async (leitor, notas) =>
      applyWaiting(notas, await listMudancas(leitor), (nova) => depois === null && isShown(nova), toItem),
  }
}

/** All notes that a filter shows, newest first; of a device that has not had all of them none. */
export function todasGuardadas(filtro: Filtro): Kept<readonly NotaComSimbolo[]> {
  const { apply } = listaGuardada(filtro, null)
  return {
    // The list itself and the rounds of the device keep them.
    keep: async () => undefined,
    async read(leitor) {
      if (!(await isEspelhada(leitor))) return undefined
      const linhas = await listLinhas(leitor, { isMeant: (nota) => isInFiltro(nota, filtro) })
      return linhas.map((linha) => toNotaComSimbolo(linha, readLeitor()?.foto ?? null))
    },
    ...(apply && { apply }),
  }
}

function listMudancas(leitor: string) {
  return listItemsOf<MudancaDaNota>(NOTAS, leitor)
}

/** Whether the device can speak for the server: that it finds nothing means nothing unless it has had all notes. */
async function isKnown(
  leitor: string,
  linhas: readonly NotaGuardada[],
  isListed: (nova: NotaDaPagina) => boolean,
): Promise<boolean> {
  if (linhas.length > 0 || (await isEspelhada(leitor))) return true
  return (await listMudancas(leitor)).some(({ mudanca }) => mudanca.tipo === 'criar' && isListed(mudanca))
}

/** The standards in which the device has notes. */
export async function readSiglas(leitor: string): Promise<Sigla[]> {
  const simbolos = new Set<number>()
  for await (const linhas of scanLinhas(leitor)) for (const { simbolo } of linhas) simbolos.add(simbolo)
  for (const { mudanca } of await listMudancas(leitor)) {
    if ('simbolo' in mudanca) simbolos.add(mudanca.simbolo)
  }
  return [...simbolos].map((simbolo) => fichaOf(simbolo)?.sigla).filter((sigla) => sigla !== undefined)
}

/** Keeps one note as the server has it now. */
export function keepNota(leitor: string, { simbolo, numero }: PaginaDaNota, nota: Nota): Promise<void> {
  return changeLinhas(leitor, [{ ...nota, simbolo, numero }], [])
}

/** Forgets a note that the server no longer has. */
export function dropNota(leitor: string, id: string): Promise<void> {
  return changeLinhas(leitor, [], [id])
}

/** Lays what waits over a list, newest first. @param isListed whether a new note belongs to it @param toItem what it is there */
export function applyWaiting<Listed extends Nota>(
  notas: readonly Listed[],
  items: readonly Item<MudancaDaNota>[],
  isListed: (nova: NotaDaPagina) => boolean,
  toItem: (nova: PaginaDaNota & Nota) => Listed,
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

/** A kept note as the page of all notes shows it. */
export function toNotaComSimbolo(nota: Nota & PaginaDaNota, foto: string | null): NotaComSimbolo {
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
export function isInFiltro(nota: NotaDaPagina, { sigla, busca }: Filtro): boolean {
  if (sigla !== null && fichaOf(nota.simbolo)?.sigla !== sigla) return false
  return foldText(`${nota.titulo} ${nota.anotacao}`).includes(foldText(busca))
}

function withoutPagina({ id, titulo, anotacao, ancora, data_criacao, versao }: Nota): Nota {
  return { id, titulo, anotacao, data_criacao, versao, ...(ancora !== undefined && { ancora }) }
}
