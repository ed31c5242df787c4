/** React's development build as component tests need it: with all of its warnings. */
import * as React from 'react'

/** As many elements as React makes in a second before it goes on without: then it makes none of these stacks. */
const ENOUGH = 10_000

/**
 * For each element React keeps an error, whose stack says where it was made: a quarter of the time of rendering. Warnings come
 * without it too, and say of which component they are.
 */
export function leaveOutOwnerStacks(): void {
  const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as {
    __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE?: object
  }
  if (!internals) return
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => ENOUGH,
    set: () => {},
  })
}
