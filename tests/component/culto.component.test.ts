/** '/culto': the four parts of an evening, the hidden answer, other parts, the order given away, and what fails. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { edicoesBiblia, versiculos } from '#contract/biblia.ts'
import { paginaDoPadrao } from '#contract/padrao-texto.ts'
import { setupApp } from '#tests/support/component-app.tsx'
import { RUTE } from '#tests/support/component-biblia.ts'
import { answerCulto } from '#tests/support/component-culto.ts'
import { BIBLIA_DE_PROVA } from '#tests/support/component-replies.ts'
import {
  click,
  count,
  fill,
  find,
  findStatus,
  get,
  getAlert,
  press,
  runUntil,
  stopClock,
  until,
  untilSays,
} from '#tests/support/component-screen.ts'
import { reloadEscolhasDoCulto } from '#web/culto/escolhas-do-culto.ts'

const app = setupApp()
const ANO_NOVO = new Date(2026, 0, 1, 21, 30)

beforeEach(() => {
  // A Thursday, and the first day of all courses.
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(ANO_NOVO)
})
afterEach(() => {
  localStorage.removeItem('mbw:culto')
  reloadEscolhasDoCulto()
  Reflect.deleteProperty(navigator, 'share')
})

const parte = (name: string) => find('region', name)
const summaryOf = (scope: HTMLElement) => get('group', undefined, scope).querySelector('summary')
async function openTroca(name: string): Promise<HTMLElement> {
  const scope = await parte(name)
  summaryOf(scope)?.click()
  return scope
}

describe('an evening', () => {
  it('has psalm, reading, question and what the directory says of prayer, by the date', async () => {
    answerCulto(app.network)
    app.open('/culto')
    await find('heading', 'Culto em família')
    await untilSays('quinta-feira, 1 de janeiro de 2026')
    await until(() => expect(document.title).toBe('Culto em família · Minha Biblioteca Westminster'))
    const salmo = await parte('Salmo 1')
    // A whole psalm goes to the end, with whatever number its edition ends.
    await untilSays('Texto de 19.1.40.', salmo)
    await untilSays('Texto de 40.1.25.', await parte('Mateus 1'))
    expect(get('link', 'Abrir o capítulo na Bíblia', salmo).getAttribute('href')).toBe(
      '/biblia/capitulos/19/1',
    )
    const oracao = await parte('Título de dcpr 10')
    await untilSays('Texto de dcpr 10.4.', oracao)
    expect(oracao.textContent).not.toContain('dcpr 10.3.')
    expect(get('link', 'Diretório de Culto Privado, DCPR 10.4', oracao).getAttribute('href')).toBe(
      '/dcpr/capitulo/10#s4',
    )
    await untilSays('Bíblia de prova, gerada para os testes.')
    const partes = get('navigation', 'Partes do culto')
    expect(partes.textContent).toBe('SalmoLeituraPerguntaOração')
    press('3')
    expect(document.activeElement).toBe(await parte('Título de bcw 1'))
  })

  it('is that on which it is seen again, on a device that kept it open overnight', async () => {
    answerCulto(app.network)
    app.open('/culto')
    await parte('Salmo 1')
    vi.setSystemTime(new Date(2026, 0, 2, 20))
    document.dispatchEvent(new Event('visibilitychange'))
    await untilSays('sexta-feira, 2 de janeiro de 2026')
    await parte('Salmo 2')
  })

  it('keeps the answer hidden until it is wanted, and that of the next question too', async () => {
    answerCulto(app.network)
    app.open('/culto')
    const pergunta = await parte('Título de bcw 1')
    const mostrar = get('button', 'Mostrar a resposta', pergunta)
    expect(mostrar.getAttribute('aria-expanded')).toBe('false')
    expect(pergunta.textContent).not.toContain('Texto de bcw')
    click(mostrar)
    await untilSays('Texto de bcw 1.1.', pergunta)
    expect(get('button', 'Esconder a resposta', pergunta)).toBe(document.activeElement)
    summaryOf(pergunta)?.click()
    click(await find('button', 'Pergunta anterior', pergunta))
    const outra = await parte('Título de bcw 107')
    expect(outra.textContent).not.toContain('Texto de bcw')
    get('button', 'Mostrar a resposta', outra)
  })
})

describe('another part', () => {
  it('is the next, the one before or one by its reference, kept on the device for that day', async () => {
    answerCulto(app.network)
    app.open('/culto')
    const salmo = await openTroca('Salmo 1')
    click(get('button', 'Próximo salmo', salmo))
    await findStatus('Salmo 2')
    const campo = get('textbox', 'Referência', salmo)
    fill(campo, 'Rt 1')
    click(get('button', 'Mostrar', salmo))
    await untilSays('Nenhum livro ou padrão começa com “Rt”.', salmo)
    expect(campo.getAttribute('aria-invalid')).toBe('true')
    fill(campo, '119.17-32')
    click(get('button', 'Mostrar', salmo))
    await untilSays('Texto de 19.119.17.', await parte('Salmo 119.17–32'))
    expect(salmo.textContent).not.toMatch(/19\.119\.(?:16|33)\./)
    const leitura = await openTroca('Mateus 1')
    fill(get('textbox', 'Referência', leitura), `${RUTE.livro} 2`)
    click(get('button', 'Mostrar', leitura))
    await parte('Rute 2')
    const oracao = await openTroca('Título de dcpr 10')
    fill(get('textbox', 'Referência', oracao), '10.9')
    click(get('button', 'Mostrar', oracao))
    await untilSays('O capítulo 10 do Diretório tem 5 seções.', oracao)

    reloadEscolhasDoCulto()
    app.reload()
    await parte('Salmo 119.17–32')
    const rute = await openTroca('Rute 2')
    click(get('button', 'Leitura do dia', rute))
    await parte('Mateus 1')
    expect(count('button', 'Leitura do dia')).toBe(0)

    vi.setSystemTime(new Date(2026, 0, 2, 6))
    app.reload()
    await parte('Salmo 2')
    await parte('Mateus 2')
  })

  it('is that of the day where the device keeps something else', async () => {
    answerCulto(app.network)
    localStorage.setItem('mbw:culto', JSON.stringify({ dia: '2026-01-01', salmo: { capitulo: 'x' } }))
    reloadEscolhasDoCulto()
    app.open('/culto')
    await parte('Salmo 1')
  })
})

describe('what is not there', () => {
  it('without a Bible is said, with what to do, and the other parts stand', async () => {
    answerCulto(app.network, [])
    app.network.answer(edicoesBiblia, [])
    app.open('/culto')
    await untilSays('Nenhuma Bíblia está instalada', await parte('Salmo 1'))
    await untilSays('npm run content -- import biblia ARQUIVO', await parte('Mateus 1'))
    await parte('Título de bcw 1')
  })

  it('of a Bible with gaps is marked', async () => {
    answerCulto(app.network, [2, 5])
    app.network.answer(edicoesBiblia, [{ ...BIBLIA_DE_PROVA, parcial: true }])
    app.open('/culto')
    const salmo = await parte('Salmo 1')
    await find('img', 'versículos 3 a 4 não estão nesta edição', salmo)
    await untilSays('Só os versículos citados nos padrões estão aqui')
    const troca = await openTroca('Salmo 1')
    fill(get('textbox', 'Referência', troca), '119.17-32')
    click(get('button', 'Mostrar', troca))
    await untilSays('Nenhum versículo deste trecho está na edição da Bíblia em uso.', troca)
  })

  it('because a call failed is asked for again, part by part', async () => {
    answerCulto(app.network)
    const { network } = app
    network.refuse(versiculos, 'erro_interno')
    network.refuse(paginaDoPadrao, 'erro_interno')
    stopClock()
    vi.setSystemTime(ANO_NOVO)
    app.open('/culto')
    const salmo = await parte('Salmo 1')
    await runUntil(() => getAlert('Erro ao carregar versículos.', salmo))
    await runUntil(() => getAlert('Erro ao carregar pergunta.', get('region', 'BCW 1')))
    await runUntil(() => getAlert('Erro ao carregar conteúdo completo.', get('region', 'DCPR 10.4')))
    answerCulto(app.network)
    click(get('button', 'Tentar de novo', salmo))
    await untilSays('Texto de 19.1.1.', salmo)
    expect(count('alert', undefined, salmo)).toBe(0)
    network.refuse(versiculos, 'nao_encontrado')
    summaryOf(salmo)?.click()
    click(await find('button', 'Próximo salmo', salmo))
    await untilSays('A edição da Bíblia em uso não tem este capítulo.', salmo)
  })
})

describe('the order of worship', () => {
  const ORDEM = `Culto em família, quinta-feira, 1 de janeiro de 2026

Salmo: Salmo 1
Leitura: Mateus 1
Pergunta: BCW 1. Título de bcw 1
Oração: DCPR 10.4

Minha Biblioteca Westminster`

  it('is handed to a program of the device, or copied', async () => {
    answerCulto(app.network)
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    app.open('/culto')
    await parte('Título de bcw 1')
    await parte('Mateus 1')
    click(get('button', 'Copiar', get('group', 'Ordem do culto')))
    await findStatus('Ordem do culto copiada.')
    expect(writeText).toHaveBeenLastCalledWith(ORDEM)
    const share = vi.fn().mockResolvedValue(undefined)
    Object.assign(navigator, { share })
    app.reload()
    await parte('Título de bcw 1')
    await parte('Mateus 1')
    click(get('button', 'Compartilhar'))
    await until(() =>
      expect(share).toHaveBeenCalledWith({ text: ORDEM, url: `${window.location.origin}/culto` }),
    )
    writeText.mockRestore()
  })

  it('is printed with question, answer and the passage of the directory', async () => {
    answerCulto(app.network)
    app.open('/culto')
    await parte('Título de bcw 1')
    await parte('Título de dcpr 10')
    await parte('Mateus 1')
    window.dispatchEvent(new Event('beforeprint'))
    const papel = document.querySelector('.culto-papel')
    expect(papel?.textContent).toContain('Texto de bcw 1.1.')
    expect(papel?.textContent).toContain('Texto de dcpr 10.4.')
    expect([...(papel?.querySelectorAll('dd') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Salmo 1',
      'Mateus 1',
      'BCW 1',
      'DCPR 10.4',
    ])
    window.dispatchEvent(new Event('afterprint'))
    await until(() => expect(document.querySelector('.culto-papel')).toBe(null))
  })
})
