import type { FonteDaBusca } from '#contract/fontes-da-busca.ts'

/** Which search the hits are of: with other words, and of texts that have any of the words. */
export interface ModoDaBusca {
  readonly isSugestao: boolean
  readonly isSolta: boolean
}

/** Where the next page of a group begins: so many hits into the block after this number of a document. */
export interface LugarNaBusca {
  /** -1 for the first block. */
  depois: number
  pular: number
  modo: ModoDaBusca
}

const SHAPE = /^(\w+) (-1|\d{1,15}) (\d{1,4})(?: (s?)(p?))?$/

/** A place in the hits of a source, as an opaque text for `X-Next-Cursor`. */
export function encodeCursor(fonte: FonteDaBusca, { depois, pular, modo }: LugarNaBusca): string {
  const flags = `${modo.isSugestao ? 's' : ''}${modo.isSolta ? 'p' : ''}`
  return Buffer.from(`${fonte} ${depois} ${pular} ${flags}`).toString('base64url')
}

/** @returns null for a text that `encodeCursor` did not make for this source */
export function decodeCursor(fonte: FonteDaBusca | undefined, text: string): LugarNaBusca | null {
  const [, name, depois, pular, sugestao, solta] = SHAPE.exec(Buffer.from(text, 'base64url').toString()) ?? []
  if (name === undefined || name !== fonte) return null
  return {
    depois: Number(depois),
    pular: Number(pular),
    modo: { isSugestao: Boolean(sugestao), isSolta: Boolean(solta) },
  }
}
