/** The most read ebooks, ready to be sent: kept for some seconds, until a call of this server writes or the catalogue changes. */
import * as z from 'zod/mini'
import { maisLidos } from '#contract/ebooks.ts'
import { prepareDocument, type ReadyDocument } from '#server/platform/ready-document.ts'
import { steadyNow } from '#server/platform/steady-clock.ts'
import { JSON_TYPE } from '#server/platform/text-cache.ts'
import type { Soon } from '#server/platform/when-ready.ts'
import type { Acervo, Catalogo } from './catalogo.ts'
import type { LeiturasDoCatalogo } from './leituras-do-catalogo.ts'
import { readMaisLidos } from './service.ts'

/** How late the readings that other servers write down may count. */
const KEPT_MS = 5_000
const EFFORT = { quality: 5 }

interface Kept {
  acervo: Promise<Acervo>
  at: number
  document: Soon<ReadyDocument>
}

interface MaisLidosProntos {
  read(): Soon<ReadyDocument>
  clear(): void
}

export function createMaisLidos(catalogo: Catalogo, leituras: LeiturasDoCatalogo): MaisLidosProntos {
  let kept: Kept | null = null
  const make = async () => {
    const lista = z.parse(maisLidos.replies[200], await readMaisLidos(catalogo, leituras))
    return prepareDocument(JSON_TYPE, JSON.stringify(lista), EFFORT)
  }
  return {
    read() {
      // The catalogue gives the same promise until it is read anew.
      const acervo = catalogo.read()
      const now = steadyNow()
      if (kept?.acervo === acervo && now - kept.at < KEPT_MS) return kept.document
      const making = make()
      const mine: Kept = { acervo, at: now, document: making }
      kept = mine
      making.then(
        (made) => {
          mine.document = made
        },
        () => {
          if (kept === mine) kept = null
        },
      )
      return making
    },
    clear() {
      kept = null
    },
  }
}
