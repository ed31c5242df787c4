/**
 * What a call's contract tells servers, tests and `/api/docs`, and the web never reads: it takes the address, and checks the
 * reply of a success. Its own forms import their shapes by name.
 */
const LEFT_TO_THE_SERVER = new Set(['tag', 'summary', 'cost', 'params', 'query', 'body'])

/** What makes an object the contract of a call (contract/endpoint.ts). */
const OF_A_CALL = ['method', 'path', 'replies']

/** @typedef {{ type: string, start: number, end: number, [key: string]: unknown }} Node */

/**
 * Keeps what only servers need of the calls out of the built app, on every page.
 *
 * @param {string} contract the folder
 * @returns {import('vite').Plugin}
 */
export function trimContract(contract) {
  return {
    name: 'mbw-trim-contract',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!id.startsWith(`${contract}/`) || !id.endsWith('.ts')) return null
      return { code: trimCalls(code, this.parse(code, { lang: 'ts' })), map: null }
    },
  }
}

/** @param {string} code @param {object} program its syntax tree @returns {string} without what only servers need */
export function trimCalls(code, program) {
  const cuts = listObjects(program).flatMap(listCuts)
  return cuts
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end).replace(/^\s*,/, ''), code)
}

/** @param {Node} object @returns {Node[]} its properties that are left out, when it is the contract of a call */
function listCuts(object) {
  const properties = propertiesOf(object)
  if (!OF_A_CALL.every((name) => properties.some((property) => nameOf(property) === name))) return []
  const replies = properties.find((property) => nameOf(property) === 'replies')?.value
  const failures = isNode(replies)
    ? propertiesOf(replies).filter((reply) => Number(nameOf(reply)) >= 300)
    : []
  return [...properties.filter((property) => LEFT_TO_THE_SERVER.has(nameOf(property))), ...failures]
}

/** @param {unknown} node @returns {Node[]} the objects in it that are written out */
function listObjects(node) {
  if (Array.isArray(node)) return node.flatMap(listObjects)
  if (!isNode(node)) return []
  const inside = Object.values(node).flatMap(listObjects)
  return node.type === 'ObjectExpression' ? [node, ...inside] : inside
}

/** @param {Node} object @returns {Node[]} */
function propertiesOf({ properties }) {
  return Array.isArray(properties) ? properties.filter((property) => property.type === 'Property') : []
}

/** @param {Node} property @returns {string} empty for a name that is computed */
function nameOf({ key, computed }) {
  if (computed || !isNode(key)) return ''
  return String(key.name ?? key.value)
}

/** @param {unknown} value @returns {value is Node} */
function isNode(value) {
  return typeof value === 'object' && value !== null && 'type' in value
}
