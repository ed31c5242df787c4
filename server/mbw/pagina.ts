/** The marketing page as HTML (ADR 012): what the build made of it, filled in with what is in the library. */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as z from 'zod/mini'
import { DadosDaPagina, type RenderMbw } from '#contract/mbw.ts'
import { prepareDocument, type ReadyDocument } from '#server/platform/ready-document.ts'
import type { TextCache } from '#server/platform/text-cache.ts'

/** Below the built web app; its name begins with a dot, so that no file of it is served as it is. */
const FOLDER = '.mbw'

const Renderer = z.object({
  render: z.custom<RenderMbw>((value) => typeof value === 'function'),
})

export interface PaginaDeps {
  webDir: string
  /** Public address of the library, without a path. */
  origem: string
  texts: TextCache
  readDados: () => Promise<DadosDaPagina>
}

/** Whether the page was built with the web app. */
export function hasPagina(webDir: string): boolean {
  return existsSync(join(webDir, FOLDER, 'mbw.html'))
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
  const [template, module] = await Promise.all([
    readFile(join(webDir, FOLDER, 'mbw.html'), 'utf8'),
    import(pathToFileURL(join(webDir, FOLDER, 'entry-server.js')).href),
  ])
  const pagina = z.parse(Renderer, module).render(z.parse(DadosDaPagina, dados), origem)
  const pieces = {
    cabeca: pagina.cabeca,
    corpo: pagina.corpo,
    dados: `<script type="application/json" id="dados">${pagina.dados}</script>`,
  }
  return prepareDocument('text/html; charset=utf-8', fill(template, pieces))
}

/** Puts each piece in the place of the comment of its name. */
function fill(template: string, pieces: Readonly<Record<string, string>>): string {
  return template.replace(/<!--(cabeca|corpo|dados)-->/g, (_, name: string) => pieces[name] ?? '')
}
