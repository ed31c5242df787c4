/** A reader with notes and a shelf, who is signed in. */

import { sessionCookieName } from '#server/auth/session-cookies.ts'
import { openSession } from '#server/auth/sessions.ts'
import { comecarLeitura } from '#server/leituras/service.ts'
import { criarNota } from '#server/notas/service.ts'
import type { Database } from '#server/platform/database.ts'
import { insertReader } from '#tests/support/browser-session.ts'

const HELENA = { username: 'Helena', email: 'helena@exemplo.com.br', password: 'senha-de-prova' }

/** Of some 250 characters: thirty of them are 12 kB of JSON. */
const NOTAS = 30
const PALAVRAS_POR_NOTA = 40
/** Words in an order that compresses as prose does. */
const PALAVRAS =
  'o Mediador profeta sacerdote rei foi escolhido desde a eternidade para ser cabeça salvador herdeiro juiz do mundo e seu povo dado antes por semente remida chamada justificada santificada glorificada'.split(
    ' ',
  )

/** Readings that have begun; books of the catalogue have the ids from 1. */
const LENDO = 8

/** Adds the reader. @returns the cookie of his session */
export async function moveIn(db: Database): Promise<string> {
  await insertReader(db, HELENA)
  const conta = await db.write.selectFrom('usuario').select(['id', 'senha_hash']).executeTakeFirstOrThrow()
  for (let number = 1; number <= NOTAS; number += 1) {
    const nota = { titulo: `Nota ${number}`, anotacao: writeAnotacao(number) }
    await criarNota(db, conta.id, { simbolo: 1, numero_pergunta: 8, ...nota })
  }
  for (let ebookId = 1; ebookId <= LENDO; ebookId += 1) await comecarLeitura(db, conta.id, ebookId)
  const token = await openSession(db, conta, { agente: 'bench' })
  return `${sessionCookieName(false)}=${token}`
}

function writeAnotacao(number: number): string {
  const places = Array.from(
    { length: PALAVRAS_POR_NOTA },
    (_, place) => (number * 7919 + place * place * 31) % 997,
  )
  return places.map((place) => PALAVRAS[place % PALAVRAS.length]).join(' ')
}
