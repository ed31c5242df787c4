import { addDias, diaDaEtapa, etapaDoDia } from '#contract/etapas-do-plano.ts'
import type { Database } from '#server/platform/database.ts'
import { listEmCurso } from './iniciados-repository.ts'
import { createPlanosLidos } from './planos-lidos.ts'

/** What a plan has for the seven days from one on. */
export interface SemanaDoPlano {
  titulo: string
  dias: { dia: string; porcoes: string }[]
}

/** The weeks of some readers, by reader; those who follow no plan, or have nothing in that week, are not there. @param de first day */
export async function readSemanas(
  db: Database,
  usuarioIds: readonly string[],
  de: string,
): Promise<Map<string, SemanaDoPlano[]>> {
  const semanas = new Map<string, SemanaDoPlano[]>()
  const emCurso = usuarioIds.length > 0 ? await listEmCurso(db, usuarioIds) : []
  if (emCurso.length === 0) return semanas
  const planos = await createPlanosLidos(db).read()
  for (const iniciado of emCurso) {
    const plano = planos.get(iniciado.plano)
    if (!plano) continue
    const first = Math.max(1, etapaDoDia(iniciado, plano.passo, de))
    const last = etapaDoDia(iniciado, plano.passo, addDias(de, 6))
    const dias = plano.etapas.slice(first - 1, Math.max(0, last)).map((porcoes, index) => ({
      dia: diaDaEtapa(iniciado, plano.passo, first + index),
      porcoes: porcoes.map(({ texto }) => texto).join(', '),
    }))
    if (dias.length === 0) continue
    const outras = semanas.get(iniciado.usuario_id) ?? []
    semanas.set(iniciado.usuario_id, [...outras, { titulo: plano.titulo, dias }])
  }
  return semanas
}
