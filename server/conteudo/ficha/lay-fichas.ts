/** What the desk says of books, laid over what an import read of them: the one place where that happens. */
import type { Kysely } from 'kysely'
import * as z from 'zod/mini'
import { Ficha, FichaInteira } from '#contract/editora/ficha.ts'
import type { WantedTable } from '#server/platform/sync-table.ts'
import type { EbookTable, Tables } from '#server/platform/tables.ts'
import type { ParsedArea, ParsedEbook, ParsedImagem } from '../parsers/content-model.ts'
import { fichaDoEbook, layFicha } from './ficha-do-ebook.ts'
import { findImagem, type LinhaDaMesa, listLinhasDaMesa } from './repository.ts'

/** What the desk says of the one book of an import, from now on. */
export interface NovaMesa {
  ficha: Ficha
  capa: ParsedImagem | null
  fonte: string | null
}

export interface EbookLaid {
  ebook: ParsedEbook
  /** Whether its areas are names that the desk gave, and no slugs. */
  hasAreasDaMesa: boolean
  retirado: 0 | 1
  /** What the file itself calls it, and called it before. */
  tituloDoArquivo: string
  tituloDoArquivoAntes: string | null
}

interface Known {
  row: EbookTable
}

/** @param known the stored books by identificador @param areas of areas.yaml @returns also the rows that remember what the files say */
export async function layFichas(
  db: Kysely<Tables>,
  {
    ebooks,
    areas,
    mesa,
  }: { ebooks: readonly ParsedEbook[]; areas: readonly ParsedArea[] | null; mesa?: NovaMesa },
  known: ReadonlyMap<string, Known>,
): Promise<{ laid: EbookLaid[]; tables: WantedTable[] }> {
  const linhas = await listLinhasDaMesa(
    db,
    ebooks.map(({ identificador }) => identificador),
  )
  const laid: EbookLaid[] = []
  const rows: LinhaDaMesa[] = []
  for (const lido of ebooks) {
    const linha = linhas.get(lido.identificador)
    const row = known.get(lido.identificador)?.row
    const ebook = { ...lido, lancamento: lancamentoOf(lido, linha, row) }
    const doArquivo = fichaDoEbook(ebook, areas)
    const escrita = mesa ?? (linha && (await readMesa(db, linha, row)))
    laid.push({
      ...layOne(ebook, doArquivo, escrita),
      retirado: linha?.situacao === 'retirado' ? 1 : 0,
      tituloDoArquivo: ebook.titulo,
      tituloDoArquivoAntes: linha ? parseDoArquivo(linha).titulo : (row?.titulo ?? null),
    })
    if (escrita) rows.push(toLinha(linha, ebook, doArquivo, escrita, mesa !== undefined))
  }
  return { laid, tables: rows.length > 0 ? [mesaTable(rows)] : [] }
}

/** A book appears once in the catalogue, on the day of its first import; the folder's books say their own. */
function lancamentoOf(
  { origem, lancamento }: ParsedEbook,
  linha: LinhaDaMesa | undefined,
  row: EbookTable | undefined,
): string {
  if (origem === 'markdown') return lancamento
  return (linha && parseDoArquivo(linha).lancamento) ?? row?.lancamento ?? lancamento
}

function layOne(ebook: ParsedEbook, doArquivo: FichaInteira, mesa: NovaMesa | undefined) {
  if (!mesa) return { ebook, hasAreasDaMesa: false }
  const { areas_tematicas, ...ficha } = layFicha(doArquivo, mesa.ficha)
  const hasAreasDaMesa = mesa.ficha.areas_tematicas !== undefined
  const { capa } = mesa
  const imagens = capa && !ebook.imagens.some(({ nome }) => nome === capa.nome) ? [capa] : []
  return {
    hasAreasDaMesa,
    ebook: {
      ...ebook,
      ...ficha,
      ...(hasAreasDaMesa && { areas_tematicas }),
      ...(capa && { capa: capa.nome }),
      imagens: [...ebook.imagens, ...imagens],
    },
  }
}

async function readMesa(
  db: Kysely<Tables>,
  { ficha, capa, fonte }: LinhaDaMesa,
  row: EbookTable | undefined,
): Promise<NovaMesa> {
  const imagem = capa !== null && row ? await findImagem(db, row.id, capa) : undefined
  return {
    ficha: parseFicha(ficha),
    capa: imagem ? { ...imagem, webp: Buffer.from(imagem.webp_base64, 'base64') } : null,
    fonte,
  }
}

function toLinha(
  before: LinhaDaMesa | undefined,
  { identificador, capa }: ParsedEbook,
  doArquivo: FichaInteira,
  mesa: NovaMesa,
  isNew: boolean,
): LinhaDaMesa {
  return {
    identificador,
    versao: (before?.versao ?? 0) + (isNew ? 1 : 0),
    ficha: JSON.stringify(mesa.ficha),
    do_arquivo: writeDoArquivo(doArquivo),
    capa_do_arquivo: capa,
    capa: mesa.capa?.nome ?? null,
    situacao: before?.situacao ?? null,
    fonte: mesa.fonte,
    alterada_em: isNew || !before ? new Date().toISOString() : before.alterada_em,
  }
}

export function mesaTable(rows: readonly LinhaDaMesa[]): WantedTable {
  return {
    name: 'ebook_mesa',
    key: ['identificador'],
    rows: rows.map((row) => ({ ...row })),
    scope: { column: 'identificador', values: rows.map(({ identificador }) => identificador) },
  }
}

/** A field that this version would not take is as in the file: no start fails for it. */
export function parseFicha(json: string): Ficha {
  const ficha: Record<string, unknown> = JSON.parse(json)
  const good = Object.entries(ficha).filter(([nome, valor]) => z.safeParse(Ficha, { [nome]: valor }).success)
  return z.parse(Ficha, Object.fromEntries(good))
}

export function parseDoArquivo({ do_arquivo }: Pick<LinhaDaMesa, 'do_arquivo'>): FichaInteira {
  return z.parse(FichaInteira, JSON.parse(do_arquivo))
}

/** The same words for the same ficha. */
export function writeDoArquivo(ficha: FichaInteira): string {
  return JSON.stringify(z.parse(FichaInteira, ficha))
}
