import { buffer } from 'node:stream/consumers'
import { resumeNomes } from '#contract/autores.ts'
import type { Padrao } from '#contract/padroes.ts'
import { readUsuario } from '#server/auth/service.ts'
import { readCapa } from '#server/ebooks/imagens-service.ts'
import { readEbook } from '#server/ebooks/service.ts'
import { readNotasPorPagina } from '#server/notas/service.ts'
import { readTextoCompleto } from '#server/padroes/texto-service.ts'
import { createByteLru } from '#server/platform/byte-lru.ts'
import type { Database } from '#server/platform/database.ts'
import { etagOf } from '#server/platform/ready-document.ts'
import type { Soon } from '#server/platform/when-ready.ts'
import { toNotasEpub } from './notas-epub.ts'
import { toPadraoEpub } from './padrao-epub.ts'
import { findImportDate } from './repository.ts'
import { writeEpub } from './write-epub.ts'

/** Before the first import there is no text either; a book needs some date. */
const EPOCH = '1980-01-01T00:00:00Z'

/** Pictures and fonts: 30 MB, for what few processes are asked to draw. */
const loadCapaPng = () => import('./capa-png.ts')

/** A standard as an EPUB 3, the same bytes until its next import. @throws AppError 404 while no standards are imported */
export async function writePadraoEpub(db: Database, padrao: Padrao): Promise<Buffer> {
  const modificado = (await findImportDate(db, 'padroes')) ?? EPOCH
  const texto = await readTextoCompleto(db, padrao)
  const { renderCapaDoPadrao } = await loadCapaPng()
  const capa = await renderCapaDoPadrao(texto.simbolo)
  return buffer(writeEpub(toPadraoEpub(texto, { capa, modificado })))
}

interface EpubsDosPadroes {
  read(padrao: Padrao): Promise<Buffer>
}

/** Keeps the six files, some 100 kB each, until the texts are imported anew: a download then costs one small query. */
export function createEpubsDosPadroes(db: Database): EpubsDosPadroes {
  const files = new Map<Padrao, { modificado: string | null; file: Promise<Buffer> }>()
  return {
    async read(padrao) {
      const modificado = await findImportDate(db, 'padroes')
      const known = files.get(padrao)
      if (known?.modificado === modificado) return known.file
      const file = writePadraoEpub(db, padrao)
      files.set(padrao, { modificado, file })
      file.catch(() => files.delete(padrao))
      return file
    },
  }
}

/** All notes of a reader as an EPUB 3, by standard and page, written while they are read. */
export async function writeNotasEpub(db: Database, usuarioId: string): Promise<AsyncGenerator<Uint8Array>> {
  const { first_name, last_name } = await readUsuario(db, usuarioId)
  const nome = `${first_name} ${last_name}`.trim()
  const { renderCapaDasNotas } = await loadCapaPng()
  const capa = await renderCapaDasNotas(nome)
  const modificado = new Date().toISOString()
  const notas = readNotasPorPagina(db, usuarioId)
  return writeEpub(toNotasEpub(notas, { id: usuarioId, nome }, { capa, modificado }))
}

export interface CapasPng {
  /** The cover of an ebook, its own or a drawn one. @throws AppError 404; 503 when too many pictures are at work */
  read(ebookId: number): Soon<CapaPng>
  /** Forgets all: the books have changed. */
  clear(): void
}

interface CapaPng {
  png: Buffer
  etag: string
  bytes: number
}

/** Some two hundred covers; a cover costs a tenth of a second of a core, and anybody may ask for all. */
const MAX_CAPAS_BYTES = 32 * 1024 * 1024

export function createCapasPng(db: Database): CapasPng {
  const kept = createByteLru<CapaPng>(MAX_CAPAS_BYTES)
  return {
    read: (ebookId) =>
      kept.get(String(ebookId), async () => {
        const png = await readCapaPng(db, ebookId)
        return { png, etag: etagOf(png), bytes: png.length }
      }),
    clear: kept.clear,
  }
}

async function readCapaPng(db: Database, ebookId: number): Promise<Buffer> {
  const { titulo, autores, ano, capa } = await readEbook(db, ebookId)
  const { renderCapaDoEbook, toPng } = await loadCapaPng()
  if (capa !== null) {
    const webp = await readCapa(db, ebookId, capa.split('/').at(-1) ?? '')
    return toPng(webp)
  }
  return renderCapaDoEbook(ebookId, {
    titulo,
    autores: resumeNomes(autores) || null,
    impressao: ano === null ? null : String(ano),
  })
}
