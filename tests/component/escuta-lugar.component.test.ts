/** Who listens reads: the place that is kept is the one that is read aloud. */
import { beforeEach, describe, expect, it } from 'vitest'
import { listarDestaques } from '#contract/destaques.ts'
import type { CapituloResumo, Paragrafo } from '#contract/ebook-texto.ts'
import { capituloDoEbook, capitulosSemTexto } from '#contract/ebooks.ts'
import { atualizarCapitulo, lerLeitura, salvarPosicao } from '#contract/leituras.ts'
import { salvarParada } from '#contract/paradas.ts'
import { setupApp } from '#tests/support/component-app.tsx'
import { answerEbooks, makeLeitura } from '#tests/support/component-ebooks.ts'
import { answerCapitulos } from '#tests/support/component-escuta.ts'
import { click, find, get, runUntil, stopClock, until, untilSays } from '#tests/support/component-screen.ts'
import { type FalaDeProva, stubFala } from '#tests/support/fala-de-prova.ts'
import { reloadPreferenciasDaEscuta } from '#web/escuta/preferencias-da-escuta.ts'

const app = setupApp()
let fala: FalaDeProva

beforeEach(() => {
  fala = stubFala()
  reloadPreferenciasDaEscuta()
  Object.defineProperty(document, 'fonts', { configurable: true, value: { ready: Promise.resolve() } })
})

describe('the place', () => {
  it('in a standard is the section that is read aloud', async () => {
    answerCapitulos(app.network)
    app.network.answer(salvarParada, [])
    stopClock()
    app.open('/cfw/capitulo/8')
    click(await until(() => get('button', 'Ouvir')))
    await runUntil(() => expect(fala.dizendo).toBe('Título 8'))
    for (const _ of [1, 2, 3]) fala.end()
    expect(fala.dizendo).toBe('O Filho de Deus.')
    await runUntil(() =>
      expect(app.network.calls(salvarParada).at(-1)?.body).toMatchObject({
        padrao: 'cfw',
        numero: 8,
        secao: 2,
      }),
    )
  })

  it('in an ebook is the sentence that is read aloud, without its footnotes', async () => {
    const { network } = app
    const leitura = makeLeitura(1, 'lendo')
    const paragrafos: Paragrafo[] = ['Deus é bom.', 'Ele amou o mundo. E deu o Filho.'].map(
      (texto, index) => {
        return { id: 11 + index, titulo: null, texto, tipo: 'paragrafo', detalhes: {}, marcas: [] }
      },
    )
    const rodape: Paragrafo = {
      id: 13,
      titulo: null,
      texto: 'Uma nota.',
      tipo: 'nota',
      detalhes: { marcador: '1' },
      marcas: [],
    }
    const resumo: CapituloResumo = {
      id: 1,
      titulo: 'Do amor',
      subtitulo: null,
      ordem_dentro_do_ebook: 1,
      nivel: 1,
      palavras: 9,
      secoes: [],
    }
    answerEbooks(network)
    network.answer(lerLeitura, leitura)
    network.answer(capitulosSemTexto, [resumo])
    network.answer(capituloDoEbook, { ...resumo, paragrafos: [...paragrafos, rodape] })
    network.answer(listarDestaques, [])
    network.answer(atualizarCapitulo, leitura)
    network.answer(salvarPosicao, leitura)
    app.open(`/leitura/${leitura.id}`)
    await find('button', 'Ouvir')
    stopClock()
    await until(() => expect(get('button', 'Ouvir').getAttribute('aria-disabled')).toBe('false'))
    click(get('button', 'Ouvir'))
    await runUntil(() => expect(fala.dizendo).toBe('Do amor'))
    for (const _ of [1, 2, 3]) fala.end()
    expect(fala.dizendo).toBe('E deu o Filho.')
    await runUntil(() =>
      expect(network.calls(salvarPosicao).at(-1)?.body).toMatchObject({ paragrafo_id: 12, deslocamento: 18 }),
    )
    fala.end()
    expect(fala.dizendo).toBeNull()
    await untilSays('Fim do capítulo')
  })
})
