/** Notes on a place inside their page. */
import { expect, it } from 'vitest'
import * as contract from '#contract/notas.ts'
import { type Client, errorOf } from '#tests/support/api-client.ts'
import { setupTestApp } from '#tests/support/test-app.ts'

const harness = setupTestApp()
const NOVA = { simbolo: 1, numero_pergunta: 8, titulo: 'O Mediador', anotacao: 'Duas naturezas.' }

async function create(client: Client, nota: Partial<contract.NovaNota> = {}): Promise<contract.Nota> {
  return (await client.call(contract.criarNota, { body: { ...NOVA, ...nota } })).json()
}

it('keep it, wherever the note is read and when it is changed', async () => {
  const rute = await harness.reader()
  const { id, ancora } = await create(rute, { ancora: 's2p3' })
  expect(ancora).toBe('s2p3')
  expect(Object.keys(await create(rute))).not.toContain('ancora')
  const edicao = await rute.call(contract.editarNota, { params: { id }, body: { anotacao: 'Outra.' } })
  expect(edicao.json()).toMatchObject({ ancora: 's2p3', anotacao: 'Outra.' })
  const todas = (await rute.call(contract.listarNotas)).json<contract.NotaComSimbolo[]>()
  const params = { simbolo: 1, id: 8 }
  const daPagina = (await rute.call(contract.notasDaPagina, { params })).json<contract.Nota[]>()
  const uma = (await rute.call(contract.lerNota, { params: { id } })).json<contract.Nota>()
  const lidas = [todas, daPagina, [uma]].map((notas) => notas.map((nota) => nota.ancora))
  expect(lidas).toEqual([[undefined, 's2p3'], [undefined, 's2p3'], ['s2p3']])
})

it.each(['v16', '#s2', 's02', 's1000', '', 'x'.repeat(20)])('refuse the place %j', async (ancora) => {
  const response = await (await harness.reader()).call(contract.criarNota, { body: { ...NOVA, ancora } })
  expect(errorOf(response).status).toBe(422)
  expect(response.json()).toMatchObject({ fields: { ancora: 'O lugar deve ser como s2, s2p3 ou n5.' } })
})
