import { ArquivoIlegivel, type ArquivoLido } from './arquivo-lido.ts'
import { type ItemDoArquivo, parseJson, readItens } from './read-itens.ts'
import { COLUNAS, restoreField } from './write-csv.ts'

const MAX_CAMPOS = 40

/** Reads what `writeCsv` wrote, also with columns in another order. @throws ArquivoIlegivel without its columns */
export function readCsv(text: string): ArquivoLido {
  const records = readRecords(text)
  const first = records.next()
  const cabeca = first.done ? [] : first.value.campos.map((nome) => nome.trim())
  const place = new Map(COLUNAS.map((coluna) => [coluna, cabeca.indexOf(coluna)]))
  const missing = COLUNAS.filter((coluna) => place.get(coluna) === -1)
  if (missing.length > 0)
    throw new ArquivoIlegivel(`Faltam colunas na primeira linha: ${missing.join(', ')}.`)
  return readItens(toItens(records, place))
}

function* toItens(
  records: Iterable<Registro>,
  place: ReadonlyMap<(typeof COLUNAS)[number], number>,
): Generator<ItemDoArquivo> {
  for (const { linha, campos } of records) {
    if (campos.every((campo) => campo === '')) continue
    const get = (coluna: (typeof COLUNAS)[number]) => restoreField(campos[place.get(coluna) ?? -1] ?? '')
    const dados = {
      ...Object.fromEntries(COLUNAS.map((coluna) => [coluna, get(coluna)])),
      cor: get('cor') || null,
      etiquetas: get('etiquetas')
        .split(',')
        .map((nome) => nome.trim())
        .filter((nome) => nome !== ''),
      lugar: parseJson(get('lugar')),
      palavras: get('palavras') === '' ? null : parseJson(get('palavras')),
    }
    yield { onde: `linha ${linha}`, dados }
  }
}

interface Registro {
  /** Of its first character, as an editor counts. */
  readonly linha: number
  readonly campos: string[]
}

/** RFC 4180, with semicolons too, which some spreadsheets write; each character is looked at once. */
function* readRecords(text: string): Generator<Registro> {
  const [cabeca = ''] = text.slice(0, 1_000).split(/[\r\n]/, 1)
  const separator = cabeca.split(';').length > cabeca.split(',').length ? ';' : ','
  let place = text.startsWith('\uFEFF') ? 1 : 0
  let linha = 1
  let begun = 1
  let campos: string[] = []
  while (place < text.length) {
    const campo = readCampo(text, place, separator)
    linha += campo.linhas
    if (campos.length < MAX_CAMPOS) campos.push(campo.texto)
    const end = text[campo.fim]
    place = campo.fim + 1
    if (end === separator) continue
    if (end === '\r' && text[place] === '\n') place += 1
    yield { linha: begun, campos }
    campos = []
    linha += 1
    begun = linha
  }
  if (campos.length > 0) yield { linha: begun, campos }
}

/** @returns the field, where it ends, and the line breaks in it */
function readCampo(text: string, start: number, separator: string) {
  if (text[start] !== '"') {
    let fim = start
    while (fim < text.length && text[fim] !== separator && text[fim] !== '\r' && text[fim] !== '\n') fim += 1
    return { texto: text.slice(start, fim), fim, linhas: 0 }
  }
  let texto = ''
  let linhas = 0
  let from = start + 1
  for (;;) {
    const quote = text.indexOf('"', from)
    const piece = quote === -1 ? text.slice(from) : text.slice(from, quote)
    texto += piece
    linhas += piece.split('\n').length - 1
    if (quote === -1) return { texto, fim: text.length, linhas }
    if (text[quote + 1] !== '"') return { texto, fim: quote + 1, linhas }
    texto += '"'
    from = quote + 2
  }
}
