/** Equal events of a minute become one row with a count, so that a flood of refusals cannot fill the disk. */
import { v7 as uuidv7 } from 'uuid'

const MINUTE_MS = 60_000
/** Past so many different events of strangers in a minute, those of a type share a row. */
const MAX_ESTRANHOS = 500

const TIPOS_DE_EVENTO = [
  'cadastro',
  'cadastro_repetido',
  'login',
  'bloqueio',
  'senha_trocada',
  'senha_recuperada',
  'email_confirmado',
  'email_trocado',
  'aparelho_novo',
  'conta_excluida',
  'sessao_encerrada',
  'dados_baixados',
  'csrf_recusado',
] as const
export type TipoDeEvento = (typeof TIPOS_DE_EVENTO)[number]

export interface Evento {
  tipo: TipoDeEvento
  rede: string
  leitor: string | null
}

export interface Contado {
  id: string
  quantidade: number
}

interface ContagemDeEventos {
  /** Counts an event. @returns its row when it is the first of its kind in this minute, which is to be written now */
  count(evento: Evento, now: number): (Evento & Contado) | null
  /** The rows whose counts have grown since they were taken last. */
  takeGrown(): Contado[]
}

export function createContagem(): ContagemDeEventos {
  let minute = 0
  let open = new Map<string, Contado>()
  let grown = new Map<string, Contado>()
  let estranhos = 0

  function turnTo(now: number): void {
    const next = Math.floor(now / MINUTE_MS)
    if (next === minute) return
    minute = next
    open = new Map()
    estranhos = 0
  }

  return {
    count(evento, now) {
      turnTo(now)
      const isShared = evento.leitor === null && estranhos >= MAX_ESTRANHOS && !open.has(keyOf(evento))
      const counted = isShared ? { ...evento, rede: 'várias' } : evento
      const found = open.get(keyOf(counted))
      if (found) {
        found.quantidade += 1
        grown.set(found.id, found)
        return null
      }
      const row = { id: uuidv7(), quantidade: 1 }
      open.set(keyOf(counted), row)
      if (evento.leitor === null) estranhos += 1
      return { ...counted, ...row }
    },
    takeGrown() {
      const taken = [...grown.values()]
      grown = new Map()
      return taken
    },
  }
}

function keyOf({ tipo, rede, leitor }: Evento): string {
  return `${tipo} ${rede} ${leitor ?? ''}`
}
