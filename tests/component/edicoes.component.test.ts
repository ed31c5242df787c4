/** Several editions of the Bible: the reader's choice, what an edition lacks, whose words are shown. */
import { fireEvent } from '@testing-library/dom'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  type EdicaoDaBiblia,
  edicoesBiblia,
  livroBiblia,
  type Versiculo,
  versiculos,
} from '#contract/biblia.ts'
import { citacoesDoCapitulo, referenciasBiblicas, type Trecho } from '#contract/referencias.ts'
import { setupApp } from '#tests/support/component-app.tsx'
import { answerVersiculos } from '#tests/support/component-biblia.ts'
import { answerPagina } from '#tests/support/component-padroes.ts'
import { BIBLIA_DE_PROVA } from '#tests/support/component-replies.ts'
import {
  click,
  count,
  find,
  findField,
  get,
  settle,
  until,
  untilSays,
} from '#tests/support/component-screen.ts'
import { chooseEdicao } from '#web/biblia/edicao-escolhida.ts'

const app = setupApp()

const TRADUCAO: EdicaoDaBiblia = {
  ...BIBLIA_DE_PROVA,
  sigla: 'TRAD',
  nome: 'Tradução de Prova',
  atribuicao: 'Tradução de Prova, dos tradutores.',
  padrao: false,
}
const NOVO_TESTAMENTO: EdicaoDaBiblia = { ...TRADUCAO, sigla: 'NT', nome: 'Novo Testamento', livros: [40] }
const TEXTOS_PROVA: EdicaoDaBiblia = {
  ...TRADUCAO,
  sigla: 'MBW',
  nome: 'Textos-prova da Biblioteca',
  atribuicao: 'Textos-prova, da Minha Biblioteca Westminster.',
  aviso: 'Tradução de trabalho.',
  parcial: true,
}

const verso = (numero: number, texto: string, ate?: number): Versiculo => ({
  id: 8_001_000 + numero,
  numero_versiculo: numero,
  texto_biblico: texto,
  ...(ate !== undefined && { ate }),
})

/** The words of each edition say whose they are. */
function answerEdicoes(...edicoes: EdicaoDaBiblia[]): void {
  answerVersiculos(app.network)
  app.network.answer(edicoesBiblia, edicoes)
  app.network.answer(versiculos, ({ query }) => [verso(1, `Palavras de ${query.get('edicao') ?? 'casa'}.`)])
}

async function choose(nome: string): Promise<void> {
  const campo = await findField('Edição')
  const opcao = [...campo.querySelectorAll('option')].find(({ textContent }) => textContent === nome)
  fireEvent.change(campo, { target: { value: opcao?.value } })
}

const asked = () => app.network.calls(versiculos).map(({ query }) => query.get('edicao'))

describe('the choice', () => {
  it('is not offered of one edition, whose calls have no name', async () => {
    answerEdicoes(BIBLIA_DE_PROVA)
    app.open('/biblia/capitulos/8/1')
    await untilSays('Palavras de casa.')
    await untilSays('Bíblia de prova, gerada')
    expect(count('combobox', 'Edição')).toBe(0)
    expect(asked()).toEqual([null])
  })

  it('shows the chapter in another edition, with its credit, and stays for the next visit', async () => {
    answerEdicoes(BIBLIA_DE_PROVA, TRADUCAO)
    app.open('/biblia/capitulos/8/1?v=1')
    await untilSays('Palavras de casa.')
    const campo = await findField('Edição')
    campo.focus()
    await choose('Tradução de Prova')
    await untilSays('Palavras de TRAD.')
    await untilSays('Tradução de Prova, dos tradutores.')
    expect(document.activeElement, 'the field keeps the focus').toBe(campo)
    await until(() => expect(app.network.calls(citacoesDoCapitulo).at(-1)?.query.get('edicao')).toBe('TRAD'))
    app.reload()
    await untilSays('Palavras de TRAD.')
    await choose('Bíblia de prova')
    await untilSays('Palavras de casa.')
    expect(localStorage.getItem('mbw:edicao')).toBeNull()
  })

  it('gives way to the address, to the pages that it leads to also, and stays what it was', async () => {
    chooseEdicao('TRAD')
    answerEdicoes(BIBLIA_DE_PROVA, TRADUCAO, TEXTOS_PROVA)
    app.open('/biblia/capitulos/8/1?edicao=MBW')
    await untilSays('Palavras de MBW.')
    const proximo = await find('link', /Próximo Capítulo/)
    expect(proximo.getAttribute('href')).toBe('/biblia/capitulos/8/2?edicao=MBW')
    click(get('button', /versículo 1$/))
    await until(() => expect(window.location.search).toBe('?v=1&edicao=MBW'))
    await until(() => expect(get('button', /versículo 1$/).getAttribute('aria-pressed')).toBe('true'))
    await choose('Bíblia de prova')
    await untilSays('Palavras de casa.')
    expect(window.location.search).toBe('?v=1')
  })

  it('of an edition that is gone is the library’s own again', async () => {
    chooseEdicao('FORA')
    answerEdicoes(BIBLIA_DE_PROVA)
    app.network.answer(versiculos, ({ query }) =>
      query.has('edicao') ? [] : [verso(1, 'Palavras de casa.')],
    )
    app.open('/biblia/capitulos/8/1')
    await untilSays('Palavras de casa.')
  })
})

describe('an edition that lacks a book', () => {
  beforeEach(() => {
    chooseEdicao('NT')
    answerEdicoes(BIBLIA_DE_PROVA, NOVO_TESTAMENTO)
    app.network.answer(versiculos, ({ query }) =>
      query.has('edicao') ? [] : [verso(1, 'Palavras de casa.')],
    )
  })

  it('says so of its chapters, with the way to the library’s own', async () => {
    app.open('/biblia/capitulos/8/1')
    await untilSays('A edição Novo Testamento não traz este livro.')
    click(get('link', 'Ler na edição Bíblia de prova'))
    await untilSays('Palavras de casa.')
    expect(window.location.search).toBe('?edicao=BDP')
  })

  it('says so of the book', async () => {
    app.open('/biblia/capitulos/8')
    await untilSays('A edição Novo Testamento não traz este livro.')
    click(get('link', 'Ler na edição Bíblia de prova'))
    const capitulo = await find('link', 'Capítulo 1')
    expect(capitulo.getAttribute('href')).toBe('/biblia/capitulos/8/1?edicao=BDP')
  })

  it('says so in the list of books', async () => {
    app.open('/biblia')
    await find('link', 'Rute não está na edição Novo Testamento')
    await find('link', 'Mateus 28 capítulos')
    await choose('Bíblia de prova')
    await find('link', 'Rute 4 capítulos')
  })
})

describe('an edition with gaps', () => {
  const COMANDO = 'Só os versículos citados nos padrões estão aqui'

  it('marks them, says what the text is and how a whole Bible comes', async () => {
    answerEdicoes({ ...TEXTOS_PROVA, padrao: true })
    app.network.answer(versiculos, [
      verso(3, 'Três.'),
      verso(4, 'Quatro a seis.', 6),
      { ...verso(8, 'Oito.'), faltam_ate: 22 },
    ])
    app.open('/biblia/capitulos/8/1')
    await find('img', 'versículos 1 a 2 não estão nesta edição')
    await find('img', 'versículo 7 não está nesta edição')
    const final = get('img', 'versículos 9 a 22 não estão nesta edição')
    expect(get('button', /versículo 8$/i).compareDocumentPosition(final)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    )
    expect(count('img', /não est/)).toBe(3)
    expect(get('button', 'Versículos 4 a 6').querySelector('[aria-hidden]')?.textContent).toBe('4–6')
    await untilSays('Tradução de trabalho.')
    await untilSays(COMANDO)
  })

  it('says of a chapter that it has none of its verses', async () => {
    answerEdicoes({ ...TEXTOS_PROVA, padrao: true })
    app.network.answer(versiculos, [])
    app.open('/biblia/capitulos/8/1')
    await untilSays('Nenhum versículo deste capítulo está nesta edição.')
    await untilSays(COMANDO)
  })

  it('has its way to the whole Bible that is installed', async () => {
    chooseEdicao('MBW')
    answerEdicoes(BIBLIA_DE_PROVA, TEXTOS_PROVA)
    app.network.answer(versiculos, [])
    app.open('/biblia/capitulos/8/1')
    await find('link', 'Ler na edição Bíblia de prova')
    expect(document.body.textContent).not.toContain(COMANDO)
  })

  it('holds a citation of its verses for the whole chapter only when it names none', async () => {
    answerEdicoes({ ...TEXTOS_PROVA, padrao: true })
    const citacao = {
      simbolo: 'CFW',
      numero: 5,
      titulo: 'Da Providência',
      secao: 1,
      marcador: 1,
      parte: 'Deus.',
    }
    app.network.answer(citacoesDoCapitulo, [
      { ...citacao, parteId: 1, referencia: 'Rt 1.1', inicio: 1, fim: 1 },
      { ...citacao, parteId: 2, numero: 6, referencia: 'Rt 1', inicio: 1, fim: 22 },
    ])
    app.open('/biblia/capitulos/8/1')
    const inteiro = await find('button', /^Todo o capítulo/)
    expect(inteiro.textContent).toBe('Todo o capítulo CFW 6.1')
    await find('button', 'Versículo 1: citado nos Padrões')
  })
})

describe('the dialog of references', () => {
  const trecho = (numero: number, texto: string, edicao?: string): Trecho => ({
    ...{ livro: 23, capitulo: 42, inicio: numero, fim: numero },
    versiculos: [{ numero_versiculo: numero, texto_biblico: texto }],
    ...(edicao !== undefined && { edicao }),
  })
  const openDialog = async () => {
    answerPagina(app.network, 'cfw')
    app.open('/cfw/capitulo/8')
    click(await find('button', 'Referências bíblicas, nota 1'))
    return find('dialog', 'Referências Bíblicas')
  }

  beforeEach(() => {
    answerEdicoes(BIBLIA_DE_PROVA, TRADUCAO, TEXTOS_PROVA)
    app.network.answer(referenciasBiblicas, ({ query }) => {
      const trechos = query.has('edicao')
        ? [trecho(1, 'Vede o meu servo.'), trecho(2, 'Não gritará.', 'MBW')]
        : [trecho(1, 'Eis aqui meu servo.'), trecho(2, 'Não clamará.')]
      const texto = trechos.flatMap((each) => each.versiculos.map((verse) => verse.texto_biblico)).join(' ')
      return [{ referencia: 'Is 42.1-2', texto, trechos }]
    })
  })

  it('switches the edition, and says whose words stand in for those that it lacks', async () => {
    const dialog = await openDialog()
    await untilSays('Eis aqui meu servo.', dialog)
    const campo = await findField('Edição', dialog)
    campo.focus()
    await choose('Tradução de Prova')
    await untilSays('1Vede o meu servo. 2Não gritará. (MBW)', dialog)
    await untilSays(
      '(MBW) A edição Tradução de Prova não traz estes versículos: as palavras são as da edição Textos-prova da ' +
        'Biblioteca. Textos-prova, da Minha Biblioteca Westminster. Tradução de trabalho.',
      dialog,
    )
    expect(dialog.textContent).toContain('Texto: Tradução de Prova, dos tradutores.')
    expect(document.activeElement).toBe(campo)
  })

  it('has the library’s own words while nobody answers for another edition', async () => {
    chooseEdicao('TRAD')
    const own = { referencia: 'Is 42.1', texto: 'Eis.', trechos: [trecho(1, 'Eis aqui meu servo.')] }
    app.network.answer(referenciasBiblicas, ({ query }) => {
      if (query.has('edicao')) throw new TypeError('Failed to fetch')
      return [own]
    })
    const dialog = await openDialog()
    await untilSays('Eis aqui meu servo.', dialog)
    await untilSays(
      'Sem internet, as palavras são as da edição Bíblia de prova. Bíblia de prova, gerada',
      dialog,
    )
    expect(dialog.textContent).not.toContain('dos tradutores')
    await settle()
  })
})

it('/sobre names all editions, and what is said of each', async () => {
  answerEdicoes(BIBLIA_DE_PROVA, { ...TRADUCAO, alteracoes: 'Vírgulas.' }, TEXTOS_PROVA)
  app.network.answer(livroBiblia, { id: 8, livro: 'Rute', abreviatura: 'Rt', quantidade_capitulos: 4 })
  app.open('/sobre')
  await untilSays('O texto bíblico é o da edição Bíblia de prova, publicada sob a licença Domínio público')
  await untilSays('Também está aqui a edição Tradução de Prova')
  await untilSays('Vírgulas.')
  await untilSays('Os textos-prova estão também na edição Textos-prova da Biblioteca')
  await untilSays('Tradução de trabalho.')
})
