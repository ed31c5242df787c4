/** What a reader did and the server does not know yet, written and read by the feature whose name it bears. */
export interface Item<Mudanca extends object = object> {
  readonly email: string
  /** Of the note, highlight or reading: at most one item waits for it, and what comes later joins it. */
  readonly id: string
  /** Name of the feature that sends it. */
  readonly feature: string
  readonly mudanca: Mudanca
  /** Milliseconds since 1970 at which the first of what is joined was done: items are sent in this order. */
  readonly desde: number
  /** Grows with each joining, so that what changed while it was being sent is sent again. */
  readonly vez: number
  /** The server's sentence when it refused it as it is: then it waits for a change, or for the app's next start. */
  readonly recusa?: string | undefined
  /** Nothing is sent until the reader has chosen between this and what another device did. */
  readonly parado?: true | undefined
}

/** What a feature brings to the outbox. */
export interface Feature<Mudanca extends object> {
  /** Also the first part of its query keys: they are old once something was sent. */
  readonly name: string
  /** @returns what is to be sent once `nova` has joined `antes`, which waits */
  merge(antes: Mudanca, nova: Mudanca): Mudanca
  /** Sends one, naming its reader; twice must do no harm. @throws what `request` throws; it then waits on */
  send(item: Item<Mudanca>): Promise<Outcome<Mudanca>>
}

/** What becomes of an item that was sent. */
export type Outcome<Mudanca extends object> =
  /** It leaves. What was changed meanwhile waits on, as a change of what the server has now. */
  | { readonly tipo: 'done'; rebase?(meanwhile: Mudanca): Mudanca }
  /** It is made anew under the id that it gets here, and sent again. Null: that is no longer wanted. */
  | { readonly tipo: 'anew'; toNew(now: Mudanca, id: string): Mudanca | null }
  /** It stays at rest. */
  | { readonly tipo: 'held' }
