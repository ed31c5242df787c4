import type { Config } from './config.ts'

/** The public address of the library, without a path: 'https://biblioteca.exemplo'. */
export function originOf({ http }: Pick<Config, 'http'>): string {
  return URL.parse(http.publicUrl)?.origin ?? http.publicUrl
}
