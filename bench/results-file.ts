/** bench/RESULTS.md: a section for each bench, of the day and the commit at which it ran last. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { PROJECT_ROOT } from '#server/platform/project-root.ts'
import { type BenchResult, showFigure, showMet } from './result.ts'

const RESULTS_FILE = join(PROJECT_ROOT, 'bench', 'RESULTS.md')

const HEAD = `# Figures

Written by \`npm run bench -- all\`; \`npm run bench -- all NAMES\` measures some anew and leaves the sections of the others. Figures of one
section are of one run on one machine, whose own limits stand first.
`

/** Puts the figures of a bench in place of those that it had. */
export function writeResults(name: string, results: readonly BenchResult[]): void {
  const before = existsSync(RESULTS_FILE) ? readFileSync(RESULTS_FILE, 'utf8') : HEAD
  const when = `${new Date().toISOString().slice(0, 10)}, commit ${commit()}, load of the machine at the end ${loadavg()[1]?.toFixed(1)}`
  writeFileSync(RESULTS_FILE, replaceSection(before, name, `${when}\n\n${toTable(results)}`))
}

/** @param text of the file @returns it with the section, a new one at its end */
export function replaceSection(text: string, name: string, body: string): string {
  const [head = '', ...sections] = text.split(/^(?=## )/m)
  const section = `## ${name}\n\n${body}\n`
  const index = sections.findIndex((each) => each.startsWith(`## ${name}\n`))
  const all = index === -1 ? [...sections, section] : sections.with(index, section)
  return `${[head, ...all].map((each) => each.trimEnd()).join('\n\n')}\n`
}

/** A table of Markdown. */
export function toTable(results: readonly BenchResult[]): string {
  const rows = results.map(({ name, figure, unit, goal, met, note }) => [
    name,
    `${showFigure(figure)} ${unit}`.trim(),
    goal ?? '',
    showMet(met),
    note ?? '',
  ])
  const lines = [['what', 'figure', 'goal', '', 'from'], ['---', '---:', '---', '---', '---'], ...rows]
  return lines
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n')
}

function commit(): string {
  return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: PROJECT_ROOT, encoding: 'utf8' }).trim()
}
