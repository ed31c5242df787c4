import { toNfc } from '#server/platform/to-nfc.ts'

/**
 * How the formats call the 66 books. Every row is one book, in canonical order (the row's place is the id):
 * USFM/USX code, OSIS code, then the abbreviations of Portuguese dumps beyond the USFM code itself.
 * 'jó' and 'jo' differ only by the accent, so accents count; an abbreviation on two rows is ambiguous.
 * Codes: USFM 3 "Identification", OSIS 2.1.1 appendix C.
 */
const LIVROS: readonly (readonly [usfm: string, osis: string, siglas: string])[] = [
  ['GEN', 'Gen', 'gn gên gênesis'],
  ['EXO', 'Exod', 'ex êx êxodo'],
  ['LEV', 'Lev', 'lv levítico'],
  ['NUM', 'Num', 'nm nú números'],
  ['DEU', 'Deut', 'dt deuteronômio'],
  ['JOS', 'Josh', 'js josué'],
  ['JDG', 'Judg', 'jz juí juízes'],
  ['RUT', 'Ruth', 'rt rute'],
  ['1SA', '1Sam', '1sm 1samuel'],
  ['2SA', '2Sam', '2sm 2samuel'],
  ['1KI', '1Kgs', '1rs 1re 1reis'],
  ['2KI', '2Kgs', '2rs 2re 2reis'],
  ['1CH', '1Chr', '1cr 1crônicas'],
  ['2CH', '2Chr', '2cr 2crônicas'],
  ['EZR', 'Ezra', 'ed esd esdras'],
  ['NEH', 'Neh', 'ne neemias'],
  ['EST', 'Esth', 'et est ester'],
  ['JOB', 'Job', 'jó job jb jo'],
  ['PSA', 'Ps', 'sl salmo salmos'],
  ['PRO', 'Prov', 'pv prv provérbios'],
  ['ECC', 'Eccl', 'ec ecl eclesiastes'],
  ['SNG', 'Song', 'ct cnt cantares cânticos cânticodoscânticos'],
  ['ISA', 'Isa', 'is isaías'],
  ['JER', 'Jer', 'jr jeremias'],
  ['LAM', 'Lam', 'lm lamentações'],
  ['EZK', 'Ezek', 'ez eze ezequiel'],
  ['DAN', 'Dan', 'dn daniel'],
  ['HOS', 'Hos', 'os oseias oséias'],
  ['JOL', 'Joel', 'jl joel'],
  ['AMO', 'Amos', 'am amós'],
  ['OBA', 'Obad', 'ob abd obadias'],
  ['JON', 'Jonah', 'jn jonas'],
  ['MIC', 'Mic', 'mq miqueias miquéias'],
  ['NAM', 'Nah', 'na naum'],
  ['HAB', 'Hab', 'hc habacuque'],
  ['ZEP', 'Zeph', 'sf sofonias'],
  ['HAG', 'Hag', 'ag ageu'],
  ['ZEC', 'Zech', 'zc zacarias'],
  ['MAL', 'Mal', 'ml malaquias'],
  ['MAT', 'Matt', 'mt mateus'],
  ['MRK', 'Mark', 'mc mar marcos'],
  ['LUK', 'Luke', 'lc luc lucas'],
  ['JHN', 'John', 'jo joão'],
  ['ACT', 'Acts', 'at ato atos atosdosapóstolos'],
  ['ROM', 'Rom', 'rm romanos'],
  ['1CO', '1Cor', '1coríntios'],
  ['2CO', '2Cor', '2coríntios'],
  ['GAL', 'Gal', 'gl gálatas'],
  ['EPH', 'Eph', 'ef efésios'],
  ['PHP', 'Phil', 'fp fl flp filipenses'],
  ['COL', 'Col', 'cl colossenses'],
  ['1TH', '1Thess', '1ts 1tessalonicenses'],
  ['2TH', '2Thess', '2ts 2tessalonicenses'],
  ['1TI', '1Tim', '1tm 1timóteo'],
  ['2TI', '2Tim', '2tm 2timóteo'],
  ['TIT', 'Titus', 'tt tito'],
  ['PHM', 'Phlm', 'fm flm filemom filemon'],
  ['HEB', 'Heb', 'hb hebreus'],
  ['JAS', 'Jas', 'tg tiago'],
  ['1PE', '1Pet', '1pd 1pedro'],
  ['2PE', '2Pet', '2pd 2pedro'],
  ['1JN', '1John', '1jo 1joão'],
  ['2JN', '2John', '2jo 2joão'],
  ['3JN', '3John', '3jo 3joão'],
  ['JUD', 'Jude', 'jd judas'],
  ['REV', 'Rev', 'ap apocalipse'],
]

const BY_USFM = new Map(LIVROS.map(([usfm], index) => [usfm, index + 1]))
const BY_OSIS = new Map(LIVROS.map(([, osis], index) => [osis.toLowerCase(), index + 1]))
const BY_SIGLA = indexSiglas()

/** @returns the book's id for a USFM or USX code in any case; null for a book outside the 66 */
export function livroByUsfm(code: string): number | null {
  return BY_USFM.get(code.trim().toUpperCase()) ?? null
}

/** @returns the book's id for an OSIS code ('1Cor'); null for a book outside the 66 */
export function livroByOsis(code: string): number | null {
  return BY_OSIS.get(code.trim().toLowerCase()) ?? null
}

/** @returns the book's id for a Zefania `bnumber`, whose 1 to 66 are the canon; null for the others */
export function livroByZefania(bnumber: string): number | null {
  const id = Number(bnumber)
  return Number.isInteger(id) && id >= 1 && id <= LIVROS.length ? id : null
}

/** What book an abbreviation or name may mean. @returns none when unknown, several when ambiguous ('jo': Jó or João) */
export function livrosBySigla(sigla: string): readonly number[] {
  return BY_SIGLA.get(normalizeSigla(sigla)) ?? []
}

function normalizeSigla(sigla: string): string {
  return toNfc(sigla).toLowerCase().replace(/[\s.]/g, '')
}

/** Siglas without their accents count too, after the accented ones: 'joao' is João, yet 'jó' is never João. */
function indexSiglas(): Map<string, number[]> {
  const index = new Map<string, number[]>()
  const add = (sigla: string, id: number): void => {
    const ids = index.get(sigla) ?? []
    if (!ids.includes(id)) index.set(sigla, [...ids, id])
  }
  for (const [place, [usfm, , siglas]] of LIVROS.entries()) {
    for (const sigla of [usfm.toLowerCase(), ...siglas.split(' ')]) {
      add(sigla, place + 1)
      add(sigla.normalize('NFD').replace(/\p{M}/gu, ''), place + 1)
    }
  }
  return index
}
