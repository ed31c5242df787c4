import type { FonteDoTexto, Previa, TextoDaMesa } from '#contract/editora/textos.ts'
import { CHAVE_DAS_HARMONIAS, MAX_CORRECOES } from '#contract/editora/textos.ts'
import { siglaOfSimbolo } from '#contract/padroes.ts'
import { impressaoDoTexto } from '#server/conteudo/correcoes/impressao-do-texto.ts'
import {
  readEstados,
  readFonte,
  readVersao,
  type TextoCorrigido,
} from '#server/conteudo/correcoes/service.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Database } from '#server/platform/database.ts'
import { toNfc } from '#server/platform/to-nfc.ts'
import { arquivoOfChave, chaveOfPagina } from './chave.ts'
import { toFonte, toPrevia } from './presenter.ts'
import { listEbooks, listNomes, listTitulos } from './repository.ts'
import type { TextosPool } from './textos-pool.ts'

const TITULO_DAS_HARMONIAS = 'Harmonias temáticas'

export interface Mesa {
  db: Database
  /** The content folder. */
  dir: string
  pool: TextosPool
  dropTexts(): void
}

/** All pages of the standards in reading order, and the harmonies. */
export async function readTextos({ db, dir }: Mesa): Promise<TextoDaMesa[]> {
  const [titulos, estados] = await Promise.all([listTitulos(db), readEstados(db, dir)])
  const textos = titulos.map(({ simbolo_id, numero, titulo }) => ({
    chave: chaveOfPagina(simbolo_id, numero),
    titulo,
  }))
  return [...textos, { chave: CHAVE_DAS_HARMONIAS, titulo: TITULO_DAS_HARMONIAS }].map((texto) => ({
    ...texto,
    ...(estados.get(arquivoOfChave(texto.chave)) ?? { estado: 'original', corrigido_em: null }),
  }))
}

/** @throws AppError 404 */
export async function readTexto({ db, dir }: Mesa, chave: string): Promise<FonteDoTexto> {
  const arquivo = arquivoOfChave(chave)
  const [fonte, titulos] = await Promise.all([readFonte(db, dir, arquivo, MAX_CORRECOES), listTitulos(db)])
  const own = titulos.find(({ simbolo_id, numero }) => chaveOfPagina(simbolo_id, numero) === chave)
  const autores = fonte.correcoes.flatMap(({ autor_id }) => autor_id ?? [])
  return toFonte(fonte, await listNomes(db, [...new Set(autores)]), {
    chave,
    arquivo,
    titulo: own?.titulo ?? TITULO_DAS_HARMONIAS,
    versao: versaoOf(fonte),
  })
}

/** @throws AppError 404 */
export async function prever({ db, dir, pool }: Mesa, chave: string, texto: string): Promise<Previa> {
  const arquivo = arquivoOfChave(chave)
  const fonte = await readFonte(db, dir, arquivo, 1)
  const antes = fonte.estado === 'posta_de_lado' ? fonte.textoDoArquivo : fonte.texto
  const resposta = await pool.run({ tipo: 'prever', pedido: { arquivo, antes, depois: normalize(texto) } })
  if (resposta.tipo !== 'previa') throw new Error(`A preview was answered with ${resposta.tipo}`)
  return toPrevia(resposta.previa)
}

interface Publicacao {
  chave: string
  autorId: string
  motivo: string
  /** As the editor saw it. */
  versao: string
}

/** @param texto null takes the file's @throws AppError 404, 409, 422 */
export async function publicar(
  mesa: Mesa,
  publicacao: Publicacao,
  texto: string | null,
): Promise<FonteDoTexto> {
  const arquivo = arquivoOfChave(publicacao.chave)
  const fonte = await readFonte(mesa.db, mesa.dir, arquivo, 1)
  const novo = texto === null ? null : normalize(texto)
  // The file's own words are no correction, and a correction with the same words only where the file has changed.
  const toStand = novo === fonte.textoDoArquivo ? null : novo
  const isSame =
    fonte.estado === 'original' ? toStand === null : fonte.estado === 'corrigida' && toStand === fonte.texto
  if (isSame)
    throw new AppError('estado_nao_permite', 'O texto é o que já está publicado: não há o que publicar.')
  return publish(mesa, publicacao, { texto: toStand, desfaz: null })
}

/** Takes the newest version back with another one. @throws AppError 404, 409 */
export async function desfazer(mesa: Mesa, publicacao: Publicacao): Promise<FonteDoTexto> {
  const arquivo = arquivoOfChave(publicacao.chave)
  const fonte = await readFonte(mesa.db, mesa.dir, arquivo, 1)
  if (fonte.versao === 0)
    throw new AppError('estado_nao_permite', 'Este texto não tem correção para desfazer.')
  const { antes } = await readVersao(mesa.db, arquivo, fonte.versao)
  const texto = antes === fonte.textoDoArquivo ? null : antes
  return publish(mesa, publicacao, { texto, desfaz: fonte.versao })
}

async function publish(
  mesa: Mesa,
  { chave, autorId, motivo, versao }: Publicacao,
  { texto, desfaz }: { texto: string | null; desfaz: number | null },
): Promise<FonteDoTexto> {
  const arquivo = arquivoOfChave(chave)
  const [numero = '', arquivoImpressao = ''] = versao.split('-')
  const visto = { versao: Number(numero), arquivoImpressao }
  const pedido = { arquivo, texto, motivo: motivo.trim(), desfaz, autorId, visto }
  await mesa.pool.run({ tipo: 'publicar', pedido })
  mesa.dropTexts()
  return readTexto(mesa, chave)
}

/** @throws AppError 404 */
export async function readCorrecao({ db }: Mesa, chave: string, versao: number) {
  const { antes, depois } = await readVersao(db, arquivoOfChave(chave), versao)
  return { antes, depois }
}

/** A text of the harmonies with a place more or less. @throws AppError 422 */
export async function editar(
  { pool }: Mesa,
  { texto, ...edicao }: { texto: string; acao: 'incluir' | 'retirar'; tema: string; lugar: string },
): Promise<{ texto: string }> {
  const resposta = await pool.run({ tipo: 'editar', texto: normalize(texto), edicao })
  if (resposta.tipo === 'editado' && resposta.texto !== null) return { texto: resposta.texto }
  const message = 'O texto das harmonias tem um erro, ou não tem este lugar. Corrija-o e tente de novo.'
  throw new AppError('dados_invalidos', message, { fields: { texto: message } })
}

/** Everything that a theme may hold. */
export async function readLugares({ db }: Mesa): Promise<{ lugar: string; titulo: string }[]> {
  const [titulos, ebooks] = await Promise.all([listTitulos(db), listEbooks(db)])
  return [
    ...titulos.map(({ simbolo_id, numero, titulo }) => ({
      lugar: `${siglaOfSimbolo(simbolo_id)} ${numero}`,
      titulo,
    })),
    ...ebooks.map(({ identificador, titulo }) => ({ lugar: identificador, titulo })),
  ]
}

function versaoOf({ versao, textoDoArquivo }: TextoCorrigido): string {
  return `${versao}-${impressaoDoTexto(textoDoArquivo)}`
}

/** As files are written: composed accents, Unix line ends, one at the end. */
function normalize(texto: string): string {
  return `${toNfc(texto).replaceAll('\r\n', '\n').trimEnd()}\n`
}
