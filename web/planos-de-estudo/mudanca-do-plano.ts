/** What a reader did to a plan that the server does not know yet, and how it lies over what the server knows. */
import { laterEstado, laterMarca } from '#contract/etapas-do-plano.ts'
import type { EstadoPorEnviar, MarcaPorEnviar, PlanoIniciado } from '#contract/planos-iniciados.ts'

/** Name of the feature in the outbox, and first part of the query keys of what was begun. */
export const PLANOS_DE_ESTUDO = 'planos-de-estudo'

/** Of one plan that was begun; the id is that of the item. */
export interface MudancaDoPlano {
  /** It was begun here; then there is a state, too. */
  readonly novo?: { readonly plano: string; readonly inicio: string } | undefined
  readonly estado?: EstadoPorEnviar | undefined
  /** Each portion once. */
  readonly marcas: readonly MarcaPorEnviar[]
}

/** Both changes as one, in whatever order they come. */
export function mergeMudancas(one: MudancaDoPlano, other: MudancaDoPlano): MudancaDoPlano {
  const novo = one.novo ?? other.novo
  const estado =
    one.estado && other.estado ? laterEstado(one.estado, other.estado) : (one.estado ?? other.estado)
  const porNome = new Map(one.marcas.map((marca) => [marca.porcao, marca]))
  for (const marca of other.marcas) {
    const antes = porNome.get(marca.porcao)
    porNome.set(marca.porcao, antes ? laterMarca(antes, marca) : marca)
  }
  const marcas = [...porNome.values()].sort((a, b) => (a.porcao < b.porcao ? -1 : 1))
  return { ...(novo && { novo }), ...(estado && { estado }), marcas }
}

/** Lays a change over the plans that were begun. @param id of the plan that it changes */
export function applyMudanca(
  iniciados: readonly PlanoIniciado[],
  id: string,
  { novo, estado, marcas }: MudancaDoPlano,
): PlanoIniciado[] {
  const antes = iniciados.find((each) => each.id === id)
  if (!antes && !(novo && estado)) return [...iniciados]
  const iniciado = antes ?? { id, ...novo, ...estado, feitos: [] }
  const feitos = new Set(iniciado.feitos)
  for (const { porcao, feito } of marcas) {
    if (feito) feitos.add(porcao)
    else feitos.delete(porcao)
  }
  const now = { ...iniciado, feitos: [...feitos].sort() } as PlanoIniciado
  const { deslocamento, encerrado, mudado_em } = estado ? laterEstado(now, estado) : now
  const shown = { ...now, deslocamento, encerrado, mudado_em }
  return antes ? iniciados.map((each) => (each.id === id ? shown : each)) : [...iniciados, shown]
}
