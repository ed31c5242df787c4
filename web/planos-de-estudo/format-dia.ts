import { lazily } from '../platform/lazily.ts'

const CURTO = lazily(
  () => new Intl.DateTimeFormat('pt-BR', { weekday: 'short', day: 'numeric', month: 'long' }),
)
const LONGO = lazily(
  () => new Intl.DateTimeFormat('pt-BR', { weekday: 'long', day: 'numeric', month: 'long' }),
)
const COM_ANO = lazily(() => new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long' }))

/** 'seg., 23 de novembro' @param dia '2026-11-23' */
export function formatDiaCurto(dia: string): string {
  return CURTO().format(atNoon(dia))
}

/** 'segunda-feira, 23 de novembro' */
export function formatDiaLongo(dia: string): string {
  return LONGO().format(atNoon(dia))
}

/** '23 de novembro de 2026' */
export function formatDiaComAno(dia: string): string {
  return COM_ANO().format(atNoon(dia))
}

/** In the device's zone, far from both of its midnights. */
function atNoon(dia: string): Date {
  return new Date(`${dia}T12:00:00`)
}
