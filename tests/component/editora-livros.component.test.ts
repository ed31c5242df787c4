/** The desk's books: the list, the ficha, the cover, the next edition, withdrawn and brought back. */
import { fireEvent } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import * as contract from '#contract/editora/livros.ts'
import * as rascunhos from '#contract/editora/rascunhos.ts'
import { LEITORA, setupApp } from '#tests/support/component-app.tsx'
import {
  address,
  choose,
  click,
  count,
  fill,
  find,
  findAlert,
  findField,
  findStatus,
  findText,
  get,
  until,
  untilGone,
  untilSays,
} from '#tests/support/component-screen.ts'
import {
  FICHA_DE_PROVA,
  LIVRO_DA_LISTA,
  LIVRO_DE_PROVA,
  RASCUNHO_DA_LISTA,
  RASCUNHO_ID,
} from '#tests/support/rascunho-de-prova.ts'

const app = setupApp()
const OPCOES = { areas_tematicas: ['Confissões', 'Catecismos'], autores: FICHA_DE_PROVA.autores }

function open(path = 'livros') {
  app.network.answer(contract.opcoesDaFicha, OPCOES)
  app.open(`/editora/${path}`, { ...LEITORA, papel: 'editor' })
}

function openLivro(livro: Partial<contract.LivroCompleto> = {}) {
  app.network.answer(contract.lerLivro, { ...LIVRO_DE_PROVA, ...livro })
  open('livros/12')
}

describe('the list', () => {
  it('has drafts and books, found by words and by what became of them', async () => {
    const { network } = app
    network.answer(rascunhos.listarRascunhos, [RASCUNHO_DA_LISTA])
    network.answer(contract.listarLivros, ({ query }) => {
      if (query.get('q') === 'nada') return []
      return query.get('situacao') === 'retirado'
        ? [{ ...LIVRO_DA_LISTA, id: 13, titulo: 'Outro', situacao: 'retirado' as const }]
        : [LIVRO_DA_LISTA]
    })
    open()
    const link = await find('link', 'A Confissão Belga')
    expect(link.getAttribute('href')).toBe('/editora/livros/12')
    await untilSays('Livro Publicado')
    expect((await find('link', 'belga.epub')).getAttribute('href')).toBe(
      `/editora/livros/rascunhos/${RASCUNHO_ID}`,
    )
    await untilSays('EPUB. Falta enviar o arquivo.')
    choose(await findField('Mostrar'), 'Só os retirados')
    await find('link', 'Outro')
    await untilGone(link)
    expect(count('heading', 'Rascunhos')).toBe(0)
    expect(address()).toBe('/editora/livros?mostrar=retirado')
    fill(get('searchbox'), 'nada')
    await findText('Nenhum livro encontrado.')
    choose(get('combobox', 'Mostrar'), 'Só os rascunhos')
    await findText('Nenhum rascunho encontrado.')
    fill(get('searchbox'), 'BELGA')
    await find('link', 'belga.epub')
  })

  it('that is empty or could not be fetched says so, and comes again', async () => {
    const { network } = app
    network.refuse(rascunhos.listarRascunhos, 'sem_permissao', 'Os rascunhos não vieram.')
    network.refuse(contract.listarLivros, 'sem_permissao', 'Os livros não vieram.')
    open()
    await findAlert('Os rascunhos não vieram.')
    await findAlert('Os livros não vieram.')
    network.answer(rascunhos.listarRascunhos, [])
    network.answer(contract.listarLivros, [])
    for (const button of [
      get('button', 'Tentar de novo'),
      get('button', 'Tentar de novo', await find('region', 'Livros e artigos')),
    ]) {
      click(button)
      await untilGone(button)
    }
    await findText('A biblioteca ainda não tem livros.')
    expect(count('heading', 'Rascunhos')).toBe(0)
  })

  it('is no page for a reader', async () => {
    app.open('/editora/livros')
    await find('heading', 'Página não encontrada')
    expect(app.network.count(contract.listarLivros)).toBe(0)
  })
})

describe('a book', () => {
  it('that is none says so', async () => {
    app.network.refuse(contract.lerLivro, 'nao_encontrado', 'Não há.')
    open('livros/99')
    await find('heading', 'Livro não encontrado')
    get('link', 'Livros', get('main'))
  })

  it('is withdrawn with a reason after a question, and brought back; a change of another is told', async () => {
    const { network } = app
    openLivro()
    const button = await find('button', 'Retirar do catálogo')
    click(button)
    await untilSays('Diga o motivo: ele fica no registro da editora.')
    expect(count('alertdialog')).toBe(0)
    fill(await findField('Motivo da retirada'), 'Direitos')
    network.refuse(contract.retirarLivro, 'estado_nao_permite', 'Este livro mudou depois que você o abriu.')
    click(button)
    click(get('button', 'Retirar', await find('alertdialog', 'Retirar este livro do catálogo?')))
    await findAlert('Este livro mudou depois que você o abriu.')
    network.answer(contract.lerLivro, { ...LIVRO_DE_PROVA, versao: 4 })
    const before = network.count(contract.lerLivro)
    click(get('button', 'Carregar o que mudou'))
    await until(() => expect(network.count(contract.lerLivro)).toBeGreaterThan(before))
    network.answer(contract.retirarLivro, {
      ...LIVRO_DE_PROVA,
      versao: 5,
      situacao: 'retirado',
      retirado_por: 'mesa',
    })
    network.answer(contract.lerLivro, {
      ...LIVRO_DE_PROVA,
      versao: 5,
      situacao: 'retirado',
      retirado_por: 'mesa',
    })
    expect(await findField('Motivo da retirada')).toHaveProperty('value', 'Direitos')
    click(button)
    click(get('button', 'Retirar', await find('alertdialog')))
    await findStatus('Livro retirado.')
    await find('heading', 'Fora do catálogo')
    expect(network.calls(contract.retirarLivro).at(-1)?.body).toEqual({ motivo: 'Direitos', versao: 4 })
    network.answer(contract.devolverLivro, { ...LIVRO_DE_PROVA, versao: 6 })
    network.answer(contract.lerLivro, { ...LIVRO_DE_PROVA, versao: 6 })
    click(get('button', 'Devolver ao catálogo'))
    click(get('button', 'Devolver', await find('alertdialog')))
    await findStatus('Livro devolvido ao catálogo.')
    expect(network.calls(contract.devolverLivro).at(-1)?.body).toEqual({ versao: 5 })
  })

  it.each([
    ['epub', null, 'link', 'Enviar a nova edição', '/editora/livros/enviar?livro=12'],
    ['mesa', null, 'button', 'Editar o texto', null],
    [
      'epub',
      RASCUNHO_ID,
      'link',
      'Abrir o rascunho da nova edição',
      `/editora/livros/rascunhos/${RASCUNHO_ID}`,
    ],
    ['arquivos', null, null, 'a nova edição vem com eles', null],
  ] as const)(
    'of %s (draft: %s) has its next edition by %s %s',
    async (origem, rascunho, role, name, href) => {
      openLivro({ origem, rascunho })
      await find('heading', 'Nova edição')
      if (role === null) await untilSays(name)
      else expect((await find(role, name)).getAttribute('href')).toBe(href)
    },
  )
})

describe('the ficha', () => {
  it('says only what differs from the file, marks what is wrong, and goes back field by field', async () => {
    const { network } = app
    openLivro()
    const titulo = await findField('Título')
    click(get('button', 'Guardar a ficha'))
    fill(titulo, ' ')
    click(get('button', 'Juntar um autor'))
    fill(document.activeElement as HTMLElement, 'Outro')
    click(get('button', 'Guardar a ficha'))
    await findText('O título não pode ficar em branco.')
    expect(document.activeElement).toBe(titulo)
    expect(network.count(contract.salvarFicha)).toBe(0)
    fill(titulo, 'Confissão Belga')
    await untilSays('No arquivo: A Confissão Belga.')
    network.refuse(contract.salvarFicha, 'dados_invalidos', 'Dados inválidos.', {
      'ficha.ano': 'Ano estranho.',
    })
    fill(await findField('Ano da obra'), '1562')
    click(get('button', 'Guardar a ficha'))
    await findText('Ano estranho.')
    await findAlert('o que você escreveu continua aqui')
    const voltar = await find('button', 'Usar o ano do arquivo')
    click(voltar)
    await untilGone(voltar)
    click(get('button', 'Tirar o autor Outro'))
    expect(document.activeElement).toBe(get('button', 'Juntar um autor'))
    const em_vigor = { ...FICHA_DE_PROVA, titulo: 'Confissão Belga' }
    const depois = { ...LIVRO_DE_PROVA, titulo: em_vigor.titulo, em_vigor, versao: 4 }
    network.answer(contract.salvarFicha, depois)
    network.answer(contract.lerLivro, depois)
    click(get('button', 'Guardar a ficha'))
    await findStatus('Ficha guardada.')
    expect(network.calls(contract.salvarFicha).at(-1)?.body).toEqual({
      ficha: { titulo: 'Confissão Belga' },
      versao: 3,
    })
    await find('heading', 'Confissão Belga')
    await untilSays('Nada foi mudado ainda.')
  })

  it('that is not saved stays on the device, and is asked about before the page is left', async () => {
    openLivro()
    fill(await findField('Subtítulo'), 'De 1561')
    await untilSays('No arquivo: nada.')
    click(get('link', 'Livros', get('main')))
    const dialog = await find('alertdialog', 'Sair sem guardar?')
    click(get('button', 'Continuar aqui', dialog))
    await untilGone(dialog)
    window.dispatchEvent(new Event('pagehide'))
    app.reload()
    await untilSays('Esta é a ficha que você ainda não guardou.')
    expect(await findField('Subtítulo')).toHaveProperty('value', 'De 1561')
    click(get('button', 'Descartar o que escrevi'))
    await until(() => expect(get('textbox', 'Subtítulo')).toHaveProperty('value', ''))
  })

  it('brings the years of an author that is known', async () => {
    openLivro({ em_vigor: { ...FICHA_DE_PROVA, autores: [] } })
    await find('heading', 'Ficha')
    await until(() => expect(app.network.count(contract.opcoesDaFicha)).toBe(1))
    click(get('button', 'Juntar um autor'))
    await until(() => expect(document.querySelectorAll('datalist option').length).toBeGreaterThan(0))
    fill(document.activeElement as HTMLElement, 'Guido de Brès')
    await until(() => expect(get('textbox', 'Morte')).toHaveProperty('value', '1567'))
  })
})

describe('the cover', () => {
  const escolher = async (file: File) => {
    fireEvent.change(await findField(/^Escolher outra capa/), { target: { files: [file] } })
  }

  it('is refused before it is sent, sent, and goes back to that of the file', async () => {
    const { network } = app
    openLivro()
    await escolher(new File(['a'], 'capa.gif', { type: 'image/gif' }))
    await findAlert('Este arquivo não é uma imagem JPEG, PNG ou WebP. Escolha outro.')
    expect(network.count(contract.trocarCapa)).toBe(0)
    network.refuse(contract.trocarCapa, 'dados_invalidos', 'A imagem está partida.')
    await escolher(new File(['a'], 'capa.png', { type: 'image/png' }))
    await findAlert('A imagem está partida.')
    const mesa = { ...LIVRO_DE_PROVA, origem_da_capa: 'mesa', versao: 4 } as const
    network.answer(contract.trocarCapa, mesa)
    network.answer(contract.lerLivro, mesa)
    await escolher(new File(['a'], 'capa.png', { type: 'image/png' }))
    await findStatus('Capa guardada.')
    expect(network.calls(contract.trocarCapa).at(-1)?.query.get('versao')).toBe('3')
    network.answer(contract.retomarCapa, { ...LIVRO_DE_PROVA, versao: 5 })
    network.answer(contract.lerLivro, { ...LIVRO_DE_PROVA, versao: 5 })
    click(await find('button', 'Voltar à capa do arquivo'))
    await findStatus('A capa voltou a ser a do arquivo.')
    expect(network.calls(contract.retomarCapa).at(-1)?.query.get('versao')).toBe('4')
  })
})
