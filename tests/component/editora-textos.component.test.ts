/** The desk's texts: what the editor says while it is written, published, refused, and when the file has changed. */
import { fireEvent } from '@testing-library/dom'
import { describe, expect, it, vi } from 'vitest'
import {
  type CorrecaoDoTexto,
  desfazerCorrecao,
  type FonteDoTexto,
  lerCorrecao,
  lerTexto,
  listarTextos,
  preverTexto,
  publicarTexto,
} from '#contract/editora/textos.ts'
import type { PaginaDoTexto } from '#contract/padrao-texto.ts'
import { LEITORA, openStopped, setupApp } from '#tests/support/component-app.tsx'
import type { Call } from '#tests/support/component-network.ts'
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
  get,
  runUntil,
  stopClock,
  until,
  untilGone,
  untilSays,
} from '#tests/support/component-screen.ts'

const app = setupApp()
const EDITORA = { ...LEITORA, papel: 'editor' } as const
const TEXTO = 'Aprouve a Deus escolher.\n'
const VERSAO = `0-${'a'.repeat(64)}`
const FONTE: FonteDoTexto = {
  chave: 'cfw-8',
  titulo: 'De Cristo, o Mediador',
  estado: 'original',
  corrigido_em: null,
  arquivo: 'cfw/08.md',
  texto: TEXTO,
  texto_do_arquivo: null,
  texto_de_antes: null,
  recusa: null,
  versao: VERSAO,
  correcoes: [],
}
const CORRECAO: CorrecaoDoTexto = {
  versao: 1,
  tipo: 'correcao',
  motivo: 'Erro de digitação',
  autor: 'Ana Lima',
  criada_em: '2026-11-23T03:00:00.000Z',
  desfaz: null,
  incorporada_em: null,
}

function pagina(texto: string): PaginaDoTexto {
  const parte = { subtitulo: null, ordem_dentro_da_secao: 1, paragrafo: 1, marcador: null, referencias: [] }
  const secao = { id: 1, secao: 1, titulo: null, destaque: null }
  return {
    numero: 8,
    titulo: FONTE.titulo,
    secoes: [{ ...secao, partes: [{ ...parte, id: 1_001, parte: texto }] }],
  }
}

const textoOf = ({ body }: Call) => String((body as { texto: unknown }).texto)

function answerEditor(fonte: FonteDoTexto = FONTE): void {
  app.network.answer(lerTexto, fonte)
  app.network.answer(preverTexto, (call) => ({
    problemas: textoOf(call).includes('Xy')
      ? [{ arquivo: 'cfw/08.md', linha: 2, motivo: 'Na nota [^1]: o livro não existe.' }]
      : [],
    efeitos: textoOf(call) === TEXTO ? [] : ['A seção 1 passa de 1 a 2 partes.'],
    pagina: { antes: pagina(TEXTO.trim()), depois: pagina(textoOf(call).trim()) },
    temas: null,
  }))
}

async function openEditor(fonte: FonteDoTexto = FONTE): Promise<HTMLTextAreaElement> {
  answerEditor(fonte)
  app.open('/editora/textos/cfw/8', EDITORA)
  return (await findField('Fonte do texto')) as HTMLTextAreaElement
}

const publicarButton = () => get('button', 'Publicar')
const isReady = () => until(() => expect(publicarButton().getAttribute('aria-disabled')).toBe('false'))

describe('the list', () => {
  it('shows the texts of a standard with their states, all or the corrected ones, and leads to each', async () => {
    const texto = { chave: 'cfw-8', titulo: FONTE.titulo, estado: 'corrigida', corrigido_em: null } as const
    app.network.answer(listarTextos, [
      texto,
      { ...texto, chave: 'cmw-70', titulo: 'O que é a justificação?', estado: 'original' },
      { ...texto, chave: 'harmonias', titulo: 'Harmonias temáticas', estado: 'arquivo_mudou' },
    ])
    app.open('/editora/textos', EDITORA)
    await find('link', /CFW 8 De Cristo/)
    await untilSays('2 textos corrigidos. Guarde os arquivos')
    expect(count('link', /CMW 70/)).toBe(0)
    choose(get('combobox', 'Mostrar'), 'Todos os textos')
    fill(get('searchbox', 'Filtrar por título ou número'), 'justificacao')
    await find('link', /CMW 70/)
    expect(count('link', /CFW 8/)).toBe(0)
    choose(get('combobox', 'Mostrar'), 'Só os corrigidos')
    await untilSays('Nenhum texto encontrado.')
    fill(get('searchbox', 'Filtrar por título ou número'), '')
    await untilSays('O arquivo mudou')
    answerEditor()
    click(await find('link', /CFW 8/))
    await findField('Fonte do texto')
    expect(address()).toBe('/editora/textos/cfw/8')
  })

  it('says when it could not be fetched, and recovers', async () => {
    app.network.refuse(listarTextos, 'erro_interno')
    app.open('/editora', EDITORA)
    await find('heading', 'Editora')
    await openStopped(
      { ...app, network: app.network, open: () => click(get('link', 'Textos')) },
      '',
      listarTextos,
    )
    const again = await runUntil(() => get('button', 'Tentar de novo'))
    app.network.answer(listarTextos, [])
    click(again)
    await runUntil(() => expect(document.body.textContent).toContain('Nenhum texto encontrado.'))
  })
})

describe('the editor', () => {
  it('shows what a change would do, publishes it with its reason, and tells the history', async () => {
    const campo = await openEditor()
    await untilSays('Este texto nunca foi corrigido aqui.')
    await untilSays('Nada foi mudado ainda.')
    expect(publicarButton().getAttribute('aria-disabled')).toBe('true')
    const novo = TEXTO.replace('Aprouve', 'Agradou')
    fill(campo, novo)
    await isReady()
    await untilSays('A seção 1 passa de 1 a 2 partes.')
    click(get('tab', 'O que muda'))
    await until(() => get('deletion', ''))
    expect(document.querySelector('del')?.textContent).toBe('(sai) Aprouve')
    expect(document.querySelector('ins')?.textContent).toBe('(entra) Agradou')
    click(publicarButton())
    await untilSays('Diga o motivo: ele fica na história do texto.')
    fill(get('textbox', 'Motivo da correção'), 'Erro de digitação')
    const published = { ...FONTE, estado: 'corrigida', texto: novo, versao: `1-${'a'.repeat(64)}` } as const
    app.network.answer(publicarTexto, { ...published, correcoes: [CORRECAO] })
    click(publicarButton())
    await findStatus('Publicado. Os leitores veem o texto novo em alguns segundos.')
    expect(app.network.calls(publicarTexto)[0]?.body).toEqual({
      texto: novo,
      motivo: 'Erro de digitação',
      versao: VERSAO,
    })
    await untilSays('Versão 1: Erro de digitação')
    await untilSays('por Ana Lima')

    app.network.answer(lerCorrecao, { antes: TEXTO, depois: novo })
    click(get('button', /Ver o que mudou na versão 1/))
    await until(() => expect(get('dialog').textContent).toContain('(entra) Agradou'))
    click(get('button', 'Fechar'))
    app.network.refuse(lerCorrecao, 'nao_encontrado', 'Não há.')
    stopClock()
    vi.setSystemTime(Date.now() + 600_000)
    click(get('button', /Ver o que mudou na versão 1/))
    await runUntil(() => expect(app.network.count(lerCorrecao)).toBe(2))
    await vi.advanceTimersByTimeAsync(1_000)
    vi.useRealTimers()
    expect(get('dialog').textContent, 'what is known stays').toContain('(entra) Agradou')
    click(get('button', 'Fechar'))
    app.network.answer(desfazerCorrecao, {
      ...FONTE,
      correcoes: [{ ...CORRECAO, versao: 2, tipo: 'desfeita', desfaz: 1 }],
    })
    click(await find('button', 'Desfazer'))
    click(await find('button', 'Sim'))
    await untilSays('Versão 2, que desfaz a 1')
    await until(() => expect(campo.value).toBe(TEXTO))
  })

  it('tells errors with the way to their line, and publishes none', async () => {
    const campo = await openEditor()
    fill(campo, `${TEXTO}[^1]: Xy 1.1\n`)
    click(await find('button', 'Linha 2:'))
    expect(document.activeElement).toBe(campo)
    expect(campo.value.slice(campo.selectionStart, campo.selectionEnd)).toBe('[^1]: Xy 1.1')
    await untilSays('Corrija os erros para publicar.')
    expect(campo.getAttribute('aria-invalid')).toBe('true')
    fireEvent.submit(publicarButton())
    expect(app.network.count(publicarTexto)).toBe(0)
  })

  it('keeps what was written when it is refused', async () => {
    const campo = await openEditor()
    fill(campo, 'Outro texto.\n')
    await isReady()
    fill(get('textbox', 'Motivo da correção'), 'x')
    app.network.refuse(publicarTexto, 'dados_invalidos', 'O texto tem erros e nada foi publicado.', {
      texto: 'doutrinas.yaml, linha 2: CFW 8.9 não existe em CFW.',
    })
    click(publicarButton())
    const alert = await findAlert('Nada foi publicado; o seu texto continua aqui.')
    await untilSays('doutrinas.yaml, linha 2', alert)
    expect(campo.value).toBe('Outro texto.\n')
  })

  it('asks before it is left, and comes back to the draft', async () => {
    const campo = await openEditor()
    fill(campo, 'Rascunho.\n')
    app.network.answer(listarTextos, [])
    click(get('link', 'Textos', get('navigation', 'Editora')))
    const question = await find('alertdialog', 'Sair sem publicar?')
    click(get('button', 'Continuar aqui', question))
    await untilGone(question)
    expect(address()).toBe('/editora/textos/cfw/8')
    click(get('link', 'Textos', get('navigation', 'Editora')))
    click(await find('button', 'Sair'))
    await until(() => expect(address()).toBe('/editora/textos'))

    const again = await openEditor({ ...FONTE, versao: `1-${'b'.repeat(64)}` })
    expect(again.value).toBe('Rascunho.\n')
    await untilSays('Este é um rascunho de antes da última mudança do texto')
    click(get('button', 'Descartar rascunho'))
    await until(() => expect(again.value).toBe(TEXTO))
  })

  it('offers three ways when the file has changed beneath the correction', async () => {
    const changed = {
      estado: 'arquivo_mudou',
      texto_do_arquivo: 'Deles agora.\n',
      texto_de_antes: 'Deles antes.\n',
    } as const
    await openEditor({ ...FONTE, ...changed, correcoes: [CORRECAO] })
    await find('heading', 'O arquivo mudou por baixo da correção')
    click(get('button', 'Ver o que mudou no arquivo'))
    await until(() => expect(document.querySelector('.arquivo-mudou ins')?.textContent).toBe('(entra) agora'))
    app.network.answer(publicarTexto, (call) => {
      expect(call.body).toMatchObject({ texto: TEXTO, motivo: 'O arquivo mudou: a correção foi mantida.' })
      return { ...FONTE, estado: 'corrigida' as const }
    })
    click(get('button', 'Manter a correção'))
    await until(() => expect(count('heading', 'O arquivo mudou por baixo da correção')).toBe(0))
  })

  it('says what a correction was set aside for, and takes the file', async () => {
    const aside = {
      estado: 'posta_de_lado',
      recusa: 'cfw/08.md:3: motivo',
      texto_do_arquivo: 'Do arquivo.\n',
    } as const
    await openEditor({ ...FONTE, ...aside })
    await untilSays('cfw/08.md:3: motivo')
    app.network.answer(publicarTexto, (call) => {
      expect(call.body).toMatchObject({ texto: null })
      return FONTE
    })
    click(get('button', 'Ficar com o arquivo'))
    await until(() => expect(count('button', 'Ficar com o arquivo')).toBe(0))
  })

  it('is not there for a text that does not exist', async () => {
    app.network.refuse(lerTexto, 'nao_encontrado')
    app.open('/editora/textos/cfw/99', EDITORA)
    await find('link', 'Todos os textos')
  })
})
