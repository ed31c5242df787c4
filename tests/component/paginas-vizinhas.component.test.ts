/** The pages before and after a chapter or question, by the links and by the arrow keys. */
import { expect, it } from 'vitest'
import type { Padrao } from '#contract/padroes.ts'
import { setupApp } from '#tests/support/component-app.tsx'
import { answerPagina } from '#tests/support/component-padroes.ts'
import { SIMBOLOS } from '#tests/support/component-replies.ts'
import { count, find, press, settle, until } from '#tests/support/component-screen.ts'

const app = setupApp()

const NOMES = {
  capítulo: { slug: 'capitulo', anterior: /^Capítulo Anterior/, proximo: /^Próximo Capítulo/ },
  pergunta: { slug: 'pergunta', anterior: /^Pergunta Anterior/, proximo: /^Próxima Pergunta/ },
} as const

const path = () => window.location.pathname

it.each(
  SIMBOLOS.map(({ simbolo, unidade, total }) => [simbolo.toLowerCase() as Padrao, unidade, total] as const),
)(
  'of the %s: none before the first and none after the last %s, for the keys neither',
  async (padrao, unidade, total) => {
    const { slug, anterior, proximo } = NOMES[unidade]
    const pasta = `/${padrao}/${slug}`
    answerPagina(app.network, padrao)
    app.open(`${pasta}/1`)
    await find('link', proximo)
    expect(count('link', anterior)).toBe(0)
    await settle()
    press('ArrowLeft')
    press('ArrowRight')
    await until(() => expect(path()).toBe(`${pasta}/2`))
    await find('link', anterior)

    app.open(`${pasta}/${total}`)
    await find('link', anterior)
    await until(() => expect(count('link', proximo)).toBe(0))
    await settle()
    press('ArrowRight')
    press('ArrowLeft')
    await until(() => expect(path()).toBe(`${pasta}/${total - 1}`))
    await find('link', proximo)
  },
)
