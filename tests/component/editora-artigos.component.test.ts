/** Articles of the desk: written with a preview, saved, kept on the device when they are not, published. */
import { describe, expect, it } from 'vitest'
import { MAX_ARTIGO, preverArtigo, salvarFonte } from '#contract/editora/artigos.ts'
import { opcoesDaFicha } from '#contract/editora/livros.ts'
import * as contract from '#contract/editora/rascunhos.ts'
import { LEITORA, setupApp } from '#tests/support/component-app.tsx'
import {
  address,
  click,
  fill,
  find,
  findAlert,
  findField,
  findStatus,
  findText,
  get,
  press,
  untilSays,
} from '#tests/support/component-screen.ts'
import {
  capituloDeProva,
  FICHA_DE_PROVA,
  RASCUNHO_ID,
  RASCUNHO_VAZIO,
  RELATORIO_DE_PROVA,
} from '#tests/support/rascunho-de-prova.ts'

const app = setupApp()
const ARTIGO: contract.RascunhoCompleto = {
  ...RASCUNHO_VAZIO,
  tipo: 'artigo',
  titulo: 'Da oração',
  estado: 'recusado',
  arquivo: null,
  fonte: '',
  versao: 1,
}
const FICHA = { ...FICHA_DE_PROVA, titulo: 'Da oração', kind: 'artigo', autores: [] } as const
const PRONTO: contract.RascunhoCompleto = {
  ...ARTIGO,
  estado: 'pronto',
  relatorio: RELATORIO_DE_PROVA,
  do_arquivo: { ...FICHA, autores: [] },
  em_vigor: { ...FICHA, autores: [] },
  fonte: 'Orai sem cessar.',
  versao: 4,
}

function open(artigo: contract.RascunhoCompleto, path = `livros/rascunhos/${RASCUNHO_ID}`) {
  const { network } = app
  network.answer(opcoesDaFicha, { areas_tematicas: [], autores: [] })
  network.answer(contract.lerRascunho, artigo)
  network.answer(preverArtigo, ({ body }) => {
    const { titulo, fonte } = body as { titulo: string; fonte: string }
    return fonte.startsWith('# ')
      ? { problemas: [{ linha: 1, motivo: 'Os capítulos levam “##”.' }], capitulos: [] }
      : { problemas: [], capitulos: [capituloDeProva(titulo, `Prévia de: ${fonte}`)] }
  })
  app.open(`/editora/${path}`, { ...LEITORA, papel: 'editor' })
}

const campo = () => findField('Texto em Markdown')

describe('an article', () => {
  it('begins with a title', async () => {
    const { network } = app
    open(ARTIGO, 'livros/artigo')
    click(await find('button', 'Começar a escrever'))
    await untilSays('Informe o título. Ele pode ser mudado depois.')
    expect(network.count(contract.criarRascunho)).toBe(0)
    network.refuse(contract.criarRascunho, 'estado_nao_permite', 'Há 50 rascunhos, e o limite é este.')
    fill(await findField('Título do artigo'), ' Da oração ')
    click(get('button', 'Começar a escrever'))
    await findAlert('Há 50 rascunhos, e o limite é este.')
    network.answer(contract.criarRascunho, ARTIGO)
    click(get('button', 'Começar a escrever'))
    await campo()
    expect(address()).toBe(`/editora/livros/rascunhos/${RASCUNHO_ID}`)
    expect(network.calls(contract.criarRascunho).at(-1)?.body).toEqual({
      tipo: 'artigo',
      titulo: 'Da oração',
    })
    await findText('Aqui aparece o artigo, como os leitores o verão.')
    await untilSays('A ficha e a capa aparecem quando um texto sem erros for guardado.')
  })

  it('is shown as it is written, tells errors with the way to their line, is saved, and then published', async () => {
    const { network } = app
    open(ARTIGO)
    const texto = await campo()
    fill(texto, '# Errado')
    const linha = await find('button', 'Linha 1:')
    await findText('Com estes erros não há o que mostrar.')
    click(linha)
    expect(document.activeElement).toBe(texto)
    fill(texto, 'Orai sem cessar.')
    await findText('Prévia de: Orai sem cessar.')
    await untilSays('Guarde o texto antes de publicar.')
    await untilSays('3 palavras')
    network.answer(salvarFonte, { ...ARTIGO, estado: 'lendo', fonte: 'Orai sem cessar.', versao: 3 })
    network.answer(contract.lerRascunho, PRONTO)
    texto.focus()
    press('s', { ctrlKey: true })
    await findStatus('Texto guardado.')
    expect(network.calls(salvarFonte).at(-1)?.body).toEqual({ fonte: 'Orai sem cessar.', versao: 1 })
    await find('heading', 'Ficha')
    await untilSays('Está guardado.')
    network.answer(contract.publicarRascunho, { ...PRONTO, estado: 'publicado' })
    click(get('button', 'Publicar'))
    click(get('button', 'Publicar', await find('alertdialog')))
    await untilSays('Publicado. Os leitores o veem em alguns segundos.')
    expect(network.calls(contract.publicarRascunho).at(-1)?.body).toEqual({ versao: 4 })
  })

  it('that is too long is not sent', async () => {
    open(ARTIGO)
    fill(await campo(), 'a'.repeat(MAX_ARTIGO + 1))
    await findText('O texto passou de 100.000 caracteres.')
    click(get('button', 'Guardar o texto'))
    expect(app.network.count(salvarFonte)).toBe(0)
  })

  it('that could not be saved stays, also over a reload, and beside what another has written', async () => {
    const { network } = app
    open(PRONTO)
    network.loseAnswers(salvarFonte)
    const texto = await campo()
    network.refuse(preverArtigo, 'sem_permissao', 'Sem prévia hoje.')
    fill(texto, 'Orai.')
    click(get('button', 'Guardar o texto'))
    await findAlert('o que você escreveu continua aqui')
    await findAlert('A prévia não foi feita. Sem prévia hoje.')
    window.dispatchEvent(new Event('pagehide'))
    app.reload()
    await untilSays('Este é o texto que você ainda não guardou.')
    expect(await campo()).toHaveProperty('value', 'Orai.')
    network.refuse(salvarFonte, 'estado_nao_permite', 'O rascunho mudou depois que você o abriu.')
    click(get('button', 'Guardar o texto'))
    await findAlert('O rascunho mudou depois que você o abriu.')
    network.answer(contract.lerRascunho, { ...PRONTO, fonte: 'De outro.', versao: 6 })
    click(get('button', 'Carregar o que mudou'))
    await untilSays('confira-o antes de guardar')
    await findText('De outro.')
    expect(await campo()).toHaveProperty('value', 'Orai.')
    network.answer(salvarFonte, { ...PRONTO, fonte: 'Orai.', versao: 8 })
    click(get('button', 'Guardar o texto'))
    await findStatus('Texto guardado.')
    expect(network.calls(salvarFonte).at(-1)?.body).toEqual({ fonte: 'Orai.', versao: 6 })
  })

  it('that is another edition says so', async () => {
    const livro = { id: 12, titulo: 'Da oração', situacao: 'retirado' } as const
    open({ ...PRONTO, livro })
    await untilSays('Nova edição de Da oração, que está fora do catálogo.')
    click(await find('button', 'Publicar a nova edição'))
    await find('alertdialog', 'Publicar a nova edição?')
  })
})
