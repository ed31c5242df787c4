/** The six standards as the library has them: from the home page to the index, its pages and back. */
import { fireEvent } from '@testing-library/dom'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { notasDaPagina } from '#contract/notas.ts'
import { paginaDoPadrao } from '#contract/padrao-texto.ts'
import {
  address,
  click,
  count,
  fill,
  find,
  findAlert,
  findField,
  findText,
  get,
  press,
  settle,
  until,
  untilGone,
  untilSays,
} from '#tests/support/component-screen.ts'
import { setupServidor } from '#tests/support/component-servidor.ts'

/** A question of the BCW whose first part has its marker there, but no references any more. */
const SEM_REFERENCIAS = 2

const app = setupServidor({
  async prepare({ write }) {
    const primeira = sql`SELECT parte.id FROM parte JOIN secao ON secao.id = secao_id
      WHERE simbolo_id = 3 AND numero = ${SEM_REFERENCIAS} AND marcador = 1`
    await sql`DELETE FROM referencia_trecho WHERE parte_id IN (${primeira})`.execute(write)
    await sql`DELETE FROM referencia WHERE parte_id IN (${primeira})`.execute(write)
  },
})

const CAPITULO = { slug: 'capitulo', acao: 'Ver Seções', lista: 'Capítulos' }
const PERGUNTA = { slug: 'pergunta', acao: 'Ver Resposta', lista: 'Perguntas' }

const rows = () =>
  [...document.querySelectorAll<HTMLElement>('.idxs a')].map((row) =>
    [...row.children].map(({ textContent }) => textContent.trim()),
  )
/** By its class: a whole standard has thousands of elements to ask for their role. */
const topbar = () => document.querySelector<HTMLElement>('.topbar') ?? document.body
const markers = () => [...document.querySelectorAll('main button.ref')].map(({ textContent }) => textContent)
/** Numbers of the pages that were asked for. */
const asked = () => app.network.calls(paginaDoPadrao).map(({ params }) => params.numero)

async function openReferencias(nota: number): Promise<HTMLElement> {
  click(await find('button', `Referências bíblicas, nota ${nota}`))
  return find('dialog', 'Referências Bíblicas')
}

describe('from the home page to the last page and back', () => {
  it.each([
    ['CFW', 'Confissão de Fé de Westminster', CAPITULO, 33, 'juizo final', 'Do Juízo Final', 8],
    [
      ...(['CMW', 'Catecismo Maior de Westminster', PERGUNTA, 196, 'conclusao da oracao'] as const),
      ...(['O que nos ensina a conclusão da Oração do Senhor?', 196] as const),
    ],
    [
      ...(['BCW', 'Breve Catecismo de Westminster', PERGUNTA, 107, 'conclusao da oracao'] as const),
      ...(['O que nos ensina a conclusão da Oração do Senhor?', 107] as const),
    ],
    [
      ...([
        'FGOP',
        'Forma de Governo e Ordenação Presbiterianos',
        CAPITULO,
        19,
        'diretorio ordenacao',
      ] as const),
      ...(['Diretório para a Ordenação de Ministros', 8] as const),
    ],
    ['DCPU', 'Diretório de Culto Público', CAPITULO, 15, 'cantico salmos', 'Do Cântico dos Salmos', 8],
    [
      ...(['DCPR', 'Diretório de Culto Privado', CAPITULO, 15, 'piedade fora'] as const),
      ...(['Da Piedade fora de Casa e do Fim destas Diretrizes', 8] as const),
    ],
  ])('%s, %s', async (sigla, titulo, { slug, acao, lista }, total, filtro, ultima, ancora) => {
    const pasta = `/${sigla.toLowerCase()}`
    await app.open('/')
    const card = () => document.querySelector<HTMLElement>(`main li a[href="${pasta}"]`)
    await until(() => expect(card()?.textContent).toContain('Acessar'))
    card()?.click()
    await until(() => expect(address()).toBe(pasta))
    await find('heading', titulo)
    await until(() => expect(rows()).toHaveLength(total))
    const filter = await find('searchbox')
    fill(filter, filtro.toUpperCase())
    await until(() => expect(rows()).toEqual([[String(total), ultima, acao]]))
    fill(filter, String(total))
    await until(() => expect(rows()).toHaveLength(1))
    click(document.querySelector<HTMLElement>('.idxs a') ?? document.body)
    await until(() => expect(address()).toBe(`${pasta}/${slug}/${total}`))
    await find('heading', ultima)
    click(get('link', sigla, get('navigation', lista)))
    await until(() => expect(address()).toBe(pasta))
    await find('heading', titulo)

    // Its whole text has a table of contents whose places are there.
    click(await find('link', 'Texto Completo'))
    await until(() => expect(address()).toBe(`${pasta}/texto`))
    await findText('Imprimir')
    const links = [...document.querySelectorAll('nav.sumario a')]
    expect(links).toHaveLength(total)
    const anchors = links.map((link) => link.getAttribute('href')?.slice(1) ?? '')
    expect(anchors.filter((anchor) => !document.getElementById(anchor))).toEqual([])
    expect(anchors[ancora - 1]).toBe(`${slug}-${ancora}`)
    const place = document.getElementById(`${slug}-${ancora}`)
    expect(place?.textContent).toContain(links[ancora - 1]?.lastChild?.textContent)
    click(get('link', 'Minha Biblioteca Westminster', topbar()))
    await until(() => expect(address()).toBe('/'))
  })
})

describe('the index', () => {
  it('filters by words without accents and case, and by number, and says how many are left', async () => {
    await app.open('/cfw')
    const filter = await findField('Filtrar por título')
    const total = () => get('status', undefined, get('main')).textContent
    await until(() => expect([rows().length, total()]).toEqual([33, '33 capítulos']))
    fill(filter, 'JUSTIFICACAO')
    await until(() => expect(rows()).toEqual([['11', 'Da Justificação', 'Ver Seções']]))
    expect(total()).toBe('1 capítulo')
    fill(filter, '2')
    await until(() => expect([rows().length, total()]).toEqual([11, '11 capítulos']))
    fill(filter, '21')
    await until(() => expect(rows().map(([numero]) => numero)).toEqual(['21']))
    fill(filter, 'presbitério')
    await untilSays('Nenhum resultado encontrado.')
    expect(rows()).toEqual([])
    fill(filter, '')
    await until(() => expect(rows()).toHaveLength(33))
  })

  it.each([
    ['the pointer comes over it', (link: HTMLElement) => fireEvent.mouseOver(link)],
    ['the keyboard reaches it', (link: HTMLElement) => link.focus()],
  ])('fetches a chapter when %s, and only once', async (_, approach) => {
    await app.open('/cfw')
    const link = await find('link', /Da Justificação/)
    await settle()
    expect(asked()).toEqual([])
    approach(link)
    await until(() => expect(asked()).toEqual(['11']))
    link.click()
    await find('heading', 'Da Justificação')
    await find('heading', 'Seção 1')
    expect(asked()).toEqual(['11'])
  })
})

describe('turning pages', () => {
  it('ends at the first and at the last chapter, for the keys also', async () => {
    for (const [path, key, back, to] of [
      ['/cfw/capitulo/1', 'ArrowLeft', 'ArrowRight', '/cfw/capitulo/2'],
      ['/cfw/capitulo/33', 'ArrowRight', 'ArrowLeft', '/cfw/capitulo/32'],
    ] as const) {
      await app.open(path)
      await find('link', back === 'ArrowLeft' ? /^Capítulo Anterior/ : /^Próximo Capítulo/)
      expect(count('link', back === 'ArrowLeft' ? /^Próximo Capítulo/ : /^Capítulo Anterior/)).toBe(0)
      await settle()
      press(key)
      press(back)
      await until(() => expect(address()).toBe(to))
    }
  })

  it('goes by the keys ← and →, but not under a dialog', async () => {
    await app.open('/cfw/capitulo/8')
    await find('heading', 'De Cristo, o Mediador')
    await settle()
    press('ArrowRight')
    await find('heading', 'Do Livre-Arbítrio')
    await settle()
    press('ArrowLeft')
    await find('heading', 'De Cristo, o Mediador')
    const dialog = await openReferencias(1)
    await untilSays('Isaías 42.1: texto de prova.', dialog)
    press('ArrowRight')
    click(get('button', 'Fechar', dialog))
    await untilGone(dialog)
    await settle()
    press('ArrowLeft')
    await until(() => expect(address()).toBe('/cfw/capitulo/7'))
  })
})

describe('a chapter', () => {
  it.each(['99', '0', 'abc', '8a'])('%s does not exist, and says where the others are', async (id) => {
    const isNumber = /^\d+$/.test(id)
    app.network.answer(notasDaPagina, [])
    await app.open(`/cfw/capitulo/${id}`)
    await findAlert('A Confissão tem 33 capítulos.')
    expect(asked()).toEqual(isNumber ? [id] : [])
    click(await find('link', 'Ver todos os capítulos'))
    await find('heading', 'Confissão de Fé de Westminster')
  })

  it('is where the reader stopped, on the home page', async () => {
    await app.open('/')
    await find('link', /Confissão de Fé de Westminster/)
    expect(count('link', /^Onde você parou/)).toBe(0)
    await app.open('/cfw/capitulo/20')
    await find('heading', 'Seção 1')
    click(get('link', 'Minha Biblioteca Westminster', topbar()))
    const resume = await find('link', /Onde você parou/)
    await untilSays('Da Liberdade Cristã', resume)
    await untilSays('CFW 20 · Confissão de Fé', resume)
    click(resume)
    await until(() => expect(address()).toBe('/cfw/capitulo/20'))
  })
})

describe('what only some standards have', () => {
  it('an answer, and markers only at the parts with references', async () => {
    await app.open('/cmw/pergunta/1')
    await find('heading', 'Resposta')
    await untilSays('Romanos 11.36: texto de prova.', await openReferencias(1))
    await app.open(`/bcw/pergunta/${SEM_REFERENCIAS}`)
    await untilSays('A Palavra de Deus, que está contida nas Escrituras')
    expect(new Set(markers())).toEqual(new Set(['[2]']))
    for (const path of ['/cmw/pergunta/100', '/bcw/pergunta/8', '/fgop/capitulo/3']) {
      await app.open(path)
      await find('heading', /^(Resposta|Seção 1)$/)
      expect(markers(), path).toEqual([])
      expect(count('list', 'Textos-prova'), path).toBe(0)
    }
  })

  it('subtitles and references, the FGOP', async () => {
    await app.open('/fgop/capitulo/1')
    await find('heading', 'Prefácio')
    const dialog = await openReferencias(1)
    await untilSays('Jesus Cristo, sobre cujos ombros está o governo', dialog)
    await untilSays('Isaías 9.6: texto de prova.', dialog)
    await untilSays('Isaías 9.7: texto de prova.', dialog)
    click(get('button', 'Fechar', dialog))
    await untilGone(dialog)
    expect(document.activeElement).toBe(get('button', 'Referências bíblicas, nota 1'))
  })

  it('titles of sections and highlighted lines, the DCPU', async () => {
    await app.open('/dcpu/capitulo/8')
    const secao = (await find('heading', 'Seção 1')).closest('section')
    if (!secao) throw new Error('The heading stands in no section.')
    get('heading', 'A frequência e os que não estão aptos', secao)
    await findText(/Os ignorantes e os escandalosos não estão aptos para receber/, secao)
    expect(count('heading', /^Seção \d$/)).toBe(8)
    expect(markers()).toEqual([])
  })
})
