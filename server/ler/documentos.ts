import { DadosPublicos } from '#contract/ler.ts'
import { createByteLru } from '#server/platform/byte-lru.ts'
import type { Config } from '#server/platform/config.ts'
import { originOf } from '#server/platform/origin-of.ts'
import { prepareDocument, type ReadyDocument } from '#server/platform/ready-document.ts'
import { renderServerPage } from '#server/platform/server-pages.ts'
import { toInstalacao } from '#server/platform/to-instalacao.ts'
import type { Soon } from '#server/platform/when-ready.ts'

const MAX_BYTES = 16 * 1024 * 1024
/** A visitor waits for it, and most pages are asked for once in a while. */
const EFFORT = { quality: 5 }

type Texto = DadosPublicos['texto']

export interface Documentos {
  /** A page as HTML, made when it is first asked for. @param read throws AppError for what there is not */
  get(key: string, read: () => Promise<Texto>): Soon<ReadyDocument>
  /** Forgets all: content has changed. */
  clear(): void
}

export function createDocumentos(config: Config): Documentos {
  const { webDir } = config
  const origem = originOf(config)
  const instalacao = toInstalacao(config)
  const entries = createByteLru<ReadyDocument & { bytes: number }>(MAX_BYTES)
  const render = async (read: () => Promise<Texto>) => {
    const dados = DadosPublicos.parse({ instalacao, texto: await read() })
    const html = await renderServerPage({ webDir, page: 'ler' }, dados, origem)
    const document = prepareDocument('text/html; charset=utf-8', html, EFFORT)
    // With both compressed forms that may come to it.
    return { ...document, bytes: 2 * document.plain.length }
  }
  return { get: (key, read) => entries.get(key, () => render(read)), clear: () => entries.clear() }
}
