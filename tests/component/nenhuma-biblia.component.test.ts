/** A library in which no edition of the Bible is installed. */
import { expect, it } from 'vitest'
import { edicoesBiblia, versiculos } from '#contract/biblia.ts'
import { setupApp } from '#tests/support/component-app.tsx'
import { answerVersiculos } from '#tests/support/component-biblia.ts'
import { count, find, untilSays } from '#tests/support/component-screen.ts'

const app = setupApp()

it('offers no edition, and says of a chapter how one comes', async () => {
  answerVersiculos(app.network)
  app.network.answer(edicoesBiblia, [])
  app.network.answer(versiculos, [])
  app.open('/biblia/capitulos/8/1')
  await untilSays('Nenhuma Bíblia está instalada')
  await untilSays('npm run content -- import biblia ARQUIVO')
  expect(count('combobox', 'Edição')).toBe(0)
  expect(count('link', 'Comparar edições')).toBe(0)
  app.open('/biblia/comparar/8/1')
  await untilSays('Para comparar é preciso ter duas Bíblias instaladas.')
  app.open('/biblia')
  await find('link', 'Rute 4 capítulos')
  expect(count('combobox', 'Edição')).toBe(0)
})
