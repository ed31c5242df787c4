/** Circles of imports, among folders and among files: who is in one cannot be read, moved or tested without the others. */
import { featureOf, isPage, isTest, listImports, resolveImport, type SourceFile } from './source-files.ts'

type Graph = ReadonlyMap<string, ReadonlySet<string>>

/** Features that need each other, by folder: 'server/notas'. A layer's root and the web's pages are above them. */
export function findFolderCycles(files: readonly SourceFile[]): string[][] {
  return findCycles(
    toGraph(files, (path) => (isPage(path) || featureOf(path) === null ? null : folderOf(path))),
  )
}

/** Files that need each other. */
export function findFileCycles(files: readonly SourceFile[]): string[][] {
  return findCycles(toGraph(files, (path) => path))
}

function folderOf(path: string): string {
  return path.split('/').slice(0, 2).join('/')
}

function toGraph(files: readonly SourceFile[], nodeOf: (path: string) => string | null): Graph {
  const graph = new Map<string, Set<string>>()
  for (const file of files) {
    const from = isTest(file.path) ? null : nodeOf(file.path)
    if (from === null) continue
    const targets = graph.get(from) ?? new Set()
    graph.set(from, targets)
    for (const target of listImports(file)) {
      const resolved = resolveImport(file.path, target)
      const to = resolved && nodeOf(resolved)
      if (to && to !== from) targets.add(to)
    }
  }
  return graph
}

/** The groups in which each node reaches each other; none for a node alone. */
function findCycles(graph: Graph): string[][] {
  const reach = new Map([...graph.keys()].map((node) => [node, reachFrom(graph, node)]))
  const groups = [...graph.keys()].map((node) =>
    [...(reach.get(node) ?? [])].filter((other) => reach.get(other)?.has(node)).sort(),
  )
  const named = new Map(groups.filter((group) => group.length > 0).map((group) => [group.join(' '), group]))
  return [...named.entries()].sort(([a], [b]) => a.localeCompare(b)).map(([, group]) => group)
}

/** What a node leads to; itself when there is a way back. */
function reachFrom(graph: Graph, start: string): Set<string> {
  const seen = new Set<string>()
  const waiting = [start]
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    for (const next of graph.get(node) ?? []) {
      if (seen.has(next)) continue
      seen.add(next)
      waiting.push(next)
    }
  }
  return seen
}
