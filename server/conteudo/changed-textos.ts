import type { TextosMudados } from '#server/marcas/move-marcas.ts'
import type { Row, TablePlan } from '#server/platform/sync-table.ts'

/** Parts of a page, sections of a page, verses of a chapter: see the ids in padroes-tables.ts and biblia-tables.ts. */
const POR_TEXTO = { parte: 100_000, secao: 100, versiculo: 1_000 } as const

/** Pages and chapters of which a plan writes something. */
export function changedTextos(plans: readonly TablePlan[]): TextosMudados {
  const paginas = new Set<number>()
  const capitulos = new Map<number, Set<number>>()
  for (const plan of plans) {
    const { name } = plan
    if (name !== 'parte' && name !== 'secao' && name !== 'versiculo') continue
    for (const row of rowsOf(plan)) {
      const texto = Math.floor(Number(row.id) / POR_TEXTO[name])
      if (name !== 'versiculo') paginas.add(texto)
      else addTo(capitulos, Number(row.edicao_id), texto)
    }
  }
  return { paginas, capitulos }
}

function rowsOf({ inserted, updated, deleted }: TablePlan): Row[] {
  return [...inserted, ...updated, ...deleted]
}

function addTo(sets: Map<number, Set<number>>, key: number, value: number): void {
  const set = sets.get(key) ?? new Set()
  sets.set(key, set.add(value))
}
