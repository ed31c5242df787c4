/** `/api/docs`: the OpenAPI document as plain HTML, without the inline styles that Swagger UI needs and the policy forbids. */
import * as z from 'zod/mini'

const Operation = z.object({
  tags: z.optional(z.array(z.string())),
  summary: z.optional(z.string()),
  parameters: z.optional(z.unknown()),
  requestBody: z.optional(z.unknown()),
  responses: z.optional(z.record(z.string(), z.unknown())),
})
const Document = z.object({
  info: z.object({ title: z.string(), description: z.optional(z.string()) }),
  paths: z.record(z.string(), z.record(z.string(), Operation)),
})

interface Call {
  method: string
  path: string
  operation: z.infer<typeof Operation>
}

export const API_DOCS_STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1.25rem; }
h2 { margin-top: 2.5rem; border-bottom: 1px solid; }
summary { cursor: pointer; padding: 0.5rem 0; overflow-wrap: anywhere; }
code, pre { font: 0.9375rem/1.5 ui-monospace, monospace; }
pre { overflow-x: auto; padding: 0.75rem; border: 1px solid; }
`

/** @param document as @fastify/swagger makes it */
export function renderApiDocs(document: unknown): string {
  const { info, paths } = z.parse(Document, document)
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  )
  const groups = Map.groupBy(calls, ({ operation }) => operation.tags?.[0] ?? 'Outras')
  const sections = [...groups].map(
    ([tag, group]) => `<h2>${escapeHtml(tag)}</h2>${group.map(renderCall).join('')}`,
  )
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API · ${escapeHtml(info.title)}</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/api/docs/estilo.css">
</head>
<body>
<main>
<h1>API · ${escapeHtml(info.title)}</h1>
<p>${escapeHtml(info.description ?? '')} O documento completo está em <a href="/api/openapi.json">openapi.json</a>.</p>
${sections.join('\n')}
</main>
</body>
</html>
`
}

function renderCall({ method, path, operation }: Call): string {
  const { summary = '', parameters, requestBody, responses = {} } = operation
  const parts = [
    renderPart('Parâmetros', parameters),
    renderPart('Corpo', requestBody),
    ...Object.entries(responses).map(([status, response]) => renderPart(`Resposta ${status}`, response)),
  ]
  return `<details><summary><code>${method} ${escapeHtml(path)}</code> ${escapeHtml(summary)}</summary>${parts.join('')}</details>`
}

function renderPart(title: string, value: unknown): string {
  if (value === undefined) return ''
  // A region that scrolls must be reachable by the keyboard.
  return `<h3>${escapeHtml(title)}</h3><pre tabindex="0">${escapeHtml(JSON.stringify(value, null, 2))}</pre>`
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
