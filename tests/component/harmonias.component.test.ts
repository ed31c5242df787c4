/** The harmonies: where there are none, and while the server fails. */
import { describe, expect, it } from 'vitest'
import { harmoniasCfw, type PontaDaHarmonia, temasDasHarmonias } from '#contract/harmonias.ts'
import { paginaDoPadrao } from '#contract/padrao-texto.ts'
import { openStopped, setupApp } from '#tests/support/component-app.tsx'
import type { Network } from '#tests/support/component-network.ts'
import { answerPagina, answerTexto, TEXTO } from '#tests/support/component-padroes.ts'
import {
  click,
  find,
  get,
  getAlert,
  runUntil,
  stopClock,
  untilGone,
  untilSays,
} from '#tests/support/component-screen.ts'

const app = setupApp()

const CFW_8: PontaDaHarmonia = {
  model: 'CapituloConfissaodeFe',
  id: 8,
  dados: { numero_capitulo: 8, titulo: 'De Cristo, o Mediador' },
}
const CMW_36: PontaDaHarmonia = {
  model: 'PerguntaCmw',
  id: 36,
  dados: { numero_pergunta: 36, pergunta: 'Quem é o Mediador do pacto da graça?' },
}
const TEMA = 'Cristo, o único Mediador e Redentor'

const answerHarmonias = (network: Network) =>
  network.answer(harmoniasCfw, [{ origem: CFW_8, destino: CMW_36 }])
const panel = () => find('region', 'Harmonias')

describe('the panel', () => {
  it.each([
    ['cfw', '/cfw/capitulo/29', 'Não existem harmonias para este Capítulo'],
    ['bcw', '/bcw/pergunta/50', 'Nenhuma harmonia encontrada.'],
  ] as const)('of a page of the %s without any says so', async (padrao, path, sentence) => {
    answerPagina(app.network, padrao)
    app.open(path)
    await untilSays(sentence, await panel())
  })

  it('says when it could not be fetched, and recovers', async () => {
    const { network } = app
    answerPagina(network, 'cfw')
    network.refuse(harmoniasCfw, 'erro_interno')
    await openStopped(app, '/cfw/capitulo/8', harmoniasCfw)
    const alert = await runUntil(() => getAlert('Erro ao buscar harmonia.'))
    await find('heading', 'Seção 1')
    answerHarmonias(network)
    click(get('button', 'Tentar de novo', alert))
    await find('button', /Quem é o Mediador do pacto da graça\?/)
    await untilGone(alert)
  })

  it('says when a preview could not be fetched, and recovers', async () => {
    const { network } = app
    answerPagina(network, 'cfw')
    answerHarmonias(network)
    app.open('/cfw/capitulo/8')
    const pergunta = await find('button', /Quem é o Mediador do pacto da graça\?/)
    await find('heading', 'Seção 1')
    network.refuse(paginaDoPadrao, 'erro_interno')
    stopClock()
    pergunta.click()
    const alert = await runUntil(() => getAlert('Erro ao carregar detalhes'))
    answerTexto(network)
    click(get('button', 'Tentar de novo', alert))
    await untilSays(TEXTO, await panel())
    await untilGone(alert)
  })
})

describe('the page', () => {
  it('says when the themes could not be fetched, and recovers', async () => {
    const { network } = app
    network.refuse(temasDasHarmonias, 'erro_interno')
    await openStopped(app, '/harmonias', temasDasHarmonias)
    const alert = await runUntil(() => getAlert('Erro ao buscar harmonia.'))
    expect(network.count(temasDasHarmonias)).toBe(4)
    network.answer(temasDasHarmonias, [{ id: 1, tema: TEMA, pontas: [CFW_8, CMW_36] }])
    click(get('button', 'Tentar de novo', alert))
    await find('button', TEMA)
    await untilGone(alert)
  })
})
