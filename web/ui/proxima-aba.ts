/**
 * The tab to which a key leads: the arrows go round, Home and End to the ends.
 * @param abas tabs in their order
 * @param atual the current one
 * @param key `key` of the keyboard event
 * @returns undefined for any other key
 */
export function nextAba<Aba>(abas: readonly Aba[], atual: Aba, key: string): Aba | undefined {
  const index = abas.indexOf(atual)
  switch (key) {
    case 'ArrowRight':
      return abas[(index + 1) % abas.length]
    case 'ArrowLeft':
      return abas.at(index - 1)
    case 'Home':
      return abas[0]
    case 'End':
      return abas.at(-1)
    default:
      return undefined
  }
}
