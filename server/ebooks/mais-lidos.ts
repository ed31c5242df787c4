/** The most read ebooks, ready to be sent: kept for some seconds, until a call of this server writes or the catalogue changes. */
import * as z from 'zod/mini'
import { maisLidos } from '#contract/ebooks.ts'
import { prepareDocument, type ReadyDocument } from '#server/platform/ready-document.ts'
import { steadyNow } from '#server/platform/steady-clock.ts'
import { JSON_TYPE } from '#server/platform/text-cache.ts'
import type { Acervo, Catalogo } from './catalogo.ts'
import type { LeiturasDoCatalogo } from './leituras-do-catalogo.ts'
import { readMaisLidos } from './service.ts'

/** How late the readings that other servers write down may count. */
const KEPT_MS = 5_000
const EFFORT = { quality: 5 }

interface MaisLidosProntos {
  read(): Promise<ReadyDocument>
  clear(): void
}

export function createMaisLidos(catalogo: Catalogo, leituras: LeiturasDoCatalogo): MaisLidosProntos {
  let kept: { acervo: Acervo; at: number; making: Promise<ReadyDocument> } | null = null
  const make = async () => {
    const lista = z.parse(maisLidos.replies[200], await readMaisLidos(catalogo, leituras))
    return prepareDocument(JSON_TYPE, JSON.stringify(lista), EFFORT)
  }
  return {
    async read() {
      const acervo = await catalogo.read()
      const now = steadyNow()
      if (kept?.acervo === acervo && now - kept.at < KEPT_MS) return kept.making
      const mine = { acervo, at: now, making: make() }
      kept = mine
      mine.making.catch(() => {
        if (kept === mine) kept = null
      })
      return mine.making
    },
    clear() {
      kept = null
    },
  }
}
