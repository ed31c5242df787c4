import { paths } from '../paths.ts'
import { forgetPages } from '../platform/page-memory.ts'
import { AUTH_STORAGE } from './auth-store.ts'

/** Whether the product wrote a value that the device keeps: sign-in, theme, preferences, drafts. */
function isOwnKey(key: string): boolean {
  return key === AUTH_STORAGE || key === 'tema' || /^mbw\b/.test(key)
}

/** Takes all that the product kept off the device of a reader whose account is gone, and loads the login page, which says so. */
export function forgetDevice(): void {
  try {
    for (const storage of [localStorage, sessionStorage]) removeOwnKeys(storage)
  } catch {
    // A browser that refuses storage kept nothing.
  }
  forgetPages()
  window.location.assign(paths.contaExcluida())
}

function removeOwnKeys(storage: Storage): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  for (const key of keys.filter(isOwnKey)) storage.removeItem(key)
}
