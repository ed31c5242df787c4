/** The calls that are the same for all six standards. */
import { describe, expect, it } from 'vitest'
import { type PerguntaCompleta, perguntaCompletaBcw } from '#contract/catecismos.ts'
import { type CapituloDcprCompleto, capituloDcprCompleto } from '#contract/diretorios.ts'
import {
  type PaginaDoTexto,
  paginaDoPadrao,
  paginasDoPadrao,
  type TextoCompleto,
  type Titulado,
  textoCompleto,
} from '#contract/padrao-texto.ts'
import { PADROES, Padrao } from '#contract/padroes.ts'
import { buildUrl } from '#contract/url.ts'
import { errorOf } from '#tests/support/api-client.ts'
import { setupTestApp } from '#tests/support/test-app.ts'

const harness = setupTestApp()

async function readTexto(padrao: Padrao): Promise<TextoCompleto> {
  return (await harness.visitor().call(textoCompleto, { params: { padrao } })).json()
}

describe.each(Padrao.options)('the pages of the %s', (padrao) => {
  const { ultima, simboloId, sigla, unidade } = PADROES[padrao]

  it('are as many as the table of standards says, and the table names them as the content does', async () => {
    const { simbolo, paginas } = await readTexto(padrao)
    expect(paginas.map(({ numero }) => numero)).toEqual(
      Array.from({ length: ultima }, (_, index) => index + 1),
    )
    expect(simbolo).toMatchObject({
      id: simboloId,
      simbolo: sigla,
      unidade: unidade === 'pergunta' ? 'pergunta' : 'capítulo',
    })
  })

  it('come with their titles alone', async () => {
    const response = await harness.visitor().call(paginasDoPadrao, { params: { padrao } })
    const titulos: Titulado[] = response.json()
    const { paginas } = await readTexto(padrao)
    expect(titulos).toEqual(paginas.map(({ numero, titulo }) => ({ numero, titulo })))
  })

  it('come one by one as the whole text has them', async () => {
    const { paginas } = await readTexto(padrao)
    for (const pagina of paginas) {
      const params = { padrao, numero: pagina.numero }
      const alone: PaginaDoTexto = (await harness.visitor().call(paginaDoPadrao, { params })).json()
      expect(alone).toEqual(pagina)
    }
  })

  it('have an ETag that saves the second reading', async () => {
    const url = buildUrl(paginaDoPadrao.path, { params: { padrao, numero: 1 } })
    const first = await harness.app.inject({ url })
    const headers = { 'if-none-match': String(first.headers.etag) }
    expect((await harness.app.inject({ url, headers })).statusCode).toBe(304)
  })

  it.each([0, ultima + 1, -1, '99999999999999999999'])('are not %s', async (numero) => {
    const response = await harness.visitor().call(paginaDoPadrao, { params: { padrao, numero } })
    expect(errorOf(response)).toMatchObject({ status: 404, code: 'nao_encontrado' })
  })
})

it('of a catechism have one section, the answer, with the parts that its own call has', async () => {
  const id = 90
  const { partes }: PerguntaCompleta = (
    await harness.visitor().call(perguntaCompletaBcw, { params: { id } })
  ).json()
  const params = { padrao: 'bcw', numero: id }
  const { secoes }: PaginaDoTexto = (await harness.visitor().call(paginaDoPadrao, { params })).json()
  expect(secoes.map(({ secao, titulo, destaque }) => ({ secao, titulo, destaque }))).toEqual([
    { secao: 1, titulo: null, destaque: null },
  ])
  expect(
    secoes[0]?.partes.map(({ id: parteId, parte, subtitulo }) => ({ parteId, parte, subtitulo })),
  ).toEqual(partes.map((parte) => ({ parteId: parte.id, parte: parte.parte_da_resposta, subtitulo: null })))
})

it('of the DCPR have the paragraphs that its own call has in one text', async () => {
  const own: CapituloDcprCompleto = (
    await harness.visitor().call(capituloDcprCompleto, { params: { id: 1 } })
  ).json()
  const params = { padrao: 'dcpr', numero: 1 }
  const { secoes }: PaginaDoTexto = (await harness.visitor().call(paginaDoPadrao, { params })).json()
  const textos = secoes.map(({ partes }) => partes.map(({ parte }) => parte).join('\n\n'))
  expect(textos).toEqual(own.secoes.map(({ texto }) => texto))
  expect(secoes.flatMap(({ partes }) => partes).every(({ marcador }) => marcador === null)).toBe(true)
})

it.each([
  ['xyz', '1'],
  ['cfw', '8a'],
  ['cfw', '1.5'],
])('%s %s is no page: 422', async (padrao, numero) => {
  const response = await harness.visitor().call(paginaDoPadrao, { params: { padrao, numero } })
  expect(errorOf(response)).toMatchObject({ status: 422, code: 'dados_invalidos' })
})
