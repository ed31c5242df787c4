/** Readers' rows of every kind that a copy could get wrong: signs, long texts, nulls, images. */
import { user } from '#contract/auth.ts'
import { criarDestaque } from '#contract/destaques.ts'
import { criarNota } from '#contract/notas.ts'
import type { Client } from './api-client.ts'
import { insertEbook } from './ebook-fixtures.ts'
import type { TestApp } from './test-app.ts'

export const NOTAS_DIFICEIS = [
  'Graça "e" paz\\ \n\r\t linha\u2028outra\u2029 fim',
  'ὁ λόγος — בְּרֵאשִׁית — 🕊️ 👩‍👩‍👧',
  ' '.repeat(10),
  'x'.repeat(20_000),
  "'); DROP TABLE anotacao; --",
  '[1,2]\u0001\u007f\uFEFF',
]

/** A reader with notes, a highlight and a row whose columns are null; signed in. */
export async function makeReader({ db, reader }: TestApp): Promise<Client> {
  const client = await reader()
  for (const anotacao of NOTAS_DIFICEIS) {
    await client.call(criarNota, { body: { simbolo: 1, numero_pergunta: 8, titulo: 'Nota', anotacao } })
  }
  const ebook = await insertEbook(db, { capitulos: [{ titulo: 'Um', paragrafos: ['No princípio.'] }] })
  const [capitulo] = ebook.capitulos
  const paragrafo = capitulo?.paragrafoIds[0]
  await client.call(criarDestaque, {
    params: { ebookId: ebook.id },
    body: {
      capitulo_id: capitulo?.id,
      paragrafo_inicio_id: paragrafo,
      inicio: 0,
      paragrafo_fim_id: paragrafo,
      fim: 2,
      cor: 'azul',
    },
  })
  await db.write.updateTable('destaque').set({ ebook_capitulo_id: null, paragrafo_inicio_id: null }).execute()
  return client
}

/** Whether the session of a client is one of this application too. */
export async function isSignedIn(client: Client): Promise<boolean> {
  return (await client.call(user)).statusCode === 200
}
