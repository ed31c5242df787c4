/** Packets as ready documents: large, seldom asked for, made once until the content changes. Unknown names are not kept. */
import type { Pacote, RespostaDoPacote } from '#contract/offline.ts'
import { prepareDocument, type ReadyDocument } from '#server/platform/ready-document.ts'
import { JSON_TYPE } from '#server/platform/text-cache.ts'

const EFFORT = { quality: 5 }

export interface Pacotes {
  /** The packet of a name, made on first use; concurrent callers share one making. */
  get(name: string, read: () => Promise<RespostaDoPacote[]>): Promise<ReadyDocument>
  /** Forgets everything, what is being made included. */
  clear(): void
}

export function createPacotes(): Pacotes {
  let kept = new Map<string, Promise<ReadyDocument>>()
  /** One at a time: several at once would be no sooner ready, and hold several standards in memory. */
  let last: Promise<unknown> = Promise.resolve()
  return {
    get(name, read) {
      const current = kept
      const known = current.get(name)
      if (known) return known
      const making = last.then(() => makePacote(read))
      last = making.catch(() => current.delete(name))
      current.set(name, making)
      return making
    },
    clear() {
      kept = new Map()
    },
  }
}

async function makePacote(read: () => Promise<RespostaDoPacote[]>): Promise<ReadyDocument> {
  const pacote: Pacote = { tipo: JSON_TYPE, respostas: await read() }
  return prepareDocument(JSON_TYPE, JSON.stringify(pacote), EFFORT)
}
