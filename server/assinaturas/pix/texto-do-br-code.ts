/** Without accents and what is not ASCII, and so short that each character is one of the code's length: 'Fé & Vida' → 'Fe & Vida'. */
export function toTextoDoBrCode(text: string, max: number): string {
  return text
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, (char) => (/\s/.test(char) ? ' ' : ''))
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, max)
    .trim()
}
