/** What an earlier release had wait on a device is sent by this one. */
import { expect, it } from 'vitest'
import { expectPageConsole } from '#tests/support/browser-guard.ts'
import { painelNotas, readNotas, titulos } from '#tests/support/browser-notas.ts'
import { countKept, openAparelho } from '#tests/support/browser-offline.ts'
import { expectSoon } from '#tests/support/browser-poll.ts'

const ID = '01936d2e-7c00-7000-8000-00000000000a'

it('sends what waits since the release before, and shows it until then', { timeout: 120_000 }, async () => {
  const aparelho = await openAparelho('/cfw/capitulo/8')
  const { reader, db } = aparelho
  const page = aparelho.page()
  let isAway = true
  const message = 'O banco de dados não está disponível agora.'
  await page
    .context()
    .route('**/criar_nota', (route) =>
      isAway ? route.fulfill({ status: 422, json: refusal(message) }) : route.continue(),
    )
  expectPageConsole(/^answered 422: .*\/criar_nota$/)
  expectPageConsole('error: Erro ao enviar o que foi feito sem internet')
  await page.evaluate(putLinha, { email: reader.email.toLowerCase(), id: ID, titulo: 'Do trem' })
  await page.reload()
  await page.getByText(`Ainda não enviada: ${message}`).waitFor()
  expect(await titulos(painelNotas(page))).toEqual(['Do trem'])

  isAway = false
  await page.reload()
  await expectSoon(async () => (await readNotas(db(), reader)).map(({ titulo }) => titulo)).toEqual([
    'Do trem',
  ])
  await expectSoon(async () => (await page.evaluate(countKept)).fila).toBe(0)
})

function refusal(message: string) {
  return { statusCode: 422, code: 'dados_invalidos', error: message, message }
}

interface Nova {
  readonly email: string
  readonly id: string
  readonly titulo: string
}

/** Runs in the page: a note that waits as releases from before the outbox wrote it. */
function putLinha({ email, id, titulo }: Nova): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('mbw-leitor', 1)
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const tx = opening.result.transaction('fila', 'readwrite')
      const texto = { simbolo: 1, numero: 8, titulo, anotacao: '' }
      tx.objectStore('fila').put({ email, id, tipo: 'criar', ...texto, desde: Date.now(), vez: 0 })
      tx.onerror = () => reject(tx.error)
      tx.oncomplete = () => {
        opening.result.close()
        resolve()
      }
    }
  })
}
