import { type FormEvent, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { clearBanner } from './banner-store.ts'
import { checkForm, type FormErrors } from './check-form.ts'

interface FormOptions<Values> {
  /** What is sent meanwhile is ignored. */
  readonly isBusy: boolean
  /** The form was sent and nothing is wrong with it. */
  readonly onSubmit: (values: Values) => void
}

interface Form<Field extends string> {
  readonly handleSubmit: (event: FormEvent<HTMLFormElement>) => void
  /** What a `Campo` must be given. */
  readonly campo: (name: Field) => { name: Field; erro: string | undefined; onChange: () => void }
  /** Shows what is wrong and focuses the first of these fields. @returns whether one of them is of this form */
  readonly showErrors: (errors: FormErrors) => boolean
  /** Empties the form after it was sent. */
  readonly reset: () => void
}

/** A form that its schema checks before it is sent; a sentence goes as one writes there. @param schema fields in order */
export function useForm<Schema extends z.ZodMiniObject>(
  schema: Schema,
  { isBusy, onSubmit }: FormOptions<z.output<Schema>>,
): Form<keyof z.output<Schema> & string> {
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<FormErrors>({})

  function showErrors(found: FormErrors): boolean {
    setErrors(found)
    const bad = Object.keys(schema.shape).find((field) => found[field])
    const field = bad && form.current?.elements.namedItem(bad)
    if (field instanceof HTMLElement) field.focus()
    return bad !== undefined
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    form.current = event.currentTarget
    clearBanner()
    const checked = checkForm(schema, new FormData(event.currentTarget))
    showErrors(checked.errors)
    if (checked.values !== null) onSubmit(checked.values)
  }

  return {
    handleSubmit,
    campo: (name) => ({
      name,
      erro: errors[name],
      onChange: () => setErrors(({ [name]: _, ...others }) => others),
    }),
    showErrors,
    reset: () => form.current?.reset(),
  }
}
