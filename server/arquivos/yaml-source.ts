import { type Document, isMap, isNode, isSeq, LineCounter, type Node, parseDocument, visit } from 'yaml'
import * as z from 'zod/mini'
import { findTooDeep } from './find-too-deep.ts'
import { FUNDO_DEMAIS } from './fundo-demais.ts'
import { readOnce } from './read-once.ts'
import type { Report } from './report.ts'
import { describeIssue, describeYamlError, namePath } from './yaml-problems.ts'

/** A YAML file, or the front matter of a Markdown file. */
export interface YamlSource {
  text: string
  /** Line of the file on which the text begins. */
  firstLine: number
}

export interface ParsedYaml<T> {
  value: T
  /** Line of the file on which the value at this path begins (of its key, when it has one). */
  lineOf(path: readonly PropertyKey[]): number
}

/** Reads YAML; problems are reported on their lines. @param schema with Portuguese predicates @returns null when something was */
export function parseYaml<T>(
  schema: z.core.$ZodType<T>,
  { text, firstLine }: YamlSource,
  report: Report,
): ParsedYaml<T> | null {
  let opened: OpenYaml | null = null
  const open = () => {
    opened ??= openYaml(text)
    return opened
  }
  const toLine = (offset: number) => firstLine + open().lines.linePos(offset).line - 1
  const lineOf = (path: readonly PropertyKey[]) => toLine(findOffset(open().document.contents, path))
  const deep = findTooDeep(text)
  if (deep !== null) {
    report(firstLine + text.slice(0, deep).split('\n').length - 1, FUNDO_DEMAIS)
    return null
  }
  const read = readOnce(text, schema, report, (to) =>
    readValue(schema, open().document, { toLine, lineOf }, to),
  )
  return read && { ...read, lineOf }
}

interface OpenYaml {
  document: Document
  lines: LineCounter
}

function openYaml(text: string): OpenYaml {
  const lines = new LineCounter()
  return { document: parseDocument(text, { lineCounter: lines }), lines }
}

interface Places extends Pick<ParsedYaml<unknown>, 'lineOf'> {
  toLine(offset: number): number
}

function readValue<T>(
  schema: z.core.$ZodType<T>,
  document: Document,
  { toLine, lineOf }: Places,
  report: Report,
): { value: T } | null {
  for (const error of document.errors) report(toLine(error.pos[0]), describeYamlError(error.code))
  const aliases = findAliases(document)
  for (const offset of aliases) report(toLine(offset), 'Escreva o valor por extenso, sem “*nome” do YAML.')
  if (document.errors.length > 0 || aliases.length > 0) return null

  const result = z.safeParse(schema, document.toJS(), { error: describeIssue })
  if (result.success) return { value: result.data }
  for (const issue of result.error.issues) {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : [null]
    for (const key of keys) {
      const path = key === null ? issue.path : [...issue.path, key]
      report(lineOf(path), `${namePath(path)} ${issue.message}.`)
    }
  }
  return null
}

/** Reads the block between '---' lines. @param source null when there is none, which is reported @returns null when reported */
export function parseFrontMatter<T>(
  schema: z.core.$ZodType<T>,
  source: YamlSource | null,
  report: Report,
): T | null {
  if (source) return parseYaml(schema, source, report)?.value ?? null
  report(1, 'O arquivo deve começar pelo cabeçalho, entre duas linhas “---”.')
  return null
}

/** Where the path begins in the text; the nearest ancestor's place when a part of it is missing. */
function findOffset(contents: Node | null, path: readonly PropertyKey[]): number {
  let offset = contents?.range?.[0] ?? 0
  let node: unknown = contents
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isNode(key) && String(key) === step)
      if (!pair) break
      if (isNode(pair.key)) offset = pair.key.range?.[0] ?? offset
      node = pair.value
    } else if (isSeq(node) && typeof step === 'number') {
      node = node.items[step]
      if (isNode(node)) offset = node.range?.[0] ?? offset
    } else break
  }
  return offset
}

/** Aliases have no use here, and a chain of them can grow without bound. */
function findAliases(document: Document): number[] {
  const offsets: number[] = []
  visit(document, {
    Alias: (_, alias) => {
      offsets.push(alias.range?.[0] ?? 0)
    },
  })
  return offsets
}
