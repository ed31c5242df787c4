import { nextTask } from './next-task.ts'

/** Each costs a phone as much as half a millisecond of this machine's, four times over. */
const SCRIPTS_A_TASK = 3

/** What is on its way, or has come. */
const asked = new Map<string, Promise<void>>()

/**
 * Stands for Vite's own helper around each `import()` of the built app (scripts/steps/preload-in-tasks.mjs): asks in advance for the files that
 * the imported one needs, but for the scripts in several tasks. A page has twenty, and in one go they keep a phone from
 * answering longer than all its code (ADR 060).
 * @param load the import @param files names of the build's files that it needs, itself too; of style sheets it waits for
 * @throws Error when a style sheet does not come; it is asked for again the next time
 */
export async function preload<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  const hrefs = files.map((file) => new URL(`/${file}`, window.location.href).href)
  const styles = hrefs.filter(isStyle).map(askStyle)
  void askScripts(hrefs.filter((href) => !isStyle(href)))
  await Promise.all(styles)
  return load()
}

function isStyle(href: string): boolean {
  return href.endsWith('.css')
}

async function askScripts(hrefs: readonly string[]): Promise<void> {
  const missing = hrefs.filter((href) => !asked.has(href) && !isInPage('modulepreload', href))
  for (const href of missing) asked.set(href, Promise.resolve())
  for (const [index, href] of missing.entries()) {
    if (index > 0 && index % SCRIPTS_A_TASK === 0) await nextTask()
    document.head.append(makeLink('modulepreload', href))
  }
}

function askStyle(href: string): Promise<void> {
  const before = asked.get(href)
  if (before) return before
  if (isInPage('stylesheet', href)) return Promise.resolve()
  const link = makeLink('stylesheet', href)
  const coming = new Promise<void>((resolve, reject) => {
    link.onload = () => resolve()
    link.onerror = () => {
      asked.delete(href)
      link.remove()
      reject(new Error(`The style sheet ${href} did not come.`))
    }
  })
  asked.set(href, coming)
  document.head.append(link)
  return coming
}

function isInPage(rel: string, href: string): boolean {
  return document.querySelector(`link[rel="${rel}"][href="${new URL(href).pathname}"]`) !== null
}

function makeLink(rel: string, href: string): HTMLLinkElement {
  return Object.assign(document.createElement('link'), { rel, href, crossOrigin: '' })
}
