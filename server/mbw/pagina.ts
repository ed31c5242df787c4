/** The marketing page as HTML, made again when content changed. */
import { DadosDaPagina } from '#contract/mbw.ts'
import { prepareDocument, type ReadyDocument } from '#server/platform/ready-document.ts'
import { renderServerPage } from '#server/platform/server-pages.ts'
import type { TextCache } from '#server/platform/text-cache.ts'

interface PaginaDeps {
  webDir: string
  /** Public address of the library, without a path. */
  origem: string
  texts: TextCache
  readDados: () => Promise<DadosDaPagina>
}

/** The page, made on first use and again when content changed. @returns reads it; a failure is tried again by the next call */
export function createPagina({ webDir, origem, texts, readDados }: PaginaDeps): () => Promise<ReadyDocument> {
  let ready: { dados: unknown; ano: number; documento: Promise<ReadyDocument> } | null = null
  return async () => {
    // The cache of texts forgets its entries when content changes: another entry means another page.
    const dados = await texts.get('mbw', readDados)
    // The foot names the year, and the browser must find the one that it would write itself.
    const ano = new Date().getFullYear()
    if (ready?.dados !== dados || ready.ano !== ano) {
      const documento = renderPagina(webDir, origem, JSON.parse(dados.plain.toString()))
      ready = { dados, ano, documento }
      documento.catch(() => {
        ready = null
      })
    }
    return ready.documento
  }
}

async function renderPagina(webDir: string, origem: string, dados: unknown): Promise<ReadyDocument> {
  const html = await renderServerPage({ webDir, page: 'mbw' }, DadosDaPagina.parse(dados), origem)
  return prepareDocument('text/html; charset=utf-8', html)
}
