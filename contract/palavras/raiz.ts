import { stemmer } from '@orama/stemmers/portuguese'
import { foldText } from '../fold.ts'
import { BASES, FAMILIAS, INTEIRAS, NOMES } from './nomes-e-familias.ts'
import { isPalavraVazia } from './palavras-vazias.ts'
import { toSingular } from './singular.ts'

/** Endings that the stemmer knows only with their accents; longer ones first. */
const ACENTOS: readonly (readonly [RegExp, string])[] = [
  [/ucao$/, 'ução'],
  [/ao$/, 'ão'],
  [/encia$/, 'ência'],
  [/ancia$/, 'ância'],
  [/avel$/, 'ável'],
  [/ivel$/, 'ível'],
  [/(?<=[aei]r)iamos$/, 'íamos'],
  [/iamos$/, 'íamos'],
  [/a(?=(?:ra|va)mos$)/, 'á'],
  [/e(?=ramos$)/, 'é'],
  [/i(?=ramos$)/, 'í'],
  [/a(?=sse(?:mos|is)$)/, 'á'],
  [/e(?=ssemos$)/, 'ê'],
  [/e(?=sseis$)/, 'é'],
  [/i(?=sse(?:mos|is)$)/, 'í'],
  [/ieis$/, 'íeis'],
]

/** Shorter stems stand for too many words. */
const MIN_RAIZ = 3
const MIN_RAIZ_DE_ACAO = 4
const MIN_RAIZ_DE_ICAO = 5

/** What the forms of a word share, made from the folded word alone. Stop words, numbers, names and other scripts are their own. */
export function toRaiz(forma: string): string {
  if (forma.length <= 2 || /[^a-z]/.test(forma) || isWhole(forma)) return forma
  const singular = toSingular(forma)
  if (INTEIRAS.has(singular)) return singular
  const raiz = FAMILIAS.get(forma) ?? FAMILIAS.get(singular) ?? stem(singular)
  // 'comer' has the root 'com', and must not find each 'com'.
  return raiz !== singular && isWhole(raiz) ? `${raiz}0` : raiz
}

function isWhole(forma: string): boolean {
  return isPalavraVazia(forma) || NOMES.has(forma) || INTEIRAS.has(forma)
}

function stem(singular: string): string {
  // The stemmer knows 'arrependei', but not 'louvai'.
  const word = singular.replace(/(?<=...a)i$/, '')
  const raiz = stemEnd(word) ?? stemBase(word) ?? stemAny(word)
  // 'pratique' is of 'praticar'; 'iníquo' is of nothing in '-car'.
  return /..que(?:i|is|m|s|mos)?$/.test(singular) ? raiz.replace(/(?<=...)qu$/, 'c') : raiz
}

function stemAny(singular: string): string {
  const accented = addAccents(singular)
  const raiz = foldText(hasShortStart(accented) ? stemShortStart(accented) : stemmer(accented))
  // Of '-ão' only a whole verbal end may go ('falarão'): else 'mão' would be 'ma', and 'cristão' 'crista'.
  return singular.endsWith('ao') && raiz.length > singular.length - 4 ? singular : raiz
}

function stemBase(singular: string): string | null {
  const base = /^(.*[irc])(?:am?|em?|es|o)$/.exec(singular)?.[1]
  // The stemmer makes 'anunc' of 'anunciar'.
  return base !== undefined && BASES.has(base) ? base.replace(/ci$/, 'c') : null
}

/** The stemmer leaves 'salvação' and 'instituição' whole, as little stands before their ends; of 'justifica' it makes 'justif'. */
function stemEnd(singular: string): string | null {
  const ific = /^(.+ific)(?:[ao]|am|amente)$/.exec(singular)?.[1]
  if (ific !== undefined) return ific
  if (singular.endsWith('acao') && singular.length >= MIN_RAIZ_DE_ACAO + 4) return singular.slice(0, -4)
  if (singular.endsWith('icao') && singular.length >= MIN_RAIZ_DE_ICAO + 4) return singular.slice(0, -4)
  return null
}

function addAccents(singular: string): string {
  const rule = ACENTOS.find(([end]) => end.test(singular))
  return rule ? singular.replace(...rule) : singular
}

/** Of 'obra', 'andar' the stemmer sees no end, as it skips all up to their second vowel. */
function hasShortStart(word: string): boolean {
  return /^[aeiou][^aeiouáéíóúâêôãõ]/.test(word)
}

/** With a consonant before it the stemmer skips three letters, as it does of most words. */
function stemShortStart(word: string): string {
  const raiz = stemmer(`b${word}`).slice(1)
  return raiz.length >= MIN_RAIZ ? raiz : word
}
