import { join } from 'node:path'

const BEGIN = 'begin.ts'

/**
 * The built page is begun by a script that reads the app's files one after another (web/begin.ts, ADR 060): the app itself becomes the last of
 * those that are loaded in advance.
 *
 * @param {string} web the folder
 * @returns {import('vite').Plugin}
 */
export function beginInTurn(web) {
  const id = join(web, BEGIN)
  return {
    name: 'mbw-begin-in-turn',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id, name: 'begin' })
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { path, chunk, bundle = {} }) {
        const begin = Object.values(bundle).find(
          (file) => file.type === 'chunk' && file.facadeModuleId === id,
        )
        return path === '/index.html' && chunk && begin
          ? toBegunInTurn(html, chunk.fileName, begin.fileName)
          : html
      },
    },
  }
}

/**
 * @param {string} html
 * @param {string} app file of the page's script
 * @param {string} begin file of the script that takes its place
 * @returns {string} throws Error when the page has no such script
 */
export function toBegunInTurn(html, app, begin) {
  const tag = `<script type="module" crossorigin src="/${app}"></script>`
  if (!html.includes(tag)) throw new Error(`The page has no ${tag}`)
  return html
    .replace(tag, `<script type="module" crossorigin src="/${begin}"></script>`)
    .replace('</head>', `  <link rel="modulepreload" crossorigin href="/${app}">\n  </head>`)
}
