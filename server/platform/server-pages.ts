/** Pages as HTML (ADR 012): what the build made of them, filled in with what is in the library. */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as z from 'zod/mini'
import type { PaginaRenderizada, RenderNoServidor } from '#contract/pagina-renderizada.ts'

/** Below the built web app; its name begins with a dot, so that no file of it is served as it is. */
const FOLDER = '.paginas'

/** Which pages there are; each has a template and a module of its name. */
type ServerPage = 'mbw' | 'ler'

/** Whether the page was built with the web app. */
export function hasServerPage(webDir: string, page: ServerPage): boolean {
  return existsSync(join(webDir, FOLDER, `${page}.html`))
}

/** @param dados as the page's own module takes them @param origem public address of the library, without a path @returns the document */
export async function renderServerPage<Dados>(
  { webDir, page }: { webDir: string; page: ServerPage },
  dados: Dados,
  origem: string,
): Promise<string> {
  const Renderer = z.object({
    render: z.custom<RenderNoServidor<Dados>>((value) => typeof value === 'function'),
  })
  const [template, module] = await Promise.all([
    readFile(join(webDir, FOLDER, `${page}.html`), 'utf8'),
    import(pathToFileURL(join(webDir, FOLDER, `${page}.js`)).href),
  ])
  return fill(template, z.parse(Renderer, module).render(dados, origem))
}

/** Puts each piece in the place of the comment of its name. */
function fill(template: string, { cabeca, corpo, dados }: PaginaRenderizada): string {
  const pieces: Readonly<Record<string, string>> = {
    cabeca,
    corpo,
    dados: dados === undefined ? '' : `<script type="application/json" id="dados">${dados}</script>`,
  }
  return template.replace(/<!--(cabeca|corpo|dados)-->/g, (_, name: string) => pieces[name] ?? '')
}
