/** Corrections through the desk's calls, on the texts of the library. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Ato, listarAtos } from '#contract/editora/atos.ts'
import {
  baixarCorrecoes,
  desfazerCorrecao,
  editarHarmonias,
  type FonteDoTexto,
  lerCorrecao,
  lerTexto,
  listarTextos,
  lugaresDasHarmonias,
  MAX_FONTE,
  type Previa,
  preverTexto,
  publicarTexto,
  type TextoDaMesa,
} from '#contract/editora/textos.ts'
import { temasDasHarmonias } from '#contract/harmonias.ts'
import { paginaDoPadrao } from '#contract/padrao-texto.ts'
import { PROJECT_ROOT } from '#server/platform/project-root.ts'
import { type Client, errorOf } from '#tests/support/api-client.ts'
import { openMesa } from '#tests/support/mesa.ts'
import { untilHolds } from '#tests/support/soon.ts'
import { setupTestApp } from '#tests/support/test-app.ts'
import { readZip } from '#tests/support/zip-reader.ts'

const harness = setupTestApp()
let mesa: Client
const params = { chave: 'cfw-8' }
const motivo = 'Erro de digitação'
const DE = 'Aprouve a Deus'
const PARA = 'Agradou a Deus'

beforeAll(async () => {
  mesa = (await openMesa(harness, 'editor')).client
})

const fonteDe = async (chave = 'cfw-8'): Promise<FonteDoTexto> =>
  (await mesa.call(lerTexto, { params: { chave } })).json()
const prever = async (texto: string, chave = 'cfw-8'): Promise<Previa> =>
  (await mesa.call(preverTexto, { params: { chave }, body: { texto } })).json()
const publicar = (texto: string | null, versao: string, chave = 'cfw-8') =>
  mesa.call(publicarTexto, { params: { chave }, body: { texto, motivo, versao } })

/** Texts are kept ready until the server has noticed the import. */
async function waitForPagina(words: string): Promise<void> {
  const read = async () =>
    (await harness.visitor().call(paginaDoPadrao, { params: { padrao: 'cfw', numero: 8 } })).body
  await untilHolds(async () => expect(await read()).toContain(words))
}

describe('a text of the desk', () => {
  it('is among all that can be corrected, and is told with its source', async () => {
    const textos: TextoDaMesa[] = (await mesa.call(listarTextos)).json()
    expect(textos).toHaveLength(386)
    expect(textos.find(({ chave }) => chave === 'cmw-70')).toEqual({
      chave: 'cmw-70',
      titulo: 'O que é a justificação?',
      estado: 'original',
      corrigido_em: null,
    })
    expect(textos.at(-1)?.chave).toBe('harmonias')
    const fonte = await fonteDe('cfw-9')
    expect(fonte).toMatchObject({
      arquivo: 'cfw/09.md',
      estado: 'original',
      texto_do_arquivo: null,
      correcoes: [],
    })
    expect(fonte.texto).toBe(readFileSync(join(PROJECT_ROOT, 'content/cfw/09.md'), 'utf8'))
    expect(errorOf(await mesa.call(lerTexto, { params: { chave: 'cfw-34' } })).status).toBe(404)
    expect(errorOf(await mesa.call(lerTexto, { params: { chave: '..-8' } })).status).toBe(422)
    expect(errorOf(await mesa.call(baixarCorrecoes)).status).toBe(404)
  })

  it('is previewed as readers would get it, with what is wrong and what else changes', async () => {
    const { texto, correcoes } = await fonteDe()
    const good = await prever(texto.replace(DE, PARA).replace(/^\[\^1\]: /m, '[^1]: Gn 1.1; '))
    expect(good.problemas).toEqual([])
    expect(good.efeitos).toEqual(['Entram as referências: Gn 1.1.'])
    expect(good.pagina?.antes.secoes[0]?.partes[0]?.parte).toContain(DE)
    expect(good.pagina?.depois.secoes[0]?.partes[0]).toMatchObject({ marcador: 1, id: 1_001 })
    expect(good.pagina?.depois.secoes[0]?.partes[0]?.parte).toContain(PARA)
    const bad = await prever(texto.replace(/^\[\^2\]: .*$/m, '[^2]: Xy 1.1'))
    const linha = texto.split('\n').findIndex((line) => line.startsWith('[^2]:')) + 1
    expect(bad.problemas).toEqual([
      { arquivo: 'cfw/08.md', linha, motivo: expect.stringMatching(/^Na nota \[\^2\]: /) },
    ])
    expect((await fonteDe()).correcoes).toEqual(correcoes)
  })

  it('is bounded before anything looks at it, and one that would take long is refused', async () => {
    const long = await mesa.call(preverTexto, { params, body: { texto: 'a'.repeat(MAX_FONTE + 1) } })
    expect(errorOf(long)).toMatchObject({ status: 422 })
    for (const texto of ['>'.repeat(MAX_FONTE), '[^1]: '.repeat(10_000), '\ud800']) {
      const response = await mesa.call(preverTexto, { params, body: { texto } })
      expect([200, 422]).toContain(response.statusCode)
      if (response.statusCode === 200) expect(response.json().problemas.length).toBeGreaterThan(0)
    }
    for (const texto of ['['.repeat(90_000), '? '.repeat(45_000)]) {
      const { problemas } = await prever(`- tema: a\n  bcw: [1]\n${texto}`, 'harmonias')
      expect(problemas).toEqual([
        expect.objectContaining({ linha: 3, motivo: 'O texto tem partes dentro de partes demais.' }),
      ])
    }
  })

  it('is published, told of, given back as files and undone', async () => {
    const before = await fonteDe()
    const published = await publicar(before.texto.replace(DE, PARA).replaceAll('\n', '\r\n'), before.versao)
    expect(published.statusCode).toBe(200)
    const fonte: FonteDoTexto = published.json()
    expect(fonte).toMatchObject({ estado: 'corrigida', texto_do_arquivo: before.texto, texto_de_antes: null })
    expect(fonte.correcoes).toMatchObject([{ versao: 1, tipo: 'correcao', motivo, desfaz: null }])
    expect(fonte.texto).toBe(before.texto.replace(DE, PARA))
    await waitForPagina(PARA)
    expect(errorOf(await publicar(before.texto, before.versao))).toMatchObject({ code: 'estado_nao_permite' })
    expect(errorOf(await publicar(fonte.texto, fonte.versao)).message).toContain('não há o que publicar')

    const zip = await mesa.call(baixarCorrecoes)
    const files = readZip(zip.rawPayload)
    expect([...files].map(([name]) => name)).toEqual(['content/cfw/08.md'])
    const versao = await mesa.call(lerCorrecao, { params: { ...params, versao: '1' } })
    expect(versao.json()).toEqual({ antes: before.texto, depois: fonte.texto })

    const undone = await mesa.call(desfazerCorrecao, { params, body: { motivo, versao: fonte.versao } })
    expect(undone.json()).toMatchObject({ estado: 'original', texto: before.texto, texto_do_arquivo: null })
    expect(undone.json().correcoes).toMatchObject([{ versao: 2, tipo: 'desfeita', desfaz: 1 }, { versao: 1 }])
    await waitForPagina(DE)

    const again = await mesa.call(desfazerCorrecao, {
      params,
      body: { motivo, versao: undone.json().versao },
    })
    expect(again.json()).toMatchObject({ estado: 'corrigida', texto: fonte.texto })
    const file = await publicar(null, again.json().versao)
    expect(file.json()).toMatchObject({ estado: 'original', texto: before.texto })
    const { client } = await openMesa(harness, 'administrador')
    const atos: Ato[] = (await client.call(listarAtos)).json()
    const own = atos.filter(({ alvo }) => alvo.id === 'cfw/08.md')
    expect(own.map(({ acao }) => acao)).toEqual([
      'arquivo_retomado',
      'correcao_desfeita',
      'correcao_desfeita',
      'texto_corrigido',
    ])
  })

  it('that is wrong is refused with file and line, and nothing has changed', async () => {
    const { texto, versao } = await fonteDe('bcw-1')
    const refused = await publicar(`${texto}\n[^9]: Gn 1.1\n`, versao, 'bcw-1')
    const linha = texto.split('\n').length + 1
    expect(errorOf(refused)).toMatchObject({
      status: 422,
      message: 'O texto tem erros e nada foi publicado.',
    })
    expect(refused.json().fields).toEqual({
      texto: `bcw/001.md, linha ${linha}: A nota [^9] não tem marcador no texto.`,
    })
    expect(await fonteDe('bcw-1')).toMatchObject({ texto, versao, correcoes: [] })
  })
})

describe('the harmonies', () => {
  it('are edited by picking places, and published like a text', async () => {
    const lugares = (await mesa.call(lugaresDasHarmonias)).json()
    expect(lugares).toHaveLength(399)
    expect(lugares).toContainEqual({ lugar: 'DCPR 2', titulo: expect.any(String) })
    const { texto, versao } = await fonteDe('harmonias')
    const tema = 'A unidade de Deus'
    const edit = (acao: 'incluir' | 'retirar', lugar: string) =>
      mesa.call(editarHarmonias, { body: { texto, acao, tema, lugar } })
    const novo = (await edit('incluir', 'DCPR 2')).json().texto
    expect(errorOf(await edit('retirar', 'DCPR 3')).status).toBe(422)
    const previa = await prever(novo, 'harmonias')
    expect(previa).toMatchObject({
      problemas: [],
      efeitos: ['DCPR 2 entra em “A unidade de Deus”.'],
      pagina: null,
    })
    const published = await publicar(novo, versao, 'harmonias')
    expect(published.statusCode).toBe(200)
    await untilHolds(async () => {
      const temas = (await harness.visitor().call(temasDasHarmonias)).json()
      const pontas = temas.find((each: { tema: string }) => each.tema === tema).pontas
      expect(pontas.map(({ model }: { model: string }) => model)).toContain('CapituloDcpr')
    })
    const back = await publicar(null, published.json().versao, 'harmonias')
    expect(back.json()).toMatchObject({ estado: 'original', texto })
  })
})
