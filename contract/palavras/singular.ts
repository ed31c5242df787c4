import { NOMES_EM_MO, PLURAIS } from './nomes-e-familias.ts'
import { isVerboEmAis } from './verbos-em-ais.ts'

/** A folded word without its plural. Verbs that end in '-mos', '-eis', '-des' are left to the stemmer, which knows them. */
export function toSingular(forma: string): string {
  const irregular = PLURAIS.get(forma)
  if (irregular !== undefined) return irregular
  if (forma.length < 4 || !forma.endsWith('s')) return forma
  return (
    replaceEnd(forma, /(?:oes|aes|aos)$/, 'ao') ??
    replaceEnd(forma, /ns$/, 'm') ??
    singularDeIs(forma) ??
    singularDeUs(forma) ??
    singularDeMos(forma) ??
    replaceEnd(forma, /(?<=[rz])es$|(?<=[^s]s)es$/, '') ??
    singularDeVogal(forma)
  )
}

function replaceEnd(forma: string, end: RegExp, by: string): string | null {
  return end.test(forma) ? forma.replace(end, by) : null
}

/** 'mortais', 'amáveis', 'lençóis'; the rest in '-eis', '-is' are verbs, or stand in the table. */
function singularDeIs(forma: string): string | null {
  if (!forma.endsWith('is')) return null
  if (/.[aio]veis$/.test(forma)) return forma.replace(/eis$/, 'el')
  if (/..ais$/.test(forma) && !isVerboEmAis(forma)) return forma.replace(/is$/, 'l')
  return forma.replace(/(?<=..o)is$/, 'l')
}

/** 'judeus', 'graus'; 'Jesus' and Latin words keep their end. */
function singularDeUs(forma: string): string | null {
  return forma.endsWith('us') ? forma.replace(/(?<=[ae]u)s$/, '') : null
}

/** 'próximos' is a plural, 'fizemos' is not. */
function singularDeMos(forma: string): string | null {
  if (!/(?:[aei]|[aei]r)mos$/.test(forma)) return null
  const singular = forma.slice(0, -1)
  return NOMES_EM_MO.has(singular) || singular.endsWith('issimo') ? singular : forma
}

function singularDeVogal(forma: string): string {
  return /[aeo]s$/.test(forma) && !/[aei]rdes$/.test(forma) ? forma.slice(0, -1) : forma
}
