/** A reader's notes as this device knows them: replies that were seen, and what waits to be sent. */
import type { Sigla } from '#contract/atoms.ts'
import type { Nota, NotaComSimbolo } from '#contract/notas.ts'
import { readEmail, readLeitor } from '../platform/leitor.ts'
import { type NotaGuardada, openBase, rangeOf } from '../platform/offline/base.ts'
import { askToSend } from '../platform/offline/envio.ts'
import { isNota, type NotaPendente } from '../platform/offline/fila.ts'
import { enfileirar, listPendentes } from '../platform/offline/fila-store.ts'
import { useNaoEnviadas } from '../platform/offline/nao-enviadas.ts'
import type { Alvo, Edicao } from './edicao.ts'
import type { Filtro } from './filtro.ts'
import { isInFiltro, juntarPendentes, toNota, toNotaComSimbolo } from './juntar-pendentes.ts'
import { fichaOf } from './rotulo.ts'

/** Keeps the notes of a page as the server answered them. @returns them, with what waits */
export async function keepPagina(
  leitor: string,
  simbolo: number,
  numero: number,
  notas: readonly Nota[],
): Promise<Nota[]> {
  const ids = new Set(notas.map(({ id }) => id))
  const gone = (await listGuardadas(leitor)).filter(
    (nota) => nota.simbolo === simbolo && nota.numero === numero && !ids.has(nota.id),
  )
  await change(
    leitor,
    notas.map((nota) => ({ ...nota, email: leitor, simbolo, numero })),
    gone,
  )
  return joinPagina(leitor, simbolo, numero, notas)
}

/** The notes of a page, newest first. */
export async function readPagina(leitor: string, simbolo: number, numero: number): Promise<Nota[]> {
  const notas = (await listGuardadas(leitor)).filter(
    (nota) => nota.simbolo === simbolo && nota.numero === numero,
  )
  return joinPagina(leitor, simbolo, numero, notas.map(withoutPagina))
}

/** Keeps a part of the list of all notes. @returns it, with what waits; new notes come with the first part */
export async function keepLista(
  leitor: string,
  notas: readonly NotaComSimbolo[],
  filtro: Filtro,
  isFirst: boolean,
): Promise<NotaComSimbolo[]> {
  const guardadas = notas.map(({ simboloLabel: _, capOrNumberLabel: __, user: ___, ...nota }) => {
    return { ...nota, email: leitor }
  })
  await change(leitor, guardadas, [])
  return joinLista(leitor, notas, filtro, isFirst)
}

/** All notes on the device that a filter shows, newest first. */
export async function readLista(leitor: string, filtro: Filtro): Promise<NotaComSimbolo[]> {
  const notas = (await listGuardadas(leitor)).filter((nota) => isInFiltro(nota, filtro))
  return joinLista(
    leitor,
    notas.map((nota) => toNotaComSimbolo(nota, foto())),
    filtro,
    true,
  )
}

/** The standards in which the device has notes. */
export async function readSiglas(leitor: string): Promise<Sigla[]> {
  const todas = [
    ...(await listGuardadas(leitor)),
    ...(await listNotasPendentes(leitor)).filter(({ tipo }) => tipo !== 'excluir'),
  ]
  const siglas = todas.flatMap((nota) => ('simbolo' in nota ? [fichaOf(nota.simbolo)?.sigla] : []))
  return [...new Set(siglas.filter((sigla) => sigla !== undefined))]
}

/** Keeps one note as the server has it now. */
export async function keepNota(
  leitor: string,
  { simbolo, numero }: Pick<Alvo, 'simbolo' | 'numero'>,
  nota: Nota,
): Promise<void> {
  await store(leitor, [{ ...nota, email: leitor, simbolo, numero }], [])
}

/** Forgets a note that the server no longer has. */
export async function dropNota(leitor: string, id: string): Promise<void> {
  await store(leitor, [], [{ email: leitor, id }])
}

/** Puts what was written into the queue. @returns the note as it is shown until it is sent */
export async function keepEdicao(
  leitor: string | null,
  { simbolo, numero }: Alvo,
  edicao: Edicao,
): Promise<Nota> {
  const { versao, ...texto } = edicao
  const item = await enfileirar(
    leitor,
    versao === null
      ? { tipo: 'criar', simbolo, numero, ...texto }
      : { tipo: 'editar', simbolo, numero, versao, ...texto },
  )
  if (item.tipo !== 'criar' && item.tipo !== 'editar') throw new Error('Esta nota foi excluída.')
  return toNota(item)
}

/** Puts the deletion of a note into the queue. */
export async function keepExclusao(leitor: string | null, id: string): Promise<void> {
  await enfileirar(leitor, { tipo: 'excluir', id })
}

async function listGuardadas(leitor: string): Promise<NotaGuardada[]> {
  const notas = await (await openBase()).getAll('notas', rangeOf(leitor))
  return notas.toSorted((a, b) => (a.data_criacao < b.data_criacao ? 1 : -1))
}

async function change(
  leitor: string,
  kept: readonly NotaGuardada[],
  gone: readonly NotaGuardada[],
): Promise<void> {
  // The server answers: what waits need not wait for the browser to notice.
  if (useNaoEnviadas.getState().ids.size > 0) askToSend()
  await store(leitor, kept, gone)
}

async function store(
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

async function listNotasPendentes(leitor: string): Promise<NotaPendente[]> {
  return (await listPendentes(leitor)).filter(isNota)
}

async function joinPagina(
  leitor: string,
  simbolo: number,
  numero: number,
  notas: readonly Nota[],
): Promise<Nota[]> {
  const isHere = (nova: { simbolo: number; numero: number }) =>
    nova.simbolo === simbolo && nova.numero === numero
  return juntarPendentes(notas, await listNotasPendentes(leitor), isHere, withoutPagina)
}

async function joinLista(
  leitor: string,
  notas: readonly NotaComSimbolo[],
  filtro: Filtro,
  isFirst: boolean,
): Promise<NotaComSimbolo[]> {
  return juntarPendentes(
    notas,
    await listNotasPendentes(leitor),
    (nova) => isFirst && isInFiltro(nova, filtro),
    (nova) => toNotaComSimbolo(nova, foto()),
  )
}

function withoutPagina({ id, titulo, anotacao, data_criacao, versao }: Nota): Nota {
  return { id, titulo, anotacao, data_criacao, versao }
}

function foto(): string | null {
  return readLeitor()?.foto ?? null
}
