import type { Marcacao } from '#contract/marcacoes.ts'
import { FonteDaMarca } from '#contract/marcas.ts'
import { PADROES, padraoOfSigla, siglaOfSimbolo } from '#contract/padroes.ts'
import { nextTurn } from '#server/platform/batches.ts'
import type { Database } from '#server/platform/database.ts'
import { encodeCursor } from './cursor.ts'
import { countDestaquesPorEbook, countMarcasPorFonte, countNotasPorPadrao } from './fontes-repository.ts'
import { filterContendo, readByChaves } from './read-by-chaves.ts'
import { type ChaveDaMarcacao, type FiltroDasChaves, type FonteLida, listChaves } from './repository.ts'

interface MarcacoesPedidas {
  filtro: FiltroDasChaves
  /** Folded words to find; '' finds all. */
  folded: string
  /** Where the page before ended, exclusive; null for the first page. */
  after: ChaveDaMarcacao | null
  limit: number
  /** In whose words verses are shown; the library's own when absent. */
  edicao: string | undefined
}

/** Words are looked for in so many a turn, and in so many a call: a page may end early, and the next one goes on. */
const POR_VEZ = 40
const MAX_EXAMINADAS = 2_000

/** A page of the list in batches, newest first, and the cursor of the next page when there may be more. @throws AppError 404 */
export async function readMarcacoes(
  db: Database,
  usuarioId: string,
  pedido: MarcacoesPedidas,
): Promise<{ marcacoes: AsyncIterable<Marcacao[]>; nextCursor: string | null }> {
  const { chaves, ate } = await findChaves(db, usuarioId, pedido)
  const nextCursor = ate && encodeCursor(ate)
  return { marcacoes: readByChaves(db, usuarioId, chaves, pedido.edicao), nextCursor }
}

async function findChaves(
  db: Database,
  usuarioId: string,
  { filtro, folded, after, limit, edicao }: MarcacoesPedidas,
): Promise<{ chaves: ChaveDaMarcacao[]; ate: ChaveDaMarcacao | null }> {
  if (folded === '') {
    const chaves = await listChaves(db, usuarioId, filtro, after, limit)
    return { chaves, ate: chaves.length === limit ? (chaves.at(-1) ?? null) : null }
  }
  const chaves: ChaveDaMarcacao[] = []
  let ate = after
  for (let examinadas = 0; examinadas < MAX_EXAMINADAS; examinadas += POR_VEZ) {
    if (examinadas > 0) await nextTurn()
    const janela = await listChaves(db, usuarioId, filtro, ate, POR_VEZ)
    const achadas = await filterContendo(db, { usuarioId, edicao, folded }, janela)
    chaves.push(...achadas)
    if (chaves.length >= limit) {
      const pagina = chaves.slice(0, limit)
      return { chaves: pagina, ate: pagina.at(-1) ?? null }
    }
    if (janela.length < POR_VEZ) return { chaves, ate: null }
    ate = janela.at(-1) ?? null
  }
  return { chaves, ate }
}

interface FonteContada {
  fonte: string
  nome: string
  total: number
}

/** The texts in which the reader wrote: the standards in their order, the Bible, ebooks by name. */
export async function readFontes(db: Database, usuarioId: string): Promise<FonteContada[]> {
  const [notas, marcas, destaques] = await Promise.all([
    countNotasPorPadrao(db, usuarioId),
    countMarcasPorFonte(db, usuarioId),
    countDestaquesPorEbook(db, usuarioId),
  ])
  const totais = new Map<string, number>()
  const add = (fonte: string | undefined, total: number | string | bigint) => {
    if (fonte !== undefined) totais.set(fonte, (totais.get(fonte) ?? 0) + Number(total))
  }
  for (const { simbolo_id, total } of notas) add(siglaOfSimbolo(simbolo_id)?.toLowerCase(), total)
  for (const { fonte, total } of marcas) add(fonte, total)
  const padroes = Object.values(PADROES).map(({ padrao, sigla }) => ({ fonte: padrao, nome: sigla }))
  const ebooks = destaques
    .map(({ ebook_id, titulo, total }) => ({
      fonte: `ebook-${ebook_id}`,
      nome: titulo,
      total: Number(total),
    }))
    .sort((a, b) => a.nome.localeCompare(b.nome, 'pt-BR'))
  const semEbooks = [...padroes, { fonte: 'biblia', nome: 'Bíblia' }].flatMap((each) => {
    const total = totais.get(each.fonte)
    return total === undefined ? [] : { ...each, total }
  })
  return [...semEbooks, ...ebooks]
}

/** @param fonte as the contract checked it */
export function parseFonte(fonte: string): FonteLida {
  const daMarca = FonteDaMarca.safeParse(fonte)
  if (!daMarca.success) return { ebookId: Number(fonte.slice('ebook-'.length)) }
  const padrao = padraoOfSigla(fonte)
  return { fonte: daMarca.data, simboloId: padrao ? PADROES[padrao].simboloId : null }
}
