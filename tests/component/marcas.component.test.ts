/** Colours and notes on verses of the Bible. */
import { expect, it } from 'vitest'
import { versiculos } from '#contract/biblia.ts'
import { deletarMarca, listarMarcas, type MarcaNoCapitulo, salvarMarca } from '#contract/marcas.ts'
import { setupApp } from '#tests/support/component-app.tsx'
import { answerVersiculos } from '#tests/support/component-biblia.ts'
import {
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
  untilGone,
  untilSays,
} from '#tests/support/component-screen.ts'
import { expectConsole } from '#tests/support/console-guard.ts'

const app = setupApp()
const PAGINA = '/biblia/capitulos/8/1'

/** The server with what the reader has marked, which it takes changes of. */
function answerMarcas(...first: readonly MarcaNoCapitulo[]): void {
  let lista = [...first]
  answerVersiculos(app.network)
  app.network.answer(listarMarcas, () => lista)
  app.network.answer(salvarMarca, ({ params, body }) => {
    const { lugar, ...escrita } = body as { lugar?: { de: number; ate: number } } & Partial<MarcaNoCapitulo>
    const old = lista.find(({ id }) => id === params.id)
    const nova = { ...(old ?? marcaOf(lugar?.de ?? 0, lugar?.ate ?? 0)), ...escrita }
    const marca = { ...nova, id: params.id ?? '', versao: (old?.versao ?? 0) + 1 }
    lista = [...lista.filter(({ id }) => id !== params.id), marca]
    return marca
  })
  app.network.answer(deletarMarca, ({ params }) => {
    lista = lista.filter(({ id }) => id !== params.id)
    return { success: 'Marca excluída com sucesso!' }
  })
}

function marcaOf(de: number, ate: number, change: Partial<MarcaNoCapitulo> = {}): MarcaNoCapitulo {
  return {
    ...{ id: '01890000-0000-7000-8000-000000000001', inicio: 8_001_000 + de, fim: 8_001_000 + ate, de, ate },
    ...{ cor: 'amarelo', nota: '', versao: 1 },
    ...{ criado_em: '2026-01-01T00:00:00.000Z', atualizado_em: '2026-01-01T00:00:00.000Z' },
    ...change,
  }
}

/** What each of the two verses shows. */
const cores = () =>
  [1, 2].map((numero) => document.querySelector<HTMLElement>(`#v${numero}`)?.dataset.cor ?? null)
const untilCores = (...expected: readonly (string | null)[]) => until(() => expect(cores()).toEqual(expected))
const barra = () => find('region', 'Versículos marcados')
const NOTA = 'Nota em Rute 1.1–2'

it('marks chosen verses, shows their colour, and takes another', async () => {
  answerMarcas()
  app.open(`${PAGINA}?v=1-2`)
  click(get('radio', 'Verde', await barra()))
  await untilCores('verde', 'verde')
  await until(() => expect(app.network.count(salvarMarca)).toBe(1))
  expect(app.network.calls(salvarMarca)[0]?.body).toEqual({
    lugar: { livro: 8, capitulo: 1, de: 1, ate: 2 },
    cor: 'verde',
    nota: '',
  })
  expect((get('radio', 'Verde') as HTMLInputElement).checked).toBe(true)
  click(get('radio', 'Azul', await barra()))
  await untilCores('azul', 'azul')
  await until(() => expect(app.network.calls(salvarMarca)[1]?.body).toMatchObject({ cor: 'azul', versao: 1 }))
  click(get('button', 'Versículo 2'))
  await until(() => expect(get('button', 'Versículo 2').getAttribute('aria-pressed')).toBe('false'))
  click(get('radio', 'Rosa'))
  await untilCores('rosa', 'azul')
})

it('takes the colour back with a sentence when it could not be saved', async () => {
  answerMarcas(marcaOf(2, 2))
  app.open(`${PAGINA}?v=1`)
  await untilCores(null, 'amarelo')
  app.network.refuse(salvarMarca, 'cota_esgotada', 'Não cabe mais nenhum destaque.')
  expectConsole('Erro ao marcar:')
  click(get('radio', 'Verde', await barra()))
  await findAlert('A cor não foi guardada. Não cabe mais nenhum destaque.')
  await untilCores(null, 'amarelo')
})

it('writes a note, which its sign opens, and deletes it', async () => {
  answerMarcas()
  app.open(`${PAGINA}?v=1-2`)
  click(get('button', 'Anotar', await barra()))
  fill(await findField('Nota', await find('dialog', NOTA)), 'O Deus de Noemi.')
  click(get('button', 'Salvar'))
  await findStatus('Nota salva.')
  const sinal = await find('button', NOTA)
  expect(sinal.closest('.v')?.id).toBe('v2')
  expect(cores(), 'a note alone').toEqual([null, null])
  click(sinal)
  const dialog = await find('dialog', NOTA)
  expect((await findField('Nota', dialog)).textContent).toBe('O Deus de Noemi.')
  click(get('button', 'Excluir nota', dialog))
  click(get('button', 'Sim', await find('alertdialog', 'Deseja realmente excluir esta nota?')))
  await untilGone(sinal)
  await until(() => expect(app.network.count(deletarMarca)).toBe(1))
  await until(() => expect(document.activeElement).toBe(get('button', 'Capítulo 1, versículo 1')))
})

it('keeps what was written when the note could not be saved, also as a draft', async () => {
  answerMarcas(marcaOf(1, 2))
  app.open(`${PAGINA}?v=1-2`)
  await untilCores('amarelo', 'amarelo')
  click(get('button', 'Anotar', await barra()))
  fill(await findField('Nota', await find('dialog', NOTA)), 'O Deus de Noemi.')
  app.network.refuse(salvarMarca, 'estado_nao_permite', 'Esta marca foi alterada em outro lugar.')
  expectConsole('Erro ao alterar marca:')
  click(get('button', 'Salvar'))
  await findAlert('Esta nota foi alterada em outro aparelho. O seu texto continua aqui')
  press('Escape')
  click(get('button', 'Fechar'))
  await findStatus('O rascunho ficou guardado neste aparelho.')
  app.reload()
  await untilCores('amarelo', 'amarelo')
  click(get('button', 'Anotar', await barra()))
  await untilSays('Este é o rascunho que você ainda não salvou.')
  answerMarcas(marcaOf(1, 2, { versao: 7 }))
  await until(() => expect(get('button', 'Salvar').getAttribute('aria-disabled')).toBe('false'))
  click(get('button', 'Salvar'))
  await findStatus('Nota salva.')
  expect(app.network.calls(salvarMarca).at(-1)?.body).toMatchObject({
    cor: 'amarelo',
    nota: 'O Deus de Noemi.',
  })
})

it('removes marks that it has asked about, and puts them back when that fails', async () => {
  answerMarcas(marcaOf(1, 2, { nota: 'O Deus de Noemi.' }))
  app.open(`${PAGINA}?v=2`)
  await untilCores('amarelo', 'amarelo')
  const remover = async () => {
    click(get('button', 'Remover marca', await barra()))
    const questao = await find('alertdialog', 'Deseja realmente remover esta marca?')
    await untilSays('Ela está em Rute 1.1–2. A nota vai com ela. Não há como recuperá-la.', questao)
    return questao
  }
  click(get('button', 'Não', await remover()))
  app.network.refuse(deletarMarca, 'cota_esgotada', 'Hoje não.')
  expectConsole('Erro ao remover marca:')
  click(get('button', 'Sim', await remover()))
  await findAlert('A marca não foi removida. Hoje não.')
  await untilCores('amarelo', 'amarelo')
  answerMarcas(marcaOf(1, 2, { nota: 'O Deus de Noemi.' }))
  click(get('button', 'Sim', await remover()))
  await findStatus('Marca removida.')
  await untilCores(null, null)
  expect(count('button', 'Remover marca')).toBe(0)
})

it('annotates only verses that follow one another', async () => {
  answerMarcas()
  app.network.answer(
    versiculos,
    [1, 2, 3].map((numero) => {
      return { id: 8_001_000 + numero, numero_versiculo: numero, texto_biblico: 'Texto de prova.' }
    }),
  )
  app.open(`${PAGINA}?v=1,3`)
  click(get('button', 'Anotar', await barra()))
  await findAlert('Uma nota fica em versículos seguidos. Escolha-os sem saltar nenhum.')
  expect(count('dialog', /^Nota/)).toBe(0)
  click(get('radio', 'Verde'))
  await untilCores('verde', null)
  await until(() => expect(app.network.count(salvarMarca)).toBe(2))
})

it('shows the text without the marks when they could not be fetched, and says so', async () => {
  answerMarcas(marcaOf(1, 1))
  app.network.refuse(listarMarcas, 'nao_encontrado', 'Não.')
  app.open(PAGINA)
  await untilSays('As suas marcas neste capítulo não puderam ser carregadas.')
  await untilCores(null, null)
  answerMarcas(marcaOf(1, 1))
  click(get('button', 'Tentar de novo'))
  await untilCores('amarelo', null)
})
