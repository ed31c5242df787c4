/** Reading aloud: what is said of each kind of text, the bar, and what becomes of the reader's place. */
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type Versiculo, versiculos } from '#contract/biblia.ts'

import { setupApp } from '#tests/support/component-app.tsx'
import { answerVersiculos } from '#tests/support/component-biblia.ts'
import { answerCapitulos } from '#tests/support/component-escuta.ts'
import {
  address,
  choose,
  click,
  count,
  find,
  findAlert,
  findField,
  get,
  press,
  runUntil,
  settle,
  stopClock,
  until,
  untilGone,
  untilSays,
} from '#tests/support/component-screen.ts'
import { type FalaDeProva, stubFala, VOZES_DE_PROVA } from '#tests/support/fala-de-prova.ts'
import { reloadPreferenciasDaEscuta } from '#web/escuta/preferencias-da-escuta.ts'

const app = setupApp()
let fala: FalaDeProva

beforeEach(() => {
  fala = stubFala()
  reloadPreferenciasDaEscuta()
  Object.defineProperty(document, 'fonts', { configurable: true, value: { ready: Promise.resolve() } })
})

const bar = () => get('region', 'Leitura em voz alta')
const untilSaid = (frase: string) => until(() => expect(fala.dizendo).toBe(frase))
const ouvir = async () => click(await find('button', 'Ouvir'))

/** Says sentence after sentence. @param most of them; to the end unless given */
async function listen(most = 100): Promise<string[]> {
  const ditas: string[] = []
  while (fala.dizendo !== null && ditas.length < most) {
    ditas.push(fala.dizendo)
    fala.end()
    await settle()
  }
  return ditas
}

describe('what is said', () => {
  it('is the title and the words of a chapter, without numbers and marks, and no word of the page changes', async () => {
    answerCapitulos(app.network)
    app.open('/cfw/capitulo/8')
    const text = () => Array.from(document.querySelectorAll('main .sec'), (each) => each.outerHTML).join()
    await find('button', 'Ouvir')
    const before = text()
    await ouvir()
    await untilSaid('Título 8')
    expect(await listen()).toEqual([
      'Título 8',
      'Aprouve a Deus, como se lê no capítulo 2.',
      'Ele o quis.',
      'O Filho de Deus.',
    ])
    await untilSays('Fim do capítulo', bar())
    expect(text()).toBe(before)
    click(get('button', 'Tocar', bar()))
    await untilSaid('Título 8')
  })

  it('is a chapter of the Bible by its verses, from the one that the reader chose', async () => {
    answerVersiculos(app.network)
    const verso = (numero: number, texto_biblico: string): Versiculo => {
      return { id: 8_001_000 + numero, numero_versiculo: numero, texto_biblico }
    }
    app.network.answer(versiculos, [
      verso(1, 'No princípio, houve fome;'),
      verso(2, 'e saiu um homem. Era Elimeleque.'),
    ])
    app.open('/biblia/capitulos/8/1')
    await ouvir()
    await untilSaid('Rute 1')
    expect(await listen()).toEqual([
      'Rute 1',
      'No princípio, houve fome; e saiu um homem.',
      'Era Elimeleque.',
    ])

    click(get('button', 'Versículo 2'))
    ;(await find('button', 'Mais')).focus()
    press('ArrowDown')
    click(await find('menuitem', 'Ouvir daqui'))
    await untilSaid('No princípio, houve fome; e saiu um homem.')
  })

  it('is from a section on, asked for at its number', async () => {
    answerCapitulos(app.network)
    app.open('/cfw/capitulo/8')
    ;(await find('button', 'Seção 2')).focus()
    press('ArrowDown')
    click(await find('menuitem', 'Ouvir daqui'))
    await untilSaid('O Filho de Deus.')
  })
})

describe('the bar', () => {
  beforeEach(() => {
    answerCapitulos(app.network)
    app.open('/cfw/capitulo/8')
  })

  it('pauses, goes on with the sentence, moves by sentences and closes, all by the keyboard', async () => {
    await ouvir()
    await untilSaid('Título 8')
    const tocar = get('button', 'Pausar', bar())
    expect(document.activeElement).toBe(tocar)
    click(tocar)
    expect(fala.dizendo).toBeNull()
    await untilSays('Em pausa', bar())
    press('ArrowRight')
    expect(fala.dizendo).toBeNull()
    click(get('button', 'Tocar', bar()))
    await untilSaid('Aprouve a Deus, como se lê no capítulo 2.')
    // Not to another chapter.
    press('ArrowRight')
    await untilSaid('Ele o quis.')
    press('ArrowLeft')
    click(get('button', 'Frase anterior', bar()))
    await untilSaid('Título 8')
    expect(address()).toBe('/cfw/capitulo/8')
    const region = bar()
    press('Escape')
    await untilGone(region)
    await until(() => expect(fala.dizendo).toBeNull())
    expect(document.activeElement).toBe(get('button', 'Ouvir'))
  })

  it('says nothing of its own into the voice', async () => {
    await ouvir()
    await untilSaid('Título 8')
    fala.end()
    await untilSaid('Aprouve a Deus, como se lê no capítulo 2.')
    expect(bar().querySelectorAll('[aria-live], [role=status], [role=alert]')).toHaveLength(0)
  })

  it('keeps voice and speed for the next visit, and says the sentence again with them', async () => {
    await ouvir()
    await untilSaid('Título 8')
    expect(fala.ditas.at(-1)).toMatchObject({ rate: 1, voice: { name: 'Luciana' } })
    choose(await findField('Voz'), 'Joana (Portugal, pela internet)')
    click(get('radio', '1,5'))
    await until(() => expect(fala.ditas.at(-1)).toMatchObject({ rate: 1.5, voice: { name: 'Joana' } }))
    expect(fala.dizendo).toBe('Título 8')
    app.reload()
    reloadPreferenciasDaEscuta()
    await ouvir()
    await find('button', 'Opções da leitura: velocidade 1,5×')
    await untilSaid('Título 8')
    expect(fala.ditas.at(-1)).toMatchObject({ rate: 1.5, voice: { name: 'Joana' } })
  })

  it('falls asleep after a sentence when the minutes are over', async () => {
    stopClock()
    await ouvir()
    await runUntil(() => expect(fala.dizendo).toBe('Título 8'))
    choose(get('combobox', 'Parar de ler'), 'Em 10 minutos')
    await untilSays('Lendo até', bar())
    vi.setSystemTime(Date.now() + 11 * 60_000)
    fala.end()
    await untilSays('Em pausa', bar())
    expect(fala.dizendo).toBeNull()
  })

  it('goes on with the next chapter where the reader wants it, and never after the one with which to sleep', async () => {
    await ouvir()
    await untilSaid('Título 8')
    click(get('checkbox', 'Continuar no próximo capítulo'))
    await listen(4)
    await until(() => expect(address()).toBe('/cfw/capitulo/9'))
    await untilSaid('Título 9')
    // The new title does not take the focus from who works at the bar.
    await find('heading', 'Título 9')
    await settle()
    expect(bar().contains(document.activeElement)).toBe(true)
    choose(get('combobox', 'Parar de ler'), 'No fim do capítulo')
    await listen()
    await untilSays('Fim do capítulo', bar())
    expect(address()).toBe('/cfw/capitulo/9')
    // Who turns the page himself does not listen any more.
    click(get('button', 'Tocar', bar()))
    await untilSaid('Título 9')
    const region = bar()
    click(get('link', /Capítulo Anterior/))
    await untilGone(region)
    await until(() => expect(fala.dizendo).toBeNull())
  })

  it('says what went wrong with the voice, and tries the sentence again', async () => {
    await ouvir()
    await untilSaid('Título 8')
    fala.fail('network')
    await findAlert('Esta voz precisa de internet.')
    click(get('button', 'Tocar', bar()))
    await untilSaid('Título 8')
    expect(count('alert', undefined, bar())).toBe(0)
  })
})

describe('other programs', () => {
  it('see what is read, and have keys for it', async () => {
    const acoes = new Map<string, (() => void) | null>()
    const session = {
      metadata: null,
      playbackState: 'none',
      setActionHandler: (name: string, act: (() => void) | null) => acoes.set(name, act),
    }
    vi.stubGlobal(
      'MediaMetadata',
      class {
        constructor(said: object) {
          Object.assign(this, said)
        }
      },
    )
    Object.defineProperty(navigator, 'mediaSession', { configurable: true, value: session })
    answerCapitulos(app.network)
    app.open('/cfw/capitulo/8')
    await ouvir()
    await untilSaid('Título 8')
    expect(session).toMatchObject({
      playbackState: 'playing',
      metadata: { title: 'Capítulo 8', artist: 'Confissão de Fé' },
    })
    acoes.get('nexttrack')?.()
    await untilSaid('Aprouve a Deus, como se lê no capítulo 2.')
    acoes.get('pause')?.()
    expect([fala.dizendo, session.playbackState]).toEqual([null, 'paused'])
    acoes.get('play')?.()
    await untilSaid('Aprouve a Deus, como se lê no capítulo 2.')
    click(get('button', 'Fechar a leitura em voz alta'))
    await until(() => expect(session).toMatchObject({ playbackState: 'none', metadata: null }))
    expect([...acoes.values()]).toEqual([null, null, null, null])
    Reflect.deleteProperty(navigator, 'mediaSession')
  })

  it('of the same reader that begin to speak silence this one', async () => {
    answerCapitulos(app.network)
    app.open('/cfw/capitulo/8')
    await ouvir()
    await untilSaid('Título 8')
    const outra = new BroadcastChannel('mbw-escuta')
    outra.postMessage('tocando')
    await untilSays('Em pausa', bar())
    outra.close()
    expect(fala.dizendo).toBeNull()
  })
})

describe('a device', () => {
  beforeEach(() => answerCapitulos(app.network))

  it('whose voices come late is waited for', async () => {
    fala.vozes = []
    app.open('/cfw/capitulo/8')
    await ouvir()
    await untilSays('Procurando uma voz…')
    fala.arrive(VOZES_DE_PROVA)
    await untilSaid('Título 8')
  })

  it('without a voice in Portuguese is told of it, with a way on', async () => {
    fala.vozes = VOZES_DE_PROVA.map((voz) => ({ ...voz, lang: 'en-US' }))
    app.open('/cfw/capitulo/8')
    await ouvir()
    await findAlert('Este aparelho não tem uma voz em português.')
    expect(get('link', 'Como instalar').getAttribute('href')).toBe('/ajuda#ouvir')
    expect(count('button', 'Tocar')).toBe(0)
    click(get('button', 'Fechar a leitura em voz alta'))
    await until(() => expect(count('region', 'Leitura em voz alta')).toBe(0))
  })

  it('that cannot speak has no button', async () => {
    Reflect.deleteProperty(globalThis, 'speechSynthesis')
    app.open('/cfw/capitulo/8')
    await find('button', 'Imprimir')
    expect(count('button', 'Ouvir')).toBe(0)
  })
})
