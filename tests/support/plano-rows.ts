import { criarEnderecoDoCalendario } from '#contract/calendario-dos-planos.ts'
import { comecarPlano, marcarPorcoes } from '#contract/planos-iniciados.ts'
import type { Client } from './api-client.ts'

/** A plan that was begun, with a portion that was read and one that was taken back, and a calendar. */
export async function addPlano(reader: Client): Promise<void> {
  const params = { id: '01890000-0000-7000-8000-00000000000e' }
  const mudado_em = '2026-01-01T08:00:00.000Z'
  const plano = {
    ...params,
    plano: 'mcheyne',
    inicio: '2026-01-01',
    deslocamento: 2,
    encerrado: false,
    mudado_em,
  }
  await reader.call(comecarPlano, { body: plano })
  const marcas = [
    { porcao: '1.1', feito: true, mudado_em },
    { porcao: '1.2', feito: false, mudado_em },
  ]
  await reader.call(marcarPorcoes, { params, body: { marcas } })
  await reader.call(criarEnderecoDoCalendario)
}
