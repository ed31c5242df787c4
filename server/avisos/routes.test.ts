/** The links by which a reader stops the weekly mails, from the mail itself to what is kept. */
import type { Email } from 'postal-mime'
import { describe, expect, it } from 'vitest'
import * as contract from '#contract/avisos.ts'
import { lerPreferencias, salvarPreferencias } from '#contract/perfil.ts'
import { queueCorreio } from '#server/correio/queue-correio.ts'
import { pathForLog } from '#server/platform/path-for-log.ts'
import { type Client, errorOf } from '#tests/support/api-client.ts'
import { takeMails } from '#tests/support/mailbox.ts'
import { usuarioIdOf } from '#tests/support/mesa.ts'
import { setupTestApp } from '#tests/support/test-app.ts'

const harness = setupTestApp()
const LIVROS = { livros: [{ id: 1, titulo: 'A Graça', autores: 'Ana' }], mais: 0 }
const UM_TOQUE = 'List-Unsubscribe=One-Click'
const FORMULARIO = { 'content-type': 'application/x-www-form-urlencoded' }

let leitores = 0

/** A reader who has both kinds turned on, and a mail that was sent. */
async function comAviso(): Promise<{ client: Client; usuarioId: string; mail: Email; chave: string }> {
  const client = await harness.reader()
  leitores += 1
  const usuarioId = await usuarioIdOf(harness, `leitor${leitores}@exemplo.com.br`)
  await client.call(salvarPreferencias, { body: { novos_livros: true, estudo_semanal: true } })
  await queue(usuarioId)
  const [mail] = await takeMails(harness.db)
  const chave = /cancelar-avisos#(\S+)/.exec(mail?.text ?? '')?.[1]
  if (!mail || chave === undefined) throw new Error('no mail that can be stopped')
  return { client, usuarioId, mail, chave }
}

const queue = (usuarioId: string) =>
  queueCorreio(harness.db.write, {
    usuarioId,
    para: 'ana@exemplo.com.br',
    tipo: 'novos_livros',
    dados: LIVROS,
  })
const ligados = async (client: Client) => {
  const { novos_livros, estudo_semanal } = (await client.call(lerPreferencias)).json()
  return { novos_livros, estudo_semanal }
}
const headerOf = ({ headers }: Email, name: string) => headers.find(({ key }) => key === name)?.value

describe('a weekly mail', () => {
  it('is stopped by one call of a mail program, with the headers of RFC 8058, and only its kind', async () => {
    const { client, usuarioId, mail } = await comAviso()
    expect(headerOf(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    const [, url = ''] = /^<(.+)>$/.exec(headerOf(mail, 'list-unsubscribe') ?? '') ?? []
    const { origin, pathname, search } = new URL(url)
    expect([origin, pathname]).toEqual(['http://biblioteca.exemplo.com.br', '/api/avisos/um-toque'])
    await queue(usuarioId)
    const reply = await harness.app.inject({
      method: 'POST',
      url: pathname + search,
      headers: FORMULARIO,
      payload: UM_TOQUE,
    })
    expect([reply.statusCode, reply.json()]).toEqual([
      200,
      {
        tipo: 'novos_livros',
        success:
          'Você não recebe mais o aviso de novos livros. Para voltar a receber, ligue-o em Minha Conta › Notificações.',
      },
    ])
    expect(await ligados(client)).toEqual({ novos_livros: false, estudo_semanal: true })
    // What waited is not sent any more.
    expect(await takeMails(harness.db)).toEqual([])
    const multipart = `--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n`
    const again = await harness.app.inject({
      method: 'POST',
      url: pathname + search,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload: multipart,
    })
    expect(again.statusCode).toBe(200)
  })

  it('is stopped by the page of its link, without a session, and can be turned on again', async () => {
    const { client, chave } = await comAviso()
    const visitor = await harness.visitorWithToken()
    const reply = await visitor.call(contract.cancelarAviso, { body: { chave } })
    expect([reply.statusCode, reply.json().tipo]).toEqual([200, 'novos_livros'])
    expect(await ligados(client)).toEqual({ novos_livros: false, estudo_semanal: true })
    await client.call(salvarPreferencias, { body: { novos_livros: true } })
    expect(await ligados(client)).toEqual({ novos_livros: true, estudo_semanal: true })
    const withoutToken = await harness.visitor().call(contract.cancelarAviso, { body: { chave } })
    expect(errorOf(withoutToken).code).toBe('csrf_invalido')
  })

  it('goes on when its address is only opened, or called without what a mail program says', async () => {
    const { client, chave } = await comAviso()
    const opened = await harness.visitor().call(contract.abrirCancelamento, { query: { chave } })
    expect([opened.statusCode, opened.headers.location]).toEqual([303, `/cancelar-avisos#${chave}`])
    for (const [payload, status] of [
      ['', 422],
      ['List-Unsubscribe=Never', 422],
      [`${UM_TOQUE}${'x'.repeat(contract.MAX_UM_TOQUE_BYTES)}`, 413],
    ] as const) {
      const input = { query: { chave }, headers: FORMULARIO, body: payload }
      expect((await harness.visitor().call(contract.cancelarComUmToque, input)).statusCode).toBe(status)
    }
    expect(await ligados(client)).toEqual({ novos_livros: true, estudo_semanal: true })
  })

  it('goes on for a key that was not made here, for another kind or another reader', async () => {
    const { client, usuarioId, chave } = await comAviso()
    const outra = await comAviso()
    const visitor = await harness.visitorWithToken()
    const assinatura = chave.split('.')[2] ?? ''
    for (const forged of [
      `estudo_semanal.${usuarioId}.${assinatura}`,
      `novos_livros.${outra.usuarioId}.${assinatura}`,
      `novos_livros.${usuarioId}.${'A'.repeat(43)}`,
    ]) {
      const json = await visitor.call(contract.cancelarAviso, { body: { chave: forged } })
      const form = { query: { chave: forged }, headers: FORMULARIO, body: UM_TOQUE }
      const umToque = await visitor.call(contract.cancelarComUmToque, form)
      for (const reply of [json, umToque])
        expect(errorOf(reply)).toEqual({
          status: 410,
          code: 'chave_invalida',
          message: 'Este link não é desta biblioteca. Você desliga os avisos em Minha Conta › Notificações.',
        })
    }
    const cut = await visitor.call(contract.cancelarAviso, { body: { chave: chave.slice(0, -4) } })
    expect(errorOf(cut)).toMatchObject({
      status: 422,
      message: 'O link está incompleto. Abra-o de novo no e-mail.',
    })
    expect([await ligados(client), await ligados(outra.client)]).toEqual([
      { novos_livros: true, estudo_semanal: true },
      { novos_livros: true, estudo_semanal: true },
    ])
  })

  it('has a key that no log tells', () => {
    const path = contract.cancelarComUmToque.path
    expect(pathForLog(`/api${path}?chave=novos_livros.x.y`)).toBe(`/api${path}`)
  })
})
