import type { Plugin } from 'vitest/config'

/**
 * Packages as the server loads them, not their builds for development, in which the parser of Markdown checks and counts
 * itself at each letter. Vite adds what a configuration names to its own list, so the list is changed in its place.
 */
export function publishedBuilds(): Plugin {
  return {
    name: 'published-builds',
    config({ resolve, environments = {} }) {
      for (const each of [{ resolve }, ...Object.values(environments)])
        if (each.resolve)
          each.resolve.conditions = each.resolve.conditions?.filter(
            (name) => name !== 'development|production',
          )
    },
  }
}
