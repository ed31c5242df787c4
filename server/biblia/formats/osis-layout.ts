import type { TipoDeBloco } from '#contract/biblia.ts'
import type { VerseCollector } from './verse-collector.ts'

type Attributes = Readonly<Record<string, string>>

/** Paragraphs, poems, lists and headings of OSIS; its elements may hold their words, or be two empty ones (`sID`, `eID`). */
export interface OsisLayout {
  open(name: string, attrs: Attributes): void
  close(name: string): void
  /** A chapter or verse begins: titles before the first are the book's. */
  begin(): void
  /** @returns how high a title stands, 1 to 4; null for one that is no section's */
  nivelOf(name: string, attrs: Attributes): number | null
}

const PAIRED = new Set('p lg l list item'.split(' '))
const SECTIONS: Readonly<Record<string, number>> = { majorSection: 1, section: 2, subSection: 3 }
const TITLES: Readonly<Record<string, number>> = { parallel: 4, scope: 4, acrostic: 3 }
/** Of the book, of the chapter, of the page. */
const OTHER_TITLES = new Set(['main', 'book', 'chapter', 'runningHead'])
const INTRODUCTIONS = new Set('introduction preface titlePage front tableofContents'.split(' '))

export function createOsisLayout(collector: VerseCollector): OsisLayout {
  const divs: string[] = []
  /** For each open element that may be one of two, whether its end tag ends what it began. */
  const containers: boolean[] = []
  const depth = { p: 0, lg: 0, list: 0 }
  let begun = false
  let isAfterStanza = false

  function beginPart(name: string, attrs: Attributes): void {
    if (name === 'p') {
      depth.p += 1
      isAfterStanza = false
      collector.addBloco('p')
    } else if (name === 'lg') {
      depth.lg += 1
      if (isAfterStanza) collector.addBloco('b')
    } else if (name === 'l') collector.addBloco(lineOf(attrs.level))
    else if (name === 'list') depth.list += 1
    else collector.addBloco(depth.list > 1 ? 'li2' : 'li1')
  }

  function endPart(name: string): void {
    if (name !== 'p' && name !== 'lg' && name !== 'list') return
    depth[name] = Math.max(0, depth[name] - 1)
    if (name === 'p') return
    isAfterStanza = name === 'lg'
    // A poem or list inside a paragraph: what follows it there is prose again.
    if (depth.p > 0 && depth.lg === 0 && depth.list === 0) collector.addBloco('m')
  }

  return {
    open(name, attrs) {
      if (name === 'div') {
        divs.push(attrs.type ?? '')
        if (attrs.type === 'book') begun = false
      }
      if (PAIRED.has(name)) {
        containers.push(attrs.sid === undefined && attrs.eid === undefined)
        if (attrs.eid === undefined) beginPart(name, attrs)
        else endPart(name)
      } else if (attrs.eid === undefined) {
        const bloco = breakOf(name, attrs.type ?? '', depth.lg > 0)
        if (bloco !== null) collector.addBloco(bloco)
      }
    },
    close(name) {
      if (name === 'div') divs.pop()
      else if (PAIRED.has(name) && containers.pop()) endPart(name)
    },
    begin() {
      begun = true
    },
    nivelOf(name, { type = '' }) {
      if (OTHER_TITLES.has(type) || divs.some((div) => INTRODUCTIONS.has(div))) return null
      const section = SECTIONS[divs.findLast((div) => Object.hasOwn(SECTIONS, div)) ?? '']
      if (!begun && section === undefined) return null
      isAfterStanza = false
      if (name === 'speaker') return 3
      return (Object.hasOwn(TITLES, type) ? TITLES[type] : section) ?? 2
    },
  }
}

function lineOf(level = '1'): TipoDeBloco {
  const number = Number.parseInt(level, 10)
  return number >= 3 ? 'q3' : number === 2 ? 'q2' : 'q1'
}

/** What begins at an element that has no end of its own, `<lb type="x-p"/>`, `<div type="paragraph" sID="…"/>`. */
function breakOf(name: string, type: string, isInPoem: boolean): TipoDeBloco | null {
  const isParagraph = /^(?:x-)?p(?:aragraph)?$|begin-paragraph$/.test(type)
  if (name === 'div' || name === 'milestone') return isParagraph ? 'p' : null
  if (name === 'lb') return isParagraph ? 'p' : isInPoem || type.includes('end') ? null : 'm'
  if (name === 'row') return 'm'
  return name === 'salute' || name === 'closer' ? 'p' : null
}
