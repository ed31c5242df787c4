import * as z from 'zod/mini'
import { ContentError } from '#server/arquivos/content-error.ts'
import { limitProblems } from '../limit-problems.ts'
import type { TextFile } from './decode-text.ts'

/** Reads JSON of a known shape. @throws ContentError when it is malformed, or with the place of every item that is not so */
export function parseJson<T>(schema: z.ZodMiniType<T>, { file, text }: TextFile): T {
  const parsed = z.safeParse(schema, parseText(file, text))
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.map(({ path }) => ({
    file,
    reason: `O item ${path.join('.')} falta ou não tem a forma esperada.`,
  }))
  throw new ContentError(limitProblems(problems, file))
}

/** The engine tells the line of an error, or the text near it: one or the other. */
function parseText(file: string, text: string): unknown {
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
