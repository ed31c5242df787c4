/** Areas and authors belong to several books, so an import keeps what others need. Areas are known by slug, subjects by name. */
import type { Kysely } from 'kysely'
import { foldText } from '#contract/fold.ts'
import type { AreaTematicaTable, Tables } from '#server/platform/tables.ts'
import { listAreaIdsOfOthers, listAreas } from './ebooks-repository.ts'
import type { ParsedArea } from './parsers/content-model.ts'

export interface AreasDoImport {
  rows: AreaTematicaTable[]
  /** By what the books call them: slug or subject. */
  idByName: ReadonlyMap<string, number>
}

/** @param areas all of areas.yaml, for the content folder @param assuntos by name: of EPUBs and of the desk @param ebookIds the books of this import */
export async function planAreas(
  db: Kysely<Tables>,
  areas: readonly ParsedArea[] | null,
  assuntos: readonly string[],
  ebookIds: readonly number[],
): Promise<AreasDoImport> {
  const stored = await listAreas(db)
  const inUse = new Set(await listAreaIdsOfOthers(db, ebookIds))
  const byId = new Map(stored.filter(({ id }) => !areas || inUse.has(id)).map((area) => [area.id, area]))
  const idByName = new Map<string, number>()
  let highest = stored.reduce((max, { id }) => Math.max(max, id), 0)

  for (const { slug, descricao, explicacao } of areas ?? []) {
    const known = stored.find((area) => area.slug === slug) ?? findSubject(stored, descricao, areas ?? [])
    const id = known?.id ?? ++highest
    idByName.set(slug, id)
    byId.set(id, { id, slug, descricao, explicacao })
  }
  for (const assunto of assuntos) {
    const isCalled = ({ descricao }: AreaTematicaTable) => foldText(descricao) === foldText(assunto)
    // One that only a book of this import has is kept as well.
    const known = [...byId.values()].find(isCalled) ?? stored.find(isCalled)
    const id = known?.id ?? ++highest
    if (!idByName.has(assunto)) idByName.set(assunto, id)
    const slug = known?.slug ?? freeSlug(assunto, id, byId)
    if (!byId.has(id)) byId.set(id, known ?? { id, slug, descricao: assunto, explicacao: '' })
  }
  return { rows: [...byId.values()], idByName }
}

/** An area that came with an EPUB and is now in areas.yaml under the same name. */
function findSubject(
  stored: readonly AreaTematicaTable[],
  descricao: string,
  areas: readonly ParsedArea[],
): AreaTematicaTable | undefined {
  const slugs = new Set(areas.map(({ slug }) => slug))
  return stored.find((area) => !slugs.has(area.slug) && foldText(area.descricao) === foldText(descricao))
}

function freeSlug(assunto: string, id: number, areas: ReadonlyMap<number, AreaTematicaTable>): string {
  const slug = foldText(assunto)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  const isTaken = slug === '' || [...areas.values()].some((area) => area.slug === slug)
  return isTaken ? `${slug || 'area'}-${id}` : slug
}
