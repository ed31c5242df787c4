/** Days as the reader's device counts them: from midnight to midnight of its zone, an hour more or less when clocks change. */

/** @param agora milliseconds since 1970 @param depois so many days later @returns when that day begins */
export function startOfDia(agora: number, depois = 0): number {
  const date = new Date(agora)
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + depois).getTime()
}

/** How many days later something is than today; what is past is today's. @param max that many are enough */
export function diasAte(quando: number, agora: number, max: number): number {
  let dias = 0
  while (dias < max && quando >= startOfDia(agora, dias + 1)) dias += 1
  return dias
}
