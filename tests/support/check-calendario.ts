/** What RFC 5545 asks of a calendar of whole days; what is wrong with one, in words. */

const MAX_OCTETOS = 75
const DATA = /^\d{8}$/
const HORA_UTC = /^\d{8}T\d{6}Z$/

export interface EventoLido {
  uid: string
  inicio: string
  fim: string
  titulo: string
  descricao: string
}

/** @throws Error naming the first thing that a strict reader would refuse */
export function checkCalendario(file: string): EventoLido[] {
  if (!file.endsWith('\r\n')) fail('the last line has no end')
  const folded = file.slice(0, -2).split('\r\n')
  for (const line of folded) {
    if (Buffer.byteLength(line) > MAX_OCTETOS) fail(`a line of more than ${MAX_OCTETOS} octets: ${line}`)
    if (/[\r\n\uFFFD]/.test(line) || Buffer.from(line).toString() !== line)
      fail(`a line cut inside a letter: ${line}`)
    if (line.trim() === '') fail('an empty line')
  }
  const lines = folded.join('\r\n').replaceAll('\r\n ', '').split('\r\n').map(readLine)
  const [begin, ...rest] = lines
  const end = rest.pop()
  if (begin?.name !== 'BEGIN' || begin.value !== 'VCALENDAR') fail('no beginning')
  if (end?.name !== 'END' || end.value !== 'VCALENDAR') fail('no end')
  const first = rest.findIndex(({ name }) => name === 'BEGIN')
  const head = rest.slice(0, first === -1 ? rest.length : first)
  for (const name of ['VERSION', 'PRODID']) {
    if (head.filter((line) => line.name === name).length !== 1) fail(`${name} stands not once`)
  }
  if (head.find(({ name }) => name === 'VERSION')?.value !== '2.0') fail('another version')
  const eventos = readEventos(rest.slice(head.length))
  if (new Set(eventos.map(({ uid }) => uid)).size !== eventos.length) fail('a UID stands twice')
  return eventos
}

interface Linha {
  name: string
  params: string
  value: string
}

function readLine(line: string): Linha {
  const [, name, params = '', value] = /^([A-Z-]+)((?:;[A-Z-]+=[A-Z]+)*):(.*)$/.exec(line) ?? []
  if (name === undefined || value === undefined) fail(`no property: ${line}`)
  return { name: name ?? '', params, value: value ?? '' }
}

function readEventos(lines: readonly Linha[]): EventoLido[] {
  const eventos: EventoLido[] = []
  let open: Map<string, Linha> | null = null
  for (const line of lines) {
    if (line.name === 'BEGIN') {
      if (open || line.value !== 'VEVENT') fail(`BEGIN:${line.value}`)
      open = new Map()
    } else if (line.name === 'END') {
      if (!open || line.value !== 'VEVENT') fail(`END:${line.value}`)
      else eventos.push(readEvento(open))
      open = null
    } else {
      if (!open || open.has(line.name)) fail(`${line.name} stands out of place, or twice`)
      open?.set(line.name, line)
    }
  }
  if (open) fail('an event without an end')
  return eventos
}

function readEvento(lines: ReadonlyMap<string, Linha>): EventoLido {
  const get = (name: string) => lines.get(name) ?? fail(`an event without ${name}`)
  if (!HORA_UTC.test(get('DTSTAMP').value)) fail('DTSTAMP is no time in UTC')
  const [inicio, fim] = [get('DTSTART'), get('DTEND')]
  for (const { params, value } of [inicio, fim]) {
    if (params !== ';VALUE=DATE' || !DATA.test(value)) fail(`no day: ${value}`)
  }
  if (fim.value <= inicio.value) fail('an event that ends before it begins')
  const texto = (name: string) => unescapeTexto(get(name).value)
  return {
    ...{ uid: get('UID').value, inicio: inicio.value, fim: fim.value },
    ...{ titulo: texto('SUMMARY'), descricao: texto('DESCRIPTION') },
  }
}

function unescapeTexto(value: string): string {
  if (/(?:^|[^\\])(?:\\\\)*[;,]/.test(value)) fail(`; or , without \\: ${value}`)
  return value.replace(/\\(.)/g, (_, letter: string) => {
    if (letter === 'n' || letter === 'N') return '\n'
    return /[\\;,]/.test(letter) ? letter : fail(`\\${letter}`)
  })
}

function fail(reason: string): never {
  throw new Error(`RFC 5545: ${reason}`)
}
