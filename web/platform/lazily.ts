/** What is made when it is first needed, and once: a format of `Intl` takes a phone some hundredths of a second. */
export function lazily<T>(make: () => T): () => T {
  let made: { readonly it: T } | undefined
  return () => {
    made ??= { it: make() }
    return made.it
  }
}
