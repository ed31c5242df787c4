/**
 * Rolldown makes a chunk for each set of entries that share modules, however small: dozens of requests a page. This
 * joins them: two chunks become one where the requests saved outweigh the bytes that a page then loads in vain.
 *
 * @typedef {object} Chunk as Rolldown cuts by itself
 * @property {string} name
 * @property {number} bytes as they come over the network, about
 * @property {readonly string[]} imports names of the chunks that it needs at once
 * @property {boolean} [fixed] stays as it is
 *
 * @typedef {object} View what is loaded together: a page, or a part that comes when it is used
 * @property {readonly string[]} chunks names of the chunks that it begins with
 * @property {number} weight how much it counts, 1 for a page
 * @property {number} [most] requests that it may make
 *
 * @typedef {object} Node
 * @property {string[]} parts names of the chunks joined in it
 * @property {number} bytes
 * @property {Set<Node>} imports
 * @property {boolean} fixed
 * @property {Float64Array} weights of each view that loads it; 0 where it is not loaded
 */

/** What one more request costs: bytes that come in the same time. For a page that makes too many it rises until it does not. */
const REQUEST_BYTES = { first: 2400, last: 200_000, step: 1.1 }

/**
 * @param {readonly Chunk[]} chunks
 * @param {readonly View[]} views
 * @returns {string[][]} names of the chunks that become one, each name once; the results do not need each other in circles
 */
export function planChunks(chunks, views) {
  const { first, last, step } = REQUEST_BYTES
  const requestBytes = new Float64Array(views.length).fill(first)
  let nodes = joinAll(toNodes(chunks, views), requestBytes)
  for (let over = listOver(nodes, views); over.length > 0; over = listOver(nodes, views)) {
    const dearer = over.filter((view) => (requestBytes[view] ?? 0) * step <= last)
    if (dearer.length === 0) break
    for (const view of dearer) requestBytes[view] = (requestBytes[view] ?? 0) * step
    nodes = joinAll(toNodes(chunks, views), requestBytes)
  }
  return [...nodes].map(({ parts }) => parts)
}

/** @param {ReadonlySet<Node>} nodes @param {readonly View[]} views @returns {number[]} the views that make too many requests */
function listOver(nodes, views) {
  return views.flatMap(({ most }, view) => {
    const loaded = [...nodes].filter(({ weights }) => (weights[view] ?? 0) > 0)
    return most !== undefined && loaded.length > most ? view : []
  })
}

/** @param {Set<Node>} nodes @param {Float64Array} requestBytes what a request costs in each view @returns {Set<Node>} */
function joinAll(nodes, requestBytes) {
  let pairs = [...nodes].flatMap((a, index) => listPairs(a, [...nodes].slice(index + 1), requestBytes))
  for (let best = findBest(pairs); best !== undefined; best = findBest(pairs)) {
    const [a, b] = best.nodes
    const changed = join(nodes, a, b)
    pairs = pairs.filter(({ nodes: pair }) => !pair.includes(b) && !pair.some((node) => changed.has(node)))
    const others = new Set(nodes)
    for (const node of changed) {
      others.delete(node)
      pairs.push(...listPairs(node, others, requestBytes))
    }
  }
  return nodes
}

/** @param {readonly Chunk[]} chunks @param {readonly View[]} views @returns {Set<Node>} */
function toNodes(chunks, views) {
  /** @type {Map<string, Node>} */
  const byName = new Map()
  for (const { name, bytes, fixed = false } of chunks) {
    const weights = new Float64Array(views.length)
    byName.set(name, { parts: [name], bytes, imports: new Set(), fixed, weights })
  }
  for (const { name, imports } of chunks) {
    for (const imported of imports) nodeOf(byName, name).imports.add(nodeOf(byName, imported))
  }
  views.forEach(({ chunks: starts, weight }, view) => {
    for (const node of reach(starts.map((name) => nodeOf(byName, name)))) node.weights[view] = weight
  })
  return new Set(byName.values())
}

/** @param {ReadonlyMap<string, Node>} byName @param {string} name @returns {Node} */
function nodeOf(byName, name) {
  const node = byName.get(name)
  if (!node) throw new Error(`There is no chunk "${name}".`)
  return node
}

/** @param {Iterable<Node>} starts @returns {Set<Node>} these and all that they need */
function reach(starts) {
  const reached = new Set(starts)
  for (const node of reached) for (const imported of node.imports) reached.add(imported)
  return reached
}

/**
 * @typedef {object} Pair
 * @property {readonly [Node, Node]} nodes
 * @property {number} saved
 *
 * @param {Node} a
 * @param {Iterable<Node>} others
 * @param {Float64Array} requestBytes
 * @returns {Pair[]} with each of the others whose joining saves anything
 */
function listPairs(a, others, requestBytes) {
  if (a.fixed) return []
  /** @type {Pair[]} */
  const pairs = []
  for (const b of others) {
    if (b === a || b.fixed) continue
    const saved = savingOf(a, b, requestBytes)
    if (saved > 0) pairs.push({ nodes: [a, b], saved })
  }
  return pairs
}

/** @param {Pair[]} pairs put in order @returns {Pair | undefined} what saves most and makes no circle */
function findBest(pairs) {
  pairs.sort((a, b) => b.saved - a.saved)
  return pairs.find(({ nodes: [a, b] }) => !needsThroughOthers(a, b) && !needsThroughOthers(b, a))
}

/** @param {Node} a @param {Node} b @param {Float64Array} requestBytes @returns {number} bytes, over all views by their weight */
function savingOf(a, b, requestBytes) {
  let onlyA = 0
  let onlyB = 0
  let requests = 0
  // Asked of millions of pairs: `forEach` made this longer than the rest of the build.
  for (let view = 0; view < requestBytes.length; view += 1) {
    const inA = a.weights[view] ?? 0
    const inB = b.weights[view] ?? 0
    if (inA > 0 && inB > 0) requests += inA * (requestBytes[view] ?? 0)
    else if (inA > 0) onlyA += inA
    else onlyB += inB
  }
  const saved = requests - onlyA * b.bytes - onlyB * a.bytes
  return saved > 0 ? saved - importedInVain(a, b) - importedInVain(b, a) : saved
}

/** What a view that loads `a` alone would load for what `b` needs. @param {Node} a @param {Node} b @returns {number} bytes */
function importedInVain(a, b) {
  let bytes = 0
  const needed = reach(b.imports)
  for (let view = 0; view < a.weights.length; view += 1) {
    const weight = a.weights[view] ?? 0
    if (weight === 0 || (b.weights[view] ?? 0) > 0) continue
    for (const node of needed) if (node !== a && node.weights[view] === 0) bytes += weight * node.bytes
  }
  return bytes
}

/** Joined, they would need what needs them. @param {Node} a @param {Node} b @returns {boolean} */
function needsThroughOthers(a, b) {
  const others = [...a.imports].filter((node) => node !== b)
  return reach(others).has(b)
}

/** @param {Set<Node>} nodes @param {Node} a @param {Node} b @returns {Set<Node>} those that other views load now, `a` among them */
function join(nodes, a, b) {
  a.parts.push(...b.parts)
  a.bytes += b.bytes
  for (const imported of b.imports) a.imports.add(imported)
  b.weights.forEach((weight, view) => {
    if (weight > 0) a.weights[view] = weight
  })
  nodes.delete(b)
  for (const node of nodes) if (node.imports.delete(b)) node.imports.add(a)
  a.imports.delete(a)
  return spread(a)
}

/** Whoever loads a node loads what it needs. @param {Node} from @returns {Set<Node>} */
function spread(from) {
  const changed = new Set([from])
  const needed = reach(from.imports)
  from.weights.forEach((weight, view) => {
    if (weight === 0) return
    for (const node of needed) {
      if (node.weights[view] !== 0) continue
      node.weights[view] = weight
      changed.add(node)
    }
  })
  return changed
}
