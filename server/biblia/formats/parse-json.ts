import { ContentError } from '#server/conteudo/content-error.ts'

/**
 * @returns the value, of unknown shape
 * @throws ContentError with the line of the error, or the text near it: the engine tells one or the other
 */
export function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    const message = error instanceof Error ? error.message : ''
    const line = /\(line (\d+)/.exec(message)?.[1]
    if (line !== undefined) {
      throw new ContentError([{ file, line: Number(line), reason: 'O JSON está malformado neste ponto.' }])
    }
    const near = /"([\s\S]*)"(?:\.\.\.)? is not valid JSON/.exec(message)?.[1]?.replace(/\s+/g, ' ')
    const where = near === undefined ? '' : ` perto de «${near}»`
    throw new ContentError([{ file, reason: `O JSON está malformado${where}.` }])
  }
}
