/** The tab to which a key leads: arrows go round, Home and End. @param atual current @returns undefined for other keys */
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
