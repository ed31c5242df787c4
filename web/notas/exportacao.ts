/** Notes as files that other programs read. */
import { nomeDaAncora } from '#contract/lugar.ts'
import type { NotaComSimbolo } from '#contract/notas.ts'
import { formatDia } from '../platform/format-dia.ts'
import type { Filtro } from './filtro.ts'
import { tituloOf } from './texto-da-nota.ts'

export type Formato = 'md' | 'json' | 'csv'

export const FORMATOS: readonly {
  readonly formato: Formato
  readonly nome: string
  readonly tipo: string
}[] = [
  { formato: 'md', nome: 'Markdown', tipo: 'text/markdown' },
  { formato: 'json', nome: 'JSON', tipo: 'application/json' },
  { formato: 'csv', nome: 'CSV', tipo: 'text/csv' },
]

/** The text of an export. @param agora moment of the export */
export function buildExport(formato: Formato, notas: readonly NotaComSimbolo[], agora: Date): string {
  if (formato === 'md') return buildMarkdown(notas, agora)
  return formato === 'json' ? buildJson(notas) : buildCsv(notas)
}

/** 'notas-2026-11-21.md', or 'notas-cfw-busca-2026-11-21.md' for a filter. @param agora its day is the reader's */
export function exportFileName(formato: Formato, { sigla, busca }: Filtro, agora: Date): string {
  const pad = (value: number) => String(value).padStart(2, '0')
  const dia = `${agora.getFullYear()}-${pad(agora.getMonth() + 1)}-${pad(agora.getDate())}`
  return `${['notas', sigla?.toLowerCase(), busca && 'busca', dia].filter(Boolean).join('-')}.${formato}`
}

function buildMarkdown(notas: readonly NotaComSimbolo[], agora: Date): string {
  const blocos = notas.map((nota) => {
    const titulo = tituloOf(nota).replace(/\s+/g, ' ')
    const data = formatDia(nota.data_criacao)
    return [`## ${titulo}`, `${placeOf(nota)}, ${data}`, nota.anotacao.trim()].filter(Boolean).join('\n\n')
  })
  return `${['# Suas Notas', `Exportadas em ${formatDia(agora.toISOString())}.`, ...blocos].join('\n\n')}\n`
}

function buildJson(notas: readonly NotaComSimbolo[]): string {
  const itens = notas.map(
    ({ id, simboloLabel, capOrNumberLabel, ancora, titulo, anotacao, data_criacao }) => {
      return { id, padrao: simboloLabel, pagina: capOrNumberLabel, ancora, titulo, anotacao, data_criacao }
    },
  )
  return `${JSON.stringify(itens, null, 2)}\n`
}

/** Tells programs that the file is UTF-8; without it a common one reads 'justificação' as 'justificaÃ§Ã£o'. */
const BOM = '\uFEFF'

/** RFC 4180: CRLF after every record, every field quoted, quotes doubled. */
function buildCsv(notas: readonly NotaComSimbolo[]): string {
  const records = notas.map((nota) => {
    return [nota.simboloLabel, paginaOf(nota), nota.titulo, nota.anotacao, nota.data_criacao]
  })
  const lines = [['Padrão', 'Página', 'Título', 'Anotação', 'Criada em'], ...records].map((record) =>
    record.map((field) => `"${neutralize(field).replaceAll('"', '""')}"`).join(','),
  )
  return `${BOM}${lines.join('\r\n')}\r\n`
}

/** A field that begins like a formula is one to a spreadsheet, which would run it; an apostrophe makes it text. */
function neutralize(field: string): string {
  return /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(field) ? `'${field}` : field
}

function placeOf(nota: NotaComSimbolo): string {
  return `${nota.simboloLabel} · ${paginaOf(nota)}`
}

/** 'Cap 8', 'Cap 8, Seção 2'. */
function paginaOf({ simboloLabel, capOrNumberLabel, ancora }: NotaComSimbolo): string {
  return [capOrNumberLabel, nomeDaAncora(simboloLabel, ancora)].filter(Boolean).join(', ')
}
