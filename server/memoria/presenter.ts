import { Baralho, type PerfilDaMemoria } from '#contract/memoria.ts'
import type { MemoriaPerfilTable } from '#server/platform/tables-memoria.ts'

type PerfilRow = Pick<MemoriaPerfilTable, 'id' | 'nome' | 'novos_por_dia' | 'baralhos'>

export function toPerfil({ id, nome, novos_por_dia, baralhos }: PerfilRow): PerfilDaMemoria {
  const known = baralhos.split(' ').flatMap((name) => Baralho.options.filter((each) => each === name))
  return { id, nome, novos_por_dia, baralhos: known }
}
