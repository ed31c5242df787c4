/** There already, or on its way. */
export type Soon<T> = T | Promise<T>

/** Goes on at once with what is there: each promise costs a reply a turn, and most replies are kept. */
export function whenReady<T, R>(value: Soon<T>, next: (value: T) => Soon<R>): Soon<R> {
  return value instanceof Promise ? value.then(next) : next(value)
}
