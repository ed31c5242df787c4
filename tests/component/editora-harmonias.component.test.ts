/** The desk's harmonies: places that are put in and taken out, in the source of the file. */
import { expect, it } from 'vitest'
import {
  editarHarmonias,
  type FonteDoTexto,
  lerTexto,
  lugaresDasHarmonias,
  preverTexto,
} from '#contract/editora/textos.ts'
import { LEITORA, setupApp } from '#tests/support/component-app.tsx'
import type { Call } from '#tests/support/component-network.ts'
import {
  choose,
  click,
  count,
  fill,
  find,
  get,
  press,
  until,
  untilSays,
} from '#tests/support/component-screen.ts'

const app = setupApp()
const EDITORA = { ...LEITORA, papel: 'editor' } as const
const ANTES = '- tema: Deus\n  cfw: [2]\n'
const DEPOIS = '- tema: Deus\n  cfw: [2, 8]\n'
const FONTE: FonteDoTexto = {
  chave: 'harmonias',
  titulo: 'Harmonias',
  estado: 'original',
  corrigido_em: null,
  arquivo: 'harmonias.yaml',
  texto: ANTES,
  texto_do_arquivo: null,
  texto_de_antes: null,
  recusa: null,
  versao: `0-${'a'.repeat(64)}`,
  correcoes: [],
}

const textoOf = ({ body }: Call) => String((body as { texto: unknown }).texto)

it('the harmonies take places by the keyboard and give them back, in the source', async () => {
  const tema = (texto: string) => [
    { tema: 'Deus', lugares: texto === DEPOIS ? ['CFW 2', 'CFW 8'] : ['CFW 2'] },
  ]
  app.network.answer(lerTexto, FONTE)
  app.network.answer(preverTexto, (call) => ({
    problemas: [],
    efeitos: [],
    pagina: null,
    temas: { antes: tema(ANTES), depois: tema(textoOf(call)) },
  }))
  app.network.answer(lugaresDasHarmonias, [
    { lugar: 'CFW 2', titulo: 'De Deus' },
    { lugar: 'CFW 8', titulo: 'De Cristo' },
    { lugar: 'CMW 8', titulo: 'Há mais deuses do que um?' },
  ])
  app.network.answer(editarHarmonias, { texto: DEPOIS })
  app.open('/editora/textos/harmonias', EDITORA)
  choose(await find('combobox', 'Tema'), 'Deus')
  fill(await find('combobox', 'Incluir um lugar'), 'cfw')
  await find('option', /CFW 8/)
  // What is there already is not offered.
  expect(count('option', /CFW 2/)).toBe(0)
  press('Enter')
  await find('button', 'Retirar CFW 8')
  expect(app.network.calls(editarHarmonias)[0]?.body).toEqual({
    texto: ANTES,
    acao: 'incluir',
    tema: 'Deus',
    lugar: 'CFW 8',
  })
  app.network.answer(editarHarmonias, { texto: ANTES })
  click(get('button', 'Retirar CFW 8'))
  await until(() => expect(count('button', 'Retirar CFW 8')).toBe(0))
  await untilSays('Nada foi mudado ainda.')
})
