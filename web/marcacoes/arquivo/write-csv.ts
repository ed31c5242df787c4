import type { MarcacaoExportada } from '#contract/importar-marcacoes.ts'

export const COLUNAS = [
  'tipo',
  'citacao',
  'titulo',
  'trecho',
  'nota',
  'cor',
  'etiquetas',
  'criada_em',
  'editada_em',
  'id',
  'lugar',
  'palavras',
] as const

/** Tells programs that the file is UTF-8; without it a common one reads 'justificação' as 'justificaÃ§Ã£o'. */
const BOM = '\uFEFF'

/** RFC 4180: CRLF after every record, every field quoted, quotes doubled. */
export function writeCsv(marcacoes: readonly MarcacaoExportada[]): string {
  const records = marcacoes.map((marcacao) => {
    const { etiquetas, lugar, palavras, cor } = marcacao
    const campos = {
      ...marcacao,
      cor: cor ?? '',
      etiquetas: etiquetas.join(', '),
      lugar: JSON.stringify(lugar),
      palavras: palavras ? JSON.stringify(palavras) : '',
    }
    return COLUNAS.map((coluna) => campos[coluna])
  })
  const lines = [[...COLUNAS], ...records].map((record) =>
    record.map((field) => `"${neutralize(field).replaceAll('"', '""')}"`).join(','),
  )
  return `${BOM}${lines.join('\r\n')}\r\n`
}

/** A field that begins like a formula is one to a spreadsheet, which would run it; an apostrophe makes it text, and is doubled itself. */
function neutralize(field: string): string {
  return /^\s*[=+\-@＝＋－＠]|^[\t\r\n']/.test(field) ? `'${field}` : field
}

/** What `neutralize` was given. */
export function restoreField(field: string): string {
  return field.startsWith("'") ? field.slice(1) : field
}
