import {
  comecarPlano,
  MAX_MARCAS,
  marcarPorcoes,
  mudarPlano,
  type PlanoIniciado,
} from '#contract/planos-iniciados.ts'
import { request } from '../platform/request.ts'
import type { MudancaDoPlano } from './mudanca-do-plano.ts'

/** Tells the server, the beginning first. Twice does no harm. @returns the plan as the server has it then @throws what `request` throws */
export async function sendMudanca(
  id: string,
  { novo, estado, marcas }: MudancaDoPlano,
  leitor: string | null,
): Promise<PlanoIniciado | null> {
  let salvo: PlanoIniciado | null = null
  if (novo && estado) salvo = await request(comecarPlano, { body: { id, ...novo, ...estado }, leitor })
  else if (estado) salvo = await request(mudarPlano, { params: { id }, body: estado, leitor })
  for (let start = 0; start < marcas.length; start += MAX_MARCAS) {
    const body = { marcas: marcas.slice(start, start + MAX_MARCAS) }
    salvo = await request(marcarPorcoes, { params: { id }, body, leitor })
  }
  return salvo
}
