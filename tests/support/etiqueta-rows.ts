import { expect } from 'vitest'
import { etiquetar, TIPOS_DA_MARCACAO, type TipoDaMarcacao } from '#contract/etiquetas.ts'
import { listarMarcacoes, type Marcacao } from '#contract/marcacoes.ts'
import type { MeusDados } from '#contract/meus-dados.ts'
import type { Client } from './api-client.ts'

/** On a note, a highlight and a mark of the reader. */
export async function addEtiqueta(reader: Client): Promise<void> {
  const todas: Marcacao[] = (await reader.call(listarMarcacoes, { query: { limit: 500 } })).json()
  const marcacoes = TIPOS_DA_MARCACAO.flatMap((tipo) => todas.find((each) => each.tipo === tipo) ?? [])
  expect(marcacoes).toHaveLength(TIPOS_DA_MARCACAO.length)
  await reader.call(etiquetar, { body: { marcacoes, por: ['Graça'] } })
}

/** The export says what the rows of a table say, of which there is one. */
export function expectPostas(
  rows: readonly Record<string, unknown>[],
  { etiquetas_postas }: MeusDados,
  tipo: TipoDaMarcacao,
): void {
  const wanted = rows.map(({ marcacao_id: marcacao, etiqueta_id: etiqueta }) => ({
    tipo,
    marcacao,
    etiqueta,
  }))
  expect(wanted).toHaveLength(1)
  expect(etiquetas_postas.filter((posta) => posta.tipo === tipo)).toEqual(wanted)
}
