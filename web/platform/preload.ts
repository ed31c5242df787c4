import { takeTurn } from './take-turn.ts'

/** What is on its way, or has come. */
const asked = new Map<string, Promise<void>>()

/**
 * Stands for Vite's own helper around each `import()` of the built app (scripts/steps/preload-in-tasks.mjs): asks in advance for the
 * files that the imported one needs, but in several tasks, and again for a style sheet that did not come.
 * @param load the import
 * @param files names of the build's files that it needs, its own too; style sheets are waited for
 * @throws Error when a style sheet does not come
 */
export async function preload<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  // The code waits for its style sheets: they are asked for first.
  const styles = files.filter(isStyle).map(ask)
  for (const script of files.filter((file) => !isStyle(file))) void ask(script)
  await Promise.all(styles)
  return load()
}

function isStyle(file: string): boolean {
  return file.endsWith('.css')
}

function ask(file: string): Promise<void> {
  const href = `/${file}`
  const before = asked.get(href)
  if (before) return before
  const rel = isStyle(href) ? 'stylesheet' : 'modulepreload'
  const isThere = document.querySelector(`link[rel="${rel}"][href="${href}"]`)
  const coming = isThere ? Promise.resolve() : appendLink(rel, href)
  asked.set(href, coming)
  return coming
}

async function appendLink(rel: string, href: string): Promise<void> {
  await takeTurn()
  const link = Object.assign(document.createElement('link'), { rel, href, crossOrigin: '' })
  const coming = new Promise((resolve, reject) => {
    link.onload = resolve
    link.onerror = reject
  })
  document.head.append(link)
  try {
    await coming
  } catch (cause) {
    asked.delete(href)
    link.remove()
    // Of a script its import says so.
    if (rel === 'stylesheet') throw new Error(`The style sheet ${href} did not come.`, { cause })
  }
}
