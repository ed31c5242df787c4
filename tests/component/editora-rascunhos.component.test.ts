/** Drafts of the desk: a file in pieces over a network that fails, its report, its preview, published or not. */
import { fireEvent } from '@testing-library/dom'
import { describe, expect, it, vi } from 'vitest'
import { BYTES_DA_PARTE } from '#contract/editora/arquivos-do-rascunho.ts'
import { enviarParte, lerDeNovo, trocarArquivo } from '#contract/editora/envio-do-rascunho.ts'
import { listarLivros, opcoesDaFicha } from '#contract/editora/livros.ts'
import * as contract from '#contract/editora/rascunhos.ts'
import { LEITORA, setupApp } from '#tests/support/component-app.tsx'
import {
  address,
  click,
  count,
  fill,
  find,
  findAlert,
  findField,
  findStatus,
  findText,
  get,
  settle,
  until,
  untilGone,
  untilSays,
} from '#tests/support/component-screen.ts'
import {
  capituloDoRascunho,
  LIVRO_DA_LISTA,
  RASCUNHO_DA_LISTA,
  RASCUNHO_ID,
  RASCUNHO_PRONTO,
  RASCUNHO_VAZIO,
  RELATORIO_DE_PROVA,
} from '#tests/support/rascunho-de-prova.ts'

const app = setupApp()
const RESTO = 5
const BYTES = BYTES_DA_PARTE + RESTO
const DUAS_PARTES = { nome: 'belga.epub', bytes: BYTES, partes: 2, recebidas: [] as number[] }
const EDICAO = { id: LIVRO_DA_LISTA.id, titulo: LIVRO_DA_LISTA.titulo, situacao: 'publicado' } as const

const epub = (bytes: number, nome = 'belga.epub') => new File([new Uint8Array(bytes)], nome)

function open(path = `livros/rascunhos/${RASCUNHO_ID}`) {
  const { network } = app
  network.answer(opcoesDaFicha, { areas_tematicas: [], autores: [] })
  network.answer(contract.listarRascunhos, [])
  network.answer(listarLivros, [])
  network.answer(contract.lerCapituloDoRascunho, ({ params }) =>
    capituloDoRascunho(params.ordem === '1' ? 'Prefácio' : 'Artigo 1', `Texto ${params.ordem}.`, 1),
  )
  app.open(`/editora/${path}`, { ...LEITORA, papel: 'editor' })
}

function openRascunho(rascunho: Partial<contract.RascunhoCompleto>) {
  app.network.answer(contract.lerRascunho, { ...RASCUNHO_VAZIO, ...rascunho })
  open()
}

async function choose(label: RegExp, file: File): Promise<void> {
  fireEvent.change(await findField(label), { target: { files: [file] } })
}

const numeros = () => app.network.calls(enviarParte).map(({ params }) => params.numero)

describe('a file', () => {
  it('is refused before anything is sent, then goes in pieces over a network that is lost, and is read', async () => {
    const { network } = app
    open('livros/enviar')
    await choose(/Escolher um arquivo EPUB/, epub(3, 'belga.pdf'))
    await findAlert('Este arquivo não é um EPUB.')
    expect(network.count(contract.criarRascunho)).toBe(0)
    network.refuse(contract.criarRascunho, 'estado_nao_permite', 'Há 50 rascunhos, e o limite é este.')
    await choose(/Escolher um arquivo EPUB/, epub(BYTES))
    await findAlert('Há 50 rascunhos, e o limite é este.')
    network.answer(contract.criarRascunho, { ...RASCUNHO_VAZIO, arquivo: DUAS_PARTES })
    network.answer(contract.lerRascunho, { ...RASCUNHO_VAZIO, arquivo: DUAS_PARTES })
    network.loseAnswers(enviarParte)
    await choose(/Escolher um arquivo EPUB/, epub(BYTES))
    await untilSays('O envio continua sozinho, de onde parou.')
    expect(address()).toBe(`/editora/livros/rascunhos/${RASCUNHO_ID}`)
    expect(get('progressbar')).toHaveProperty('value', 0)
    expect(network.calls(contract.criarRascunho).at(-1)?.body).toEqual({
      tipo: 'epub',
      arquivo: { nome: 'belga.epub', bytes: BYTES },
    })
    const leave = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(leave)
    expect(leave.defaultPrevented).toBe(true)
    network.answer(contract.lerRascunho, RASCUNHO_PRONTO)
    network.answer(enviarParte, RASCUNHO_DA_LISTA)
    const release = network.hold(contract.lerRascunho)
    click(get('button', 'Tentar agora'))
    await until(() => expect(numeros().at(-1)).toBe('2'))
    expect(numeros().filter((numero) => numero === '2')).toHaveLength(1)
    await until(() => expect(get('progressbar')).toHaveProperty('value', 100))
    expect(count('button', 'Escolher o arquivo')).toBe(0)
    release()
    await find('heading', 'O que foi lido')
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true)
  })

  it('of which pieces are at the server goes on with the same file; another takes its place when it is said so', async () => {
    const { network } = app
    openRascunho({ arquivo: { ...DUAS_PARTES, recebidas: [1] } })
    await untilSays('1 de 2 partes do arquivo já chegaram.')
    await choose(/Escolher o arquivo/, epub(3))
    await untilSays('não é o arquivo deste rascunho')
    expect(numeros()).toEqual([])
    network.refuse(enviarParte, 'nao_encontrado', 'Este rascunho não existe mais.')
    await choose(/Escolher o arquivo/, epub(BYTES))
    await findAlert('Este rascunho não existe mais.')
    expect(numeros()).toEqual(['2'])
    const outro = { nome: 'outro.epub', bytes: 3, partes: 1, recebidas: [] }
    network.answer(trocarArquivo, { ...RASCUNHO_VAZIO, arquivo: outro, versao: 1 })
    network.answer(enviarParte, RASCUNHO_DA_LISTA)
    network.answer(contract.lerRascunho, RASCUNHO_PRONTO)
    await choose(/Escolher o arquivo/, epub(3, 'outro.epub'))
    click(await find('button', 'Enviar este no lugar do outro'))
    await find('heading', 'O que foi lido')
    expect(network.calls(trocarArquivo).at(-1)?.body).toEqual({ nome: 'outro.epub', bytes: 3, versao: 0 })
    expect(numeros()).toEqual(['2', '1'])
  })

  it('that is wrong says why, and another one may be sent', async () => {
    const problemas = [{ linha: null, motivo: 'O arquivo é um PDF, não um EPUB.' }]
    openRascunho({ estado: 'recusado', relatorio: { ...RELATORIO_DE_PROVA, problemas } })
    await find('heading', 'Este arquivo não pode ser publicado')
    await untilSays('O arquivo é um PDF, não um EPUB.')
    await findField(/Enviar o arquivo consertado/)
  })

  it('whose reading stopped is read again', async () => {
    const { network } = app
    openRascunho({ estado: 'interrompido' })
    network.refuse(lerDeNovo, 'estado_nao_permite', 'O rascunho está em trabalho.')
    click(await find('button', 'Ler de novo'))
    await findAlert('O rascunho está em trabalho.')
    network.answer(lerDeNovo, RASCUNHO_PRONTO)
    click(get('button', 'Ler de novo'))
    await find('heading', 'O que foi lido')
  })
})

describe('a draft', () => {
  it('shows what was read, chapter by chapter, and what publishing changes', async () => {
    const troca = ['“A Confissão Belga” é uma nova edição.', 'Um destaque muda de lugar.']
    openRascunho({ ...RASCUNHO_PRONTO, livro: EDICAO, relatorio: { ...RELATORIO_DE_PROVA, troca } })
    await findText('Texto 1.')
    for (const words of [
      'Palavras12.000',
      'Um destaque muda de lugar.',
      'A imagem “mapa.bmp” ficou de fora.',
    ])
      await untilSays(words)
    await untilSays('A prévia mostra o começo: 1 de 300 parágrafos.')
    expect(get('link', 'A Confissão Belga').getAttribute('href')).toBe('/editora/livros/12')
    const artigo = get('button', /^Artigo 1/)
    click(artigo)
    await findText('Texto 2.')
    expect(artigo.getAttribute('aria-current')).toBe('true')
  })

  it('keeps a chapter that was shown when asking for it again fails', async () => {
    const { network } = app
    openRascunho(RASCUNHO_PRONTO)
    await findText('Texto 1.')
    click(get('button', /^Artigo 1/))
    await findText('Texto 2.')
    const refusal = 'Este rascunho não existe mais.'
    network.refuse(contract.lerCapituloDoRascunho, 'nao_encontrado', refusal)
    const asked = network.count(contract.lerCapituloDoRascunho)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 600_000 })
    click(get('button', /^Prefácio/))
    await findText('Texto 1.')
    await until(() => expect(network.count(contract.lerCapituloDoRascunho)).toBe(asked + 1))
    await settle()
    vi.useRealTimers()
    await findText('Texto 1.')
    expect(document.body.textContent).not.toContain(refusal)
  })

  it('is published after a question, once the ficha is saved; a refusal is told, and the file read again', async () => {
    const { network } = app
    openRascunho(RASCUNHO_PRONTO)
    const button = await find('button', 'Publicar')
    fill(await findField('Subtítulo'), 'De 1561')
    await untilSays('Guarde a ficha antes de publicar.')
    click(button)
    expect(count('alertdialog')).toBe(0)
    const em_vigor = {
      ...RASCUNHO_PRONTO.em_vigor,
      subtitulo: 'De 1561',
    } as contract.RascunhoCompleto['em_vigor']
    const salvo = { ...RASCUNHO_PRONTO, em_vigor, versao: 3 }
    network.answer(contract.salvarFichaDoRascunho, salvo)
    click(get('button', 'Guardar a ficha'))
    await findStatus('Ficha guardada.')
    expect(network.calls(contract.salvarFichaDoRascunho).at(-1)?.body).toEqual({
      ficha: { subtitulo: 'De 1561' },
      versao: 2,
    })
    const recusa = 'O livro mudou na biblioteca depois que este rascunho foi lido.'
    network.answer(contract.publicarRascunho, { ...salvo, recusa, versao: 5 })
    click(button)
    const dialog = await find('alertdialog', 'Publicar?')
    expect(dialog.textContent).toContain('Aparece no catálogo e na busca')
    click(get('button', 'Publicar', dialog))
    const alert = await findAlert(recusa)
    network.answer(lerDeNovo, { ...salvo, versao: 7 })
    click(get('button', 'Ler de novo'))
    await untilGone(alert)
    network.answer(contract.publicarRascunho, { ...salvo, estado: 'publicando' })
    network.answer(contract.lerRascunho, { ...salvo, estado: 'publicado', livro: EDICAO })
    click(await find('button', 'Publicar'))
    click(get('button', 'Publicar', await find('alertdialog')))
    await untilSays('Publicado. Os leitores o veem em alguns segundos.')
    expect(get('link', 'Ver como os leitores').getAttribute('href')).toBe('/ebooks/ebook/12')
  })

  it('is thrown away after a question', async () => {
    const { network } = app
    openRascunho(RASCUNHO_PRONTO)
    network.refuse(contract.excluirRascunho, 'estado_nao_permite', 'Este rascunho está sendo publicado.')
    const button = await find('button', 'Jogar fora o rascunho')
    click(button)
    const dialog = await find('alertdialog', 'Jogar fora este rascunho?')
    click(get('button', 'Jogar fora', dialog))
    await findAlert('Este rascunho está sendo publicado.')
    await untilGone(dialog)
    network.answer(contract.excluirRascunho, { success: 'Rascunho excluído.' })
    fill(await findField('Subtítulo'), 'Que se perde')
    click(button)
    click(get('button', 'Jogar fora', await find('alertdialog')))
    await findStatus('Rascunho excluído.')
    await find('heading', 'Livros')
  })

  it('that is gone, or could not be fetched, says so', async () => {
    const { network } = app
    network.refuse(contract.lerRascunho, 'sem_permissao', 'O rascunho não veio.')
    open()
    await findAlert('O rascunho não veio.')
    network.refuse(contract.lerRascunho, 'nao_encontrado', 'Este rascunho não existe mais.')
    click(get('button', 'Tentar de novo'))
    await find('heading', 'Rascunho não encontrado')
  })
})
