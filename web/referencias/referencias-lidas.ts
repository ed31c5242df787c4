import type { ReactNode } from 'react'
import type { ReferenciaBiblica } from '#contract/referencias.ts'
import { isAway } from '../platform/api-error.ts'

/** References with their words. */
export interface ReferenciasLidas {
  readonly referencias: readonly ReferenciaBiblica[]
  /** Nobody answered for the edition asked for: these are the library's own words, which are kept on the device. */
  readonly isDaBiblioteca: boolean
  /** Short name of the edition whose numbers the verses have; the library's own when undefined. */
  readonly edicao: string | undefined
}

/** Whose words a page or dialog shows, beside those of the edition in use. */
export interface OrigemDoTexto {
  /** Short names of the editions that stand in for it where it has no words. */
  readonly emprestadas: readonly string[]
  readonly isDaBiblioteca: boolean
}

/** What stands under the references: whose text it is, and the choice of another edition. */
export type RenderCredito = (origem: OrigemDoTexto) => ReactNode

/**
 * Asks for references in an edition, or without a network in the library's own words, which come with the standards and
 * the books that are kept.
 * @throws what `ask` throws for the edition
 */
export async function askEmEdicao(
  edicao: string | undefined,
  ask: (edicao: string | undefined) => Promise<readonly ReferenciaBiblica[]>,
): Promise<ReferenciasLidas> {
  try {
    return { referencias: await ask(edicao), isDaBiblioteca: false, edicao }
  } catch (error) {
    if (edicao === undefined || !isAway(error)) throw error
    const referencias = await ask(undefined).catch(() => null)
    if (referencias === null) throw error
    return { referencias, isDaBiblioteca: true, edicao: undefined }
  }
}

/** Whose words these references have. */
export function origemDoTexto(lidas: readonly ReferenciasLidas[]): OrigemDoTexto {
  const trechos = lidas.flatMap(({ referencias }) => referencias.flatMap((referencia) => referencia.trechos))
  return {
    emprestadas: [...new Set(trechos.flatMap(({ edicao }) => edicao ?? []))],
    isDaBiblioteca: lidas.some(({ isDaBiblioteca }) => isDaBiblioteca),
  }
}

/** What stands in for the edition asked for is soon asked for again. @returns milliseconds */
export function staleTimeOf(lidas: ReferenciasLidas | undefined): number {
  return lidas?.isDaBiblioteca ? 0 : FIVE_MINUTES
}

const FIVE_MINUTES = 5 * 60_000
