import { posix } from 'node:path'
import type { BibliaDescrita } from './biblia-builder.ts'
import type { TextFile } from './decode-text.ts'
import { gatherAside } from './verse-marks.ts'
import { readXml } from './xml-reader.ts'

/** What the `metadata.xml` of a bundle of the Digital Bible Library says, of versions 1 and 2; eBible.org puts it beside USFX too. */
export interface DblMetadata {
  edicao: BibliaDescrita
  /** Paths of the files that the chief publication is made of, as the bundle has them; none in version 1. */
  arquivos: string[]
}

/** More files than a Bible has books, with all that are apocryphal. */
const MOST_FILES = 500

const FIELDS = new Map([
  ['identification/namelocal', 'nomeLocal'],
  ['identification/name', 'nome'],
  ['identification/abbreviationlocal', 'siglaLocal'],
  ['identification/abbreviation', 'sigla'],
  ['copyright/fullstatement', 'direitos'],
  ['copyright/statement', 'direitos'],
  ['rights/rightsstatement', 'direitos'],
  ['copyright/shortstatement', 'resumo'],
])

/** @param pasta the folder of the file in its bundle @throws ContentError with the line where the XML is damaged */
export function readDblMetadata(source: TextFile, pasta: string): DblMetadata {
  const path: string[] = []
  const fields = new Map<string, string>()
  const publications: { isDefault: boolean; arquivos: string[] }[] = []
  let versao: string | undefined
  /** The field being read is the first of its name, and how deep it stands. */
  let field: { name: string; depth: number; text: string } | null = null

  readXml(source, {
    skips: () => false,
    open(name, attrs) {
      path.push(name)
      if (path.length === 1) versao = attrs.revision
      if (name === 'publication') publications.push({ isDefault: attrs.default === 'true', arquivos: [] })
      const { arquivos } = publications.at(-1) ?? {}
      if (name === 'content' && attrs.src !== undefined && path.includes('publication')) {
        if (arquivos && arquivos.length < MOST_FILES) arquivos.push(posix.join(pasta, attrs.src))
      }
      const found = path.length === 3 ? FIELDS.get(path.slice(1).join('/')) : undefined
      if (found !== undefined && !fields.has(found)) field = { name: found, depth: path.length, text: '' }
      else if (field) field.text += ' '
    },
    close() {
      if (field?.depth === path.length) {
        fields.set(field.name, field.text)
        field = null
      }
      path.pop()
    },
    text(chunk) {
      if (field) field.text = gatherAside(field.text, chunk)
    },
  })
  const chosen = publications.find(({ isDefault }) => isDefault) ?? publications[0]
  return { edicao: { ...describe(fields), versao }, arquivos: chosen?.arquivos ?? [] }
}

function describe(fields: ReadonlyMap<string, string>): BibliaDescrita {
  const textOf = (...names: readonly string[]): string | undefined =>
    names.map((name) => fields.get(name)).find((text) => text !== undefined && text.trim() !== '')
  const atribuicao = textOf('direitos', 'resumo')
  return {
    nome: textOf('nomeLocal', 'nome'),
    sigla: textOf('siglaLocal', 'sigla'),
    licenca: atribuicao === undefined ? undefined : findLicenca(atribuicao),
    atribuicao,
  }
}

const LICENCES: readonly RegExp[] = [
  /\bCC[ -](?:BY(?:-(?:SA|NC|ND))*|0)\b(?:[ -]\d\.\d)?/i,
  /\bCreative Commons [\p{L} -]{3,80}(?:\d\.\d)?/iu,
  /\bdomínio público/i,
  /\bpublic domain/i,
]

/** The licence that a statement of rights names; the format has no field for it. */
function findLicenca(direitos: string): string | undefined {
  const text = direitos.replace(/\s+/g, ' ')
  return LICENCES.map((licence) => licence.exec(text)?.[0]).find((found) => found !== undefined)
}
