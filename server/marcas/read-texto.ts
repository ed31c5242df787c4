/** Reads the text of a page or of a chapter, part by part. */
import type { Kysely } from 'kysely'
import { ORDEM_DO_DESTAQUE } from '#contract/marcas.ts'
import { separatorBefore } from '#contract/separator-before.ts'
import type { Tables } from '#server/platform/tables.ts'
import { joinPartes, type ParteDoTexto, type TextoEmPartes } from './texto-em-partes.ts'
import { listDestaquesDaPagina, listPartesDaPagina, listVersosDoCapitulo } from './textos-repository.ts'

/** A text, and what a mark on its words is listed by. */
export interface TextoComLugares {
  corrido: TextoEmPartes
  /** @returns null for a part that it has not */
  lugarOf(parteInicio: number, parteFim: number): { inicio: number; fim: number } | null
}

/** @param pagina symbol * 1_000 + number */
export async function readPaginaMarcavel(db: Kysely<Tables>, pagina: number): Promise<TextoComLugares> {
  const rows = await listPartesDaPagina(db, pagina)
  const partes = rows.map(({ id, secao_id, paragrafo, parte }, index): ParteDoTexto => {
    const before = rows[index - 1]
    const isInside = before?.secao_id === secao_id && before.paragrafo === paragrafo
    return { id, texto: parte, junta: isInside ? separatorBefore(parte) : '\n' }
  })
  const destaques = await listDestaquesDaPagina(db, pagina)
  for (const { id, destaque } of destaques) {
    partes.push({ id: id * 1_000 + ORDEM_DO_DESTAQUE, texto: destaque ?? '', junta: '\n' })
  }
  partes.sort((one, other) => one.id - other.id)
  return { corrido: joinPartes(partes), lugarOf: (inicio, fim) => ({ inicio, fim }) }
}

/** @param capitulo book * 1_000 + chapter, as the edition counts */
export async function readCapituloMarcavel(
  db: Kysely<Tables>,
  edicaoId: number,
  capitulo: number,
): Promise<TextoComLugares> {
  const versos = await listVersosDoCapitulo(db, edicaoId, capitulo)
  const partes = versos.map(({ id, texto_biblico }) => ({ id, texto: texto_biblico, junta: ' ' as const }))
  return {
    corrido: joinPartes(partes),
    lugarOf: (parteInicio, parteFim) => {
      const meant = versos.filter(({ id }) => id >= parteInicio && id <= parteFim)
      if (meant.length === 0) return null
      return {
        inicio: Math.min(...meant.map(({ canon_inicio }) => canon_inicio)),
        fim: Math.max(...meant.map(({ canon_fim }) => canon_fim)),
      }
    },
  }
}
