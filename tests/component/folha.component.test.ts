/** '/folha': a handout from its address, its options, its order, what fails, its file, and the ways to it. */
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { edicoesBiblia, versiculos } from '#contract/biblia.ts'
import { type Nota, notasDaPagina } from '#contract/notas.ts'
import { paginaDoPadrao } from '#contract/padrao-texto.ts'
import { referenciasBiblicas } from '#contract/referencias.ts'
import { setupApp } from '#tests/support/component-app.tsx'
import { answerCulto } from '#tests/support/component-culto.ts'
import {
  address,
  click,
  count,
  fill,
  find,
  findAlert,
  findField,
  findStatus,
  get,
  press,
  until,
  untilSays,
} from '#tests/support/component-screen.ts'

const app = setupApp()
const print = vi.fn()
const NOTA: Nota = {
  id: '01978f00-0000-7000-8000-000000000001',
  ...{
    ancora: 's2',
    titulo: 'Só minha',
    anotacao: 'Ler.',
    data_criacao: '2026-11-21T12:00:00.000Z',
    versao: 1,
  },
}

beforeEach(() => {
  print.mockReset()
  vi.stubGlobal('print', print)
  answerCulto(app.network)
  app.network.answer(referenciasBiblicas, [
    {
      ...{ referencia: 'Is 42.1', texto: '' },
      trechos: [
        {
          ...{ livro: 23, capitulo: 42, inicio: 1, fim: 1 },
          versiculos: [{ numero_versiculo: 1, texto_biblico: 'Eis aqui meu servo.' }],
        },
      ],
    },
  ])
})

const papel = () => find('region', 'Prévia da folha')
/** Every proof is there: before that neither paper nor file is made. */
const untilPrepared = () =>
  until(() => expect(get('button', 'Baixar DOCX').getAttribute('aria-disabled')).toBe('false'))
const places = () =>
  [...get('region', 'Textos da folha').querySelectorAll('.lugar')].map(({ textContent }) => textContent)

describe('a handout', () => {
  it('holds what its address names, with the proofs written out and whose texts these are', async () => {
    app.open('/folha?lugar=cfw:8.2-3&lugar=bcw:1-2&lugar=biblia:40:3:16-18')
    const folha = await papel()
    await untilSays('CFW 8. Título de cfw 8', folha)
    await untilSays('[1]Is 42.1 Eis aqui meu servo.', folha)
    await untilSays('16Texto de 40.3.16. 17Texto de 40.3.17. 18Texto de 40.3.18.', folha)
    await untilSays('Texto bíblico: Bíblia de prova, gerada para os testes.', folha)
    await untilSays('Tradução sob a licença CC BY 4.0.', folha)
    expect(folha.textContent).not.toMatch(/cfw 8\.[145]|40\.3\.(?:15|19)|Só minha/)
    expect([...folha.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual([
      ...['CFW 8. Título de cfw 8', 'BCW 1. Título de bcw 1', 'BCW 2. Título de bcw 2', 'Mateus 3.16–18'],
    ])
    expect(places()).toEqual(['CFW 8.2–3', 'BCW 1–2', 'Mateus 3.16–18'])
    await until(() => expect(document.title).toBe('Folha de estudo · Minha Biblioteca Westminster'))
    await untilPrepared()
    click(get('button', 'Imprimir ou salvar em PDF'))
    expect(print).toHaveBeenCalledOnce()
  })

  it('is set as its reader wants it, and its address says so, but for his notes', async () => {
    app.network.answer(notasDaPagina, [NOTA])
    app.open('/folha?lugar=cfw:8.1&lugar=cfw:8.2')
    const folha = await papel()
    await untilSays('Eis aqui meu servo.', folha)
    click(await findField('Só as citações'))
    await until(() => expect(folha.textContent).not.toContain('Eis aqui'))
    await untilSays('[1]Is 42.1', folha)
    click(await findField('Depois de cada seção'))
    click(await findField('Maior'))
    click(await findField('Linha para nome e data'))
    await until(() => expect(folha.querySelectorAll('.folha-linhas')).toHaveLength(2))
    const titulo = await findField('Título')
    fill(titulo, 'Classe de domingo')
    press('Enter')
    await find('heading', 'Classe de domingo')
    expect(titulo).toBe(document.activeElement)
    expect(address()).toBe(
      '/folha?lugar=cfw:8.1&lugar=cfw:8.2&titulo=Classe+de+domingo&provas=lugares&linhas=secao&corpo=maior&nome=1',
    )
    const before = address()
    click(await findField('Com as suas notas'))
    await untilSays('Só minha', folha)
    expect(folha.textContent.match(/Só minha/g)).toHaveLength(1)
    expect(folha.textContent).toContain('Seção 2 · 21 de nov. de 2026')
    expect(address()).toBe(before)
    app.reload()
    await untilSays('Classe de domingo', await papel())
    expect((await papel()).textContent).not.toContain('Só minha')
  })

  it('changes its order, loses and gains places by the keyboard, which keeps its place', async () => {
    app.open('/folha?lugar=cfw:8&lugar=bcw:1&lugar=biblia:40:3&provas=nenhuma')
    await untilSays('Mateus 3', await papel())
    await until(() => expect(places()).toEqual(['CFW 8', 'BCW 1', 'Mateus 3']))
    click(get('button', 'Mover BCW 1 para cima'))
    await findStatus('BCW 1 agora é o 1º de 3.')
    expect(places()).toEqual(['BCW 1', 'CFW 8', 'Mateus 3'])
    expect(document.activeElement).toBe(get('button', 'Mover BCW 1 para cima'))
    expect(document.activeElement?.getAttribute('aria-disabled')).toBe('true')
    click(get('button', 'Mover BCW 1 para baixo'))
    click(get('button', 'Remover Mateus 3'))
    await findStatus('Mateus 3 saiu da folha.')
    expect(document.activeElement).toBe(get('button', 'Remover BCW 1'))
    const campo = await findField('Acrescentar')
    fill(campo, 'CFW 34')
    click(get('button', 'Pôr na folha'))
    await untilSays('Confissão de Fé tem 33 capítulos.')
    expect(campo.getAttribute('aria-invalid')).toBe('true')
    fill(campo, 'CMW 1-38')
    click(get('button', 'Pôr na folha'))
    await untilSays('CMW 1–38')
    fill(campo, 'DCPR 1')
    click(get('button', 'Pôr na folha'))
    await untilSays('Uma folha leva até 30 lugares e 40 capítulos ou perguntas.')
    expect(address()).toBe('/folha?lugar=cfw:8&lugar=bcw:1&lugar=cmw:1-38&provas=nenhuma')
    for (const nome of ['CMW 1–38', 'BCW 1', 'CFW 8']) click(get('button', `Remover ${nome}`))
    await untilSays('Acrescente um capítulo, uma pergunta ou uma passagem para começar.')
    expect(document.activeElement).toBe(await findField('Acrescentar'))
    expect(count('button', 'Baixar DOCX')).toBe(0)
  })
})

describe('what is not on it', () => {
  it('because it could not be fetched is named and asked for again, and the rest is there', async () => {
    app.network.refuse(paginaDoPadrao, 'nao_encontrado')
    app.network.refuse(referenciasBiblicas, 'nao_encontrado')
    app.open('/folha?lugar=cfw:8&lugar=biblia:40:3:16')
    await untilSays('Texto de 40.3.16.', await papel())
    const alert = await findAlert('Não puderam ser carregados: CFW 8. O resto da folha pode ser impresso')
    answerCulto(app.network)
    click(get('button', 'Tentar de novo', alert))
    await untilSays('CFW 8. Título de cfw 8', await papel())
    await findAlert('Não puderam ser carregados: textos-prova de CFW 8.')
    await untilSays('[1]Is 42.1', await papel())
  })

  it('because there is no such place, the edition has it not, or the address is wrong, is said', async () => {
    app.network.refuse(versiculos, 'nao_encontrado')
    app.open('/folha?lugar=cfw:8.9&lugar=biblia:40:29&lugar=nada')
    await findStatus('Não há texto para CFW 8.9, Mateus 29.')
    await findStatus('Um lugar do endereço ficou fora')
  })

  it('without a Bible says how to install one', async () => {
    app.network.answer(edicoesBiblia, [])
    app.network.answer(versiculos, [])
    app.open('/folha?lugar=biblia:40:3')
    await untilSays('Nenhuma Bíblia está instalada')
    await findStatus('Não há texto para Mateus 3.')
  })
})

it('is given away as a file and as an address', async () => {
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob)
    return 'blob:folha'
  })
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  app.open('/folha?lugar=cfw:8')
  await untilSays('Eis aqui meu servo.', await papel())
  await untilPrepared()
  click(get('button', 'Baixar DOCX'))
  await findStatus('DOCX baixado.')
  expect(names).toEqual(['confissao-de-fe-capitulo-8.docx'])
  expect(files[0]?.type).toBe('application/vnd.openxmlformats-officedocument.wordprocessingml.document')
  expect(files[0]?.size).toBeGreaterThan(4_000)
  click(get('button', 'Copiar o endereço'))
  await findStatus('Link copiado.')
  expect(writeText).toHaveBeenLastCalledWith(`${window.location.origin}/folha?lugar=cfw:8`)
  vi.restoreAllMocks()
})

it('as a file that cannot be made says so', async () => {
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    throw new Error('No room.')
  })
  app.open('/folha?lugar=dcpr:1')
  await untilSays('Texto de dcpr 1.5.', await papel())
  expect(count('group', 'Textos-prova')).toBe(0)
  await untilPrepared()
  click(get('button', 'Baixar DOCX'))
  await findAlert('O DOCX não pôde ser feito. Tente de novo, ou use “Imprimir ou salvar em PDF”.')
  vi.restoreAllMocks()
})
