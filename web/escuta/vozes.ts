/** Which of the device's voices may read a text, the best first. */

/** What is looked at of a voice. */
export type VozDoAparelho = Pick<SpeechSynthesisVoice, 'voiceURI' | 'name' | 'lang' | 'localService'>

/** Firefox on Android writes three letters: 'por-BRA'. */
const TRES_LETRAS: Readonly<Record<string, string>> = {
  por: 'pt',
  eng: 'en',
  spa: 'es',
  fra: 'fr',
  deu: 'de',
  lat: 'la',
  bra: 'br',
  prt: 'pt',
}

/** A list that grows is the browser's fault; so many are offered. */
const MAX_VOZES = 60

/**
 * The voices of a language: of its country first, pt-PT before other countries; among equals those of the device, which
 * need no network and send the text nowhere.
 * @param idioma of the text: 'pt-BR'
 */
export function listVozes<Voz extends VozDoAparelho>(vozes: readonly Voz[], idioma: string): Voz[] {
  const [lingua, pais] = partsOf(idioma)
  const rank = ({ lang, localService }: Voz) => {
    const [, outro] = partsOf(lang)
    const lugar = outro === pais ? 0 : outro === lingua ? 1 : 2
    return 2 * lugar + (localService ? 0 : 1)
  }
  return vozes
    .filter(({ lang }) => partsOf(lang)[0] === lingua)
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, MAX_VOZES)
}

/** The reader's voice; the first when it is not there. */
export function pickVoz<Voz extends VozDoAparelho>(
  vozes: readonly Voz[],
  escolhida: string | null,
): Voz | null {
  return vozes.find(({ voiceURI }) => voiceURI === escolhida) ?? vozes[0] ?? null
}

/** 'Luciana (Brasil)', 'Google português do Brasil (Brasil, pela internet)'. */
export function formatVoz({ name, lang, localService }: VozDoAparelho): string {
  const [, pais] = partsOf(lang)
  const lugar = { br: 'Brasil', pt: 'Portugal' }[pais] ?? pais.toUpperCase()
  return `${name} (${[lugar, localService ? '' : 'pela internet'].filter(Boolean).join(', ')})`
}

/** Android writes 'pt_BR'. */
function partsOf(idioma: string): [lingua: string, pais: string] {
  const [lingua = '', ...rest] = idioma
    .toLowerCase()
    .split(/[-_]/)
    .map((each) => TRES_LETRAS[each] ?? each)
  return [lingua, rest.find((each) => each.length === 2) ?? '']
}
