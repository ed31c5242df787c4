import type { NovaParada, Parada } from '#contract/paradas.ts'
import { readUltimaAberta } from '#server/leituras/service.ts'
import type { Database } from '#server/platform/database.ts'
import type { ParadaTable } from '#server/platform/tables-leitor.ts'
import { toParada, toParadaNoEbook } from './presenter.ts'
import { listParadas, listParadasParaExportar, upsertParada } from './repository.ts'

/** Where the reader stopped in each work, the latest first. */
export async function readParadas(db: Database, usuarioId: string): Promise<Parada[]> {
  const [rows, leitura] = await Promise.all([listParadas(db, usuarioId), readUltimaAberta(db, usuarioId)])
  const paradas = [...rows.map(toParada), ...(leitura ? [toParadaNoEbook(leitura)] : [])]
  return paradas.toSorted((a, b) => (a.lida_em > b.lida_em ? -1 : 1))
}

/** Keeps a place unless a later one of the same work is there. @returns what `readParadas` returns then */
export async function salvarParada(db: Database, usuarioId: string, nova: NovaParada): Promise<Parada[]> {
  const lida_em = new Date(Date.now() - nova.ha_ms).toISOString()
  await upsertParada(db, { usuario_id: usuarioId, ...toLugar(nova), lida_em })
  return readParadas(db, usuarioId)
}

/** The rows of the data export: at most one for each work. */
export function readParadasParaExportar(db: Database, usuarioId: string) {
  return listParadasParaExportar(db, usuarioId)
}

function toLugar(nova: NovaParada): Omit<ParadaTable, 'usuario_id' | 'lida_em'> {
  return nova.tipo === 'biblia'
    ? { obra: 'biblia', livro: nova.livro, numero: nova.capitulo, lugar: nova.versiculo }
    : { obra: nova.padrao, livro: null, numero: nova.numero, lugar: nova.secao }
}
