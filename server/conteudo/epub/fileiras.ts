/** Tables: those that hold data become rows, those that only place text on a page are read like any other text. */
import { headingLevel } from './semantics.ts'
import { descendants, isElement, type MarkupElement, type MarkupNode } from './xml.ts'

export interface Fileira {
  /** The row's own element, when it has one. */
  element: MarkupElement | null
  cells: MarkupElement[]
  /** The table's caption, which is no row. */
  caption: boolean
  /** All cells are heads. */
  cabecalho: boolean
}

const RICH = new Set(['table', 'blockquote', 'ul', 'ol', 'dl', 'pre', 'figure', 'hr'])

/** Whether a table has no rows of several cells, cells that hold a text of their own, or words outside its cells. */
export function isLayoutTable(table: MarkupElement): boolean {
  const rows = rowsOf(table).filter(({ caption }) => !caption)
  const isData = rows.some(({ cells }) => cells.length > 1) && !rows.some(({ cells }) => cells.some(isRich))
  return !isData || hasLooseText(table)
}

/** Words beside the cells, where none belong: as rows and cells they would be lost. */
function hasLooseText(table: MarkupElement): boolean {
  const sections = [
    table,
    ...table.children.filter(isElement).filter(({ name }) => /^t(?:head|body|foot)$/.test(name)),
  ]
  const rows = sections.flatMap(({ children }) =>
    children.filter(isElement).filter(({ name }) => name === 'tr'),
  )
  return [...sections, ...rows].some(({ children }) => children.some(isText))
}

function isText(node: MarkupNode): boolean {
  return node.type === 'text' && node.data.trim() !== ''
}

function isRich(cell: MarkupElement): boolean {
  let paragraphs = 0
  for (const node of descendants(cell)) {
    if (!isElement(node)) continue
    if (node.name === 'p') paragraphs += 1
    if (RICH.has(node.name) || headingLevel(node) !== null || paragraphs > 3) return true
  }
  return false
}

/** Rows of the table itself, not of tables inside it; what stands between rows by mistake is a row of its own. */
export function rowsOf(table: MarkupElement): Fileira[] {
  const rows: Fileira[] = []
  for (const child of table.children.filter(isElement)) {
    if (child.name === 'caption')
      rows.push({ element: null, cells: [child], caption: true, cabecalho: false })
    else if (child.name === 'tr') rows.push(toRow(child, false))
    else if (/^t(?:head|body|foot)$/.test(child.name)) {
      for (const row of child.children.filter(isElement)) {
        rows.push(row.name === 'tr' ? toRow(row, child.name === 'thead') : toRow({ children: [row] }, false))
      }
    } else rows.push(toRow({ children: [child] }, false))
  }
  return rows
}

function toRow(row: MarkupElement | Pick<MarkupElement, 'children'>, isHead: boolean): Fileira {
  const cells = row.children.filter(isElement)
  const cabecalho = cells.length > 0 && (isHead || cells.every(({ name }) => name === 'th'))
  return { element: 'name' in row ? row : null, cells, caption: false, cabecalho }
}
