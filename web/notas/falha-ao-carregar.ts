import { NetworkError } from '../platform/api-error.ts'

/** Why notes are not shown: never that there are none. */
export function falhaAoCarregar(error: Error | null): string {
  return `Falha ao carregar: ${error instanceof NetworkError ? 'sem internet.' : (error?.message ?? '')}`
}
