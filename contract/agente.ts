/** Reads the browser's description of itself (the header `User-Agent`) in plain words, well enough to be recognised. */

/** In this order: most browsers also name those that they descend from. */
const NAVEGADORES: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera|OPiOS|OPT)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bVersion\/.* Safari\//, 'Safari'],
]

/** In this order: Android names Linux, and iPhones name Mac OS X. */
const SISTEMAS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

/** @param agente `User-Agent`, possibly empty @returns 'Chrome no Android'; 'Outro navegador' when unknown */
export function describeAgente(agente: string): string {
  const navegador = findName(NAVEGADORES, agente) ?? 'Outro navegador'
  const sistema = findName(SISTEMAS, agente)
  return sistema ? `${navegador} no ${sistema}` : navegador
}

function findName(names: typeof SISTEMAS, agente: string): string | undefined {
  return names.find(([pattern]) => pattern.test(agente))?.[1]
}
