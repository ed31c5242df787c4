/**
 * What the app's script imports is begun by scripts of their own, which browsers run one by one, each as soon as it is there: in
 * one go with the app it would keep a phone from answering (ADR 060). The files are those that the page loads anyway.
 *
 * @returns {import('vite').Plugin}
 */
export function beginLibraries() {
  return {
    name: 'mbw-begin-libraries',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { path, chunk }) => toScripts(path, chunk?.imports ?? []),
    },
  }
}

/** @param {string} page @param {readonly string[]} imports files of its script @returns {import('vite').HtmlTagDescriptor[]} */
export function toScripts(page, imports) {
  if (page !== '/index.html') return []
  return imports.map((file) => {
    const attrs = { type: 'module', async: true, crossorigin: true, src: `/${file}` }
    return { tag: 'script', attrs, injectTo: 'head' }
  })
}
