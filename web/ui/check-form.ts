import * as z from 'zod/mini'
import { textOf } from '../platform/form-text.ts'

/** One sentence for each bad field; empty when the form may be sent. */
export type FormErrors = Readonly<Record<string, string>>

interface CheckedForm<Values> {
  /** Null when something is wrong. */
  readonly values: Values | null
  readonly errors: FormErrors
}

/** Checks the fields that a schema names. @returns for each bad one its first broken rule, in the order of the form */
export function checkForm<Schema extends z.ZodMiniObject>(
  schema: Schema,
  data: FormData,
): CheckedForm<z.output<Schema>> {
  const fields = Object.keys(schema.shape)
  const parsed = z.safeParse(schema, Object.fromEntries(fields.map((field) => [field, textOf(data, field)])))
  if (parsed.success) return { values: parsed.data, errors: {} }
  const { issues } = parsed.error
  const errors = fields.flatMap((field) => {
    const issue = issues.find(({ path }) => path[0] === field)
    return issue ? [[field, issue.message] as const] : []
  })
  return { values: null, errors: Object.fromEntries(errors) }
}
