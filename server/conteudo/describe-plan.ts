/** Tells a publisher in Portuguese what an import would change, or has changed. */
import { siglaOfSimbolo } from '#contract/padroes.ts'
import { countChanges, type Row, type TablePlan } from '#server/platform/sync-table.ts'
import { paginaLabel } from './padroes-tables.ts'

const MAX_EXAMPLES = 20

/** One line for each table that changes, then the pages or verses concerned. */
export function describePlan(plans: readonly TablePlan[]): string[] {
  if (countChanges(plans) === 0) return ['Nada mudou.']
  const lines = plans
    .filter((plan) => countChanges([plan]) > 0 && plan.name !== 'configuracao')
    .map(
      ({ name, inserted, updated, deleted }) =>
        `${name}: ${inserted.length} a incluir, ${updated.length} a alterar, ${deleted.length} a remover`,
    )
  const places = [...new Set(plans.flatMap(changedPlaces))]
  const shown = places.slice(0, MAX_EXAMPLES).join(', ')
  const more = places.length > MAX_EXAMPLES ? ` e mais ${places.length - MAX_EXAMPLES}` : ''
  return places.length > 0 ? [...lines, `Onde: ${shown}${more}.`] : lines
}

function changedPlaces({ name, inserted, updated, deleted }: TablePlan): string[] {
  return [...inserted, ...updated, ...deleted].flatMap((row) => placeOf(name, row))
}

const COM_NUMERO_DA_PAGINA = new Set(['pagina', 'pagina_original', 'secao_original', 'paragrafo_original'])

function placeOf(name: string, row: Row): string[] {
  if (COM_NUMERO_DA_PAGINA.has(name)) {
    const sigla = siglaOfSimbolo(Number(row.simbolo_id))
    return [`${sigla} ${row.numero}`]
  }
  if (name === 'secao') return [paginaLabel(Number(row.id))]
  if (name === 'parte') return [paginaLabel(Number(row.secao_id))]
  if (name === 'referencia') return [paginaLabel(Math.floor(Number(row.parte_id) / 1_000))]
  if (name === 'versiculo') return [`${row.livro_id}.${row.capitulo}.${row.numero_versiculo}`]
  return []
}
