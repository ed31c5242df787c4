import { sep } from 'node:path'

/**
 * @typedef {import('vite').Rolldown.OutputBundle} Bundle
 * @typedef {import('vite').Rolldown.OutputChunk} OutputChunk
 */

/**
 * The files that only the publisher's desk needs, which no reader's device keeps.
 *
 * @param {string} web the folder of the app's sources
 * @param {Bundle} bundle
 * @returns {Set<string>}
 */
export function listDeskFiles(web, bundle) {
  const folders = [`${web}${sep}editora${sep}`, `${web}${sep}styles${sep}editora`]
  /** @param {OutputChunk} chunk */
  const isOfDesk = ({ moduleIds }) => {
    const own = moduleIds.filter((id) => id.startsWith(web + sep))
    return own.length > 0 && own.every((id) => folders.some((folder) => id.startsWith(folder)))
  }
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const reached = new Set(chunks.filter((chunk) => chunk.isEntry).map(({ fileName }) => fileName))
  for (const fileName of reached) {
    const chunk = bundle[fileName]
    if (chunk?.type !== 'chunk' || isOfDesk(chunk)) continue
    for (const next of [...chunk.imports, ...chunk.dynamicImports]) reached.add(next)
  }
  const kept = chunks.filter((chunk) => reached.has(chunk.fileName) && !isOfDesk(chunk))
  const keptFiles = new Set(kept.flatMap(listFilesOf))
  return new Set(chunks.flatMap(listFilesOf).filter((file) => !keptFiles.has(file)))
}

/** @param {OutputChunk} chunk */
function listFilesOf({ fileName, viteMetadata }) {
  return [fileName, ...(viteMetadata?.importedCss ?? [])]
}
