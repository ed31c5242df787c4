import type { Leitura } from '#contract/leituras.ts'

/** Name of the readings in the outbox, and the first part of their query keys. */
export const LEITURAS = 'leituras'

/** Where an ebook stands for the reader. */
export type LugarNaEstante =
  | { readonly estado: Leitura['estado']; readonly leitura: Leitura }
  /** It is being saved: shown as saved already. */
  | { readonly estado: 'salvando'; readonly leitura: null }

/** Finds the place of an ebook on the shelf; undefined when it is not there. */
export type Estante = (ebookId: number) => LugarNaEstante | undefined

/** The shelf with changes on their way. @param salvando ids of ebooks being saved @param removendo ids of readings */
export function toEstante(
  leituras: readonly Leitura[],
  salvando: readonly number[],
  removendo: readonly string[],
): Estante {
  const lugares = new Map<number, LugarNaEstante>()
  for (const ebookId of salvando) lugares.set(ebookId, { estado: 'salvando', leitura: null })
  for (const leitura of leituras) {
    if (removendo.includes(leitura.id)) continue
    lugares.set(leitura.ebook.id, { estado: leitura.estado, leitura })
  }
  return (ebookId) => lugares.get(ebookId)
}

/** The list of a state after a change of a reading. One that is listed already keeps its place; a new one comes first. */
export function moveLeitura(lista: Leitura[], leitura: Leitura, estado: Leitura['estado']): Leitura[] {
  if (estado !== leitura.estado) return dropFromList(lista, leitura.id)
  const isListed = lista.some(({ id }) => id === leitura.id)
  return isListed ? lista.map((old) => (old.id === leitura.id ? leitura : old)) : [leitura, ...lista]
}

/** @returns the same list when the reading is not in it */
export function dropFromList(lista: Leitura[], id: string): Leitura[] {
  return lista.some((leitura) => leitura.id === id) ? lista.filter((leitura) => leitura.id !== id) : lista
}
