/** Values kept on the device. A browser that refuses storage, or keeps something else there, is no error. */

import * as z from 'zod/mini'
import type { $ZodType, output } from 'zod/v4/core'

/** Reads a value kept here. @param key in localStorage @param schema its shape @returns null without one, or refused */
export function readStored<S extends $ZodType>(key: string, schema: S): output<S> | null {
  try {
    const text = localStorage.getItem(key)
    const parsed = text === null ? null : z.safeParse(schema, JSON.parse(text))
    return parsed?.success ? parsed.data : null
  } catch {
    return null
  }
}

/** Keeps a value on the device; refused or full storage is passed over. @param value anything that JSON can carry */
export function writeStored(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Nothing depends on it.
  }
}

/** Takes a value off the device; refused storage holds none. */
export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // There was nothing to take away.
  }
}

/** The keys of all that is kept here; refused storage holds none. */
export function listStored(): string[] {
  try {
    return Object.keys(localStorage)
  } catch {
    return []
  }
}
