/** An iCalendar file of days (RFC 5545). */
import { addDias } from '#contract/etapas-do-plano.ts'

/** One whole day. */
export interface EventoDoDia {
  /** The same in every file, so that calendars know it again. */
  readonly uid: string
  readonly dia: string
  /** When it was last moved, as ISO 8601 in UTC: a time of the moment would have the file change each time. */
  readonly mudado_em: string
  readonly titulo: string
  readonly descricao: string
}

/** Octets of a line, without its end. */
const MAX_OCTETOS = 75
const NOME = 'Minha Biblioteca Westminster'

/** @returns the file, whose lines end as the RFC wants it */
export function writeCalendario(eventos: readonly EventoDoDia[]): string {
  const linhas = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${NOME}//Planos de estudo//PT`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeTexto('Planos de estudo')}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
    'X-PUBLISHED-TTL:PT12H',
    ...eventos.flatMap(toEvento),
    'END:VCALENDAR',
  ]
  return linhas.map((linha) => `${foldLinha(linha)}\r\n`).join('')
}

function toEvento({ uid, dia, mudado_em, titulo, descricao }: EventoDoDia): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}@minha-biblioteca-westminster`,
    `DTSTAMP:${mudado_em.replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${toData(dia)}`,
    `DTEND;VALUE=DATE:${toData(addDias(dia, 1))}`,
    `SUMMARY:${escapeTexto(titulo)}`,
    `DESCRIPTION:${escapeTexto(descricao)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

function toData(dia: string): string {
  return dia.replaceAll('-', '')
}

function escapeTexto(texto: string): string {
  return texto.replace(/[\\;,]/g, '\\$&').replace(/\r\n|[\r\n]/g, '\\n')
}

/** Cuts between characters; each line after the first begins with a space, which counts. */
function foldLinha(linha: string): string {
  const partes: string[] = []
  let parte = ''
  let octetos = 0
  for (const letra of linha) {
    const size = Buffer.byteLength(letra)
    if (octetos + size > MAX_OCTETOS) {
      partes.push(parte)
      parte = ' '
      octetos = 1
    }
    parte += letra
    octetos += size
  }
  return [...partes, parte].join('\r\n')
}
