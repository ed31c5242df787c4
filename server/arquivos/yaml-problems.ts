/** Portuguese sentences for what `yaml` and zod find. */
import type * as z from 'zod/mini'

/** @param code error code of the package `yaml`, whose messages are English */
export function describeYamlError(code: string): string {
  if (code === 'DUPLICATE_KEY') return 'A chave está repetida.'
  return `O YAML não pode ser lido a partir daqui (${code}); um texto com “: ” ou “ #” vai entre aspas.`
}

/** What is wrong with a value, as a predicate; a schema's own message goes before it. */
export function describeIssue(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'unrecognized_keys') return 'é uma chave desconhecida'
  if (issue.code === 'invalid_type') {
    return issue.input === undefined
      ? 'está faltando'
      : `deve ser ${TIPOS[issue.expected] ?? 'de outro tipo'}`
  }
  if (issue.code === 'invalid_value') {
    return `deve ser ${issue.values.map((value: unknown) => `“${String(value)}”`).join(' ou ')}`
  }
  return 'não é válido'
}

const TIPOS: Record<string, string> = {
  string: 'um texto (entre aspas, se for preciso)',
  number: 'um número inteiro',
  int: 'um número inteiro',
  array: 'uma lista',
  object: 'um grupo de chaves',
}

/** The subject of the sentence: ['autores', 0, 'nome'] is '“nome” do item 1'. */
export function namePath(path: readonly PropertyKey[]): string {
  const last = path.at(-1)
  if (last === undefined) return 'O conteúdo'
  const parent = path.at(-2)
  if (typeof last !== 'number')
    return `“${String(last)}”${typeof parent === 'number' ? ` do item ${parent + 1}` : ''}`
  return `O item ${last + 1}${parent === undefined ? '' : ` de “${String(parent)}”`}`
}
