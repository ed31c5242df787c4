import type { FormatoDaImagem } from '#contract/ler.ts'
import type { Padrao } from '#contract/padroes.ts'
import { notFound } from '#server/platform/app-error.ts'
import { createByteLru } from '#server/platform/byte-lru.ts'
import type { Database } from '#server/platform/database.ts'
import { etagOf } from '#server/platform/ready-document.ts'
import type { Soon } from '#server/platform/when-ready.ts'
import { citeBiblia, citePadrao, type Excerto } from './excerto.ts'
import { readCapituloDaBiblia, readPaginaDoPadrao } from './service.ts'

const MAX_BYTES = 8 * 1024 * 1024

interface Imagem {
  png: Buffer
  etag: string
  bytes: number
}

export interface ImagensDosExcertos {
  /** @throws AppError 404 for a place that there is not */
  ofPagina(
    pagina: { padrao: Padrao; numero: number },
    query: { lugar?: string | undefined; formato: FormatoDaImagem },
  ): Soon<Imagem>
  /** @throws AppError 404 for verses that there are not */
  ofCapitulo(
    capitulo: { livro: number; capitulo: number },
    query: { versos?: string | undefined; edicao?: string | undefined; formato: FormatoDaImagem },
  ): Soon<Imagem>
  /** Forgets all: content has changed. */
  clear(): void
}

/** Quotations as pictures, kept as long as there is room. */
export function createImagensDosExcertos(db: Database): ImagensDosExcertos {
  const entries = createByteLru<Imagem>(MAX_BYTES)
  const draw = (key: string, formato: FormatoDaImagem, read: () => Promise<Excerto | null>) =>
    entries.get(key, async () => {
      const excerto = await read()
      if (!excerto) throw notFound('Este lugar não existe.')
      // Fonts and image library are slow to load, and few processes are asked to draw.
      const { renderExcerto } = await import('./excerto-png.ts')
      const png = await renderExcerto(excerto, formato)
      return { png, etag: etagOf(png), bytes: png.length }
    })
  return {
    ofPagina: ({ padrao, numero }, { lugar, formato }) =>
      draw(`${padrao} ${numero} ${lugar} ${formato}`, formato, async () =>
        citePadrao(await readPaginaDoPadrao(db, padrao, numero), lugar),
      ),
    ofCapitulo: ({ livro, capitulo }, { versos, edicao, formato }) =>
      draw(`biblia ${livro} ${capitulo} ${versos} ${edicao} ${formato}`, formato, async () =>
        citeBiblia(await readCapituloDaBiblia(db, { livro, capitulo }, edicao), versos),
      ),
    clear: () => entries.clear(),
  }
}
