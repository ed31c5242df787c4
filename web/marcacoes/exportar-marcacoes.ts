import { v7 as uuidv7 } from 'uuid'
import type { MarcacaoExportada } from '#contract/importar-marcacoes.ts'
import { formatQuantidade } from '../platform/quantidade.ts'
import { saveFile } from '../platform/save-file.ts'
import { MAX_NO_ARQUIVO } from './arquivo/arquivo-lido.ts'
import { toExportada } from './arquivo/to-exportada.ts'
import { writeCsv } from './arquivo/write-csv.ts'
import { writeEpub } from './arquivo/write-epub.ts'
import { writeMarkdown } from './arquivo/write-markdown.ts'
import type { FiltroEscolhido } from './filtro.ts'
import { fetchParte } from './queries.ts'

export const FORMATOS_DO_ARQUIVO = [
  { formato: 'md', nome: 'Markdown', tipo: 'text/markdown;charset=utf-8' },
  { formato: 'csv', nome: 'CSV', tipo: 'text/csv;charset=utf-8' },
  { formato: 'epub', nome: 'EPUB', tipo: 'application/epub+zip' },
] as const
export type FormatoDoArquivo = (typeof FORMATOS_DO_ARQUIVO)[number]['formato']

/** Hands the reader all that a filter shows as a file. @returns a sentence that says what is in it @throws what the call throws */
export async function exportarMarcacoes(
  formato: FormatoDoArquivo,
  filtro: FiltroEscolhido,
  edicao: string | undefined,
): Promise<string> {
  const all = await fetchAll(filtro, edicao)
  if (all.length === 0) return 'Não há marcações para exportar neste filtro.'
  const agora = new Date()
  const { tipo } = FORMATOS_DO_ARQUIVO.find((known) => known.formato === formato) ?? FORMATOS_DO_ARQUIVO[0]
  const content = writeAs(formato, all, agora)
  saveFile(`marcacoes-${agora.toISOString().slice(0, 10)}.${formato}`, new Blob([content], { type: tipo }))
  return `${formatQuantidade(all.length, 'marcação', 'marcações')} no arquivo.`
}

function writeAs(formato: FormatoDoArquivo, all: readonly MarcacaoExportada[], agora: Date) {
  if (formato === 'csv') return writeCsv(all)
  if (formato === 'md') return writeMarkdown(all, agora)
  return writeEpub(all, { identificador: `urn:uuid:${uuidv7()}`, agora })
}

async function fetchAll(filtro: FiltroEscolhido, edicao: string | undefined): Promise<MarcacaoExportada[]> {
  const all: MarcacaoExportada[] = []
  let cursor: string | undefined
  do {
    const parte = await fetchParte(filtro, { edicao, cursor, limit: '500' })
    all.push(...parte.marcacoes.map(toExportada))
    cursor = parte.cursor ?? undefined
  } while (cursor !== undefined && all.length < MAX_NO_ARQUIVO)
  return all
}
