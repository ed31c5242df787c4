/** What a page needs besides the app, told with its first answer: the browser fetches it beside the app, and not after it. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'

/** Written by the build (scripts/steps/page-assets.mjs). */
const PAGES = '.pages.json'

const Pages = z.array(
  z.object({ path: z.string(), scripts: z.array(z.string()), styles: z.array(z.string()) }),
)

/**
 * @param webDir folder of the built app
 * @returns the header `Link` for a path, or null where there is nothing to tell; a build without the table tells nothing
 */
export function readPagePreloads(webDir: string): (path: string) => string | null {
  const document = readText(join(webDir, 'index.html'))
  const pages = z.parse(Pages, JSON.parse(readText(join(webDir, PAGES)) || '[]'))
  const isNew = (file: string) => !document.includes(file)
  const links = pages.map(({ path, scripts, styles }) => ({
    segments: path.split('/'),
    link: [
      ...scripts.filter(isNew).map((file) => `</${file}>; rel=modulepreload; crossorigin`),
      ...styles.filter(isNew).map((file) => `</${file}>; rel=preload; as=style; crossorigin`),
    ].join(', '),
  }))
  return (path) => {
    const asked = path.split('/', MOST_SEGMENTS)
    const found = links.find(
      ({ segments }) =>
        segments.length === asked.length &&
        segments.every((segment, index) => segment.startsWith(':') || segment === asked[index]),
    )
    return found?.link || null
  }
}

/** More than any page has. */
const MOST_SEGMENTS = 8

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
