import { PARADAS } from './queries.ts'

/** Takes the places that wait out of the outbox: they are no words that nobody else has. @param email of their reader */
export async function dropParadas(email: string): Promise<void> {
  // Not in the first download.
  const { changeItem, listItemsOf } = await import('../platform/outbox/item-store.ts')
  for (const item of await listItemsOf(PARADAS, email.toLowerCase())) await changeItem(item, () => null)
}
