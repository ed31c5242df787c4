import { createTilFixer } from './fix-til.ts'
import { movePositions } from './move-positions.ts'
import type { ParsedBiblia, ParsedCapitulo, ParsedVersiculo } from './parsed-biblia.ts'

/** How often a rule changed the text; licences such as CC BY ask that changes be stated. */
export interface Correcao {
  /** What was put right, as it is told to the publisher and the reader. */
  regra: string
  quantidade: number
}

const DEPOIS_DE_VIRGULA = 'espaço que faltava depois de vírgula, ponto e vírgula ou dois-pontos'
const DEPOIS_DE_PONTO = 'espaço que faltava depois de ponto, interrogação ou exclamação'
const FORA_DE_PARENTESE = 'espaço que faltava antes ou depois de parêntese'
const DENTRO_DE_PARENTESE = 'espaço a mais do lado de dentro de parênteses, colchetes ou aspas'
const APOSTROFO = 'acento agudo no lugar do apóstrofo (d´água)'
const TIL = 'til digitado antes da vogal (tamb~em)'

/** Slips that are wrong in any edition: spaces or one mistyped sign, never a letter; numbers ('1:2', '10,5') are not touched. */
const REGRAS: readonly { regra: string; pattern: RegExp; replacement: string }[] = [
  { regra: DEPOIS_DE_VIRGULA, pattern: /[,;:](?=[\p{L}“‘«[])/gu, replacement: '$& ' },
  // The stop must follow a whole word and precede a capital: 'a.C.' and 'S.O.S.' are left alone.
  {
    regra: DEPOIS_DE_PONTO,
    pattern: /(?<=\p{L}{2}|[\])”’])\.(?=\p{Lu}(?!\.))|[!?](?=\p{L})/gu,
    replacement: '$& ',
  },
  { regra: FORA_DE_PARENTESE, pattern: /[.,;:!?](?=\()|\)(?=\p{Lu})/gu, replacement: '$& ' },
  // Beside a word the space is on the wrong side of the mark, and moves; elsewhere it goes.
  { regra: DENTRO_DE_PARENTESE, pattern: /(?<=\p{L})([[(“‘]) +/gu, replacement: ' $1' },
  { regra: DENTRO_DE_PARENTESE, pattern: /([[(“‘]) +/gu, replacement: '$1' },
  { regra: DENTRO_DE_PARENTESE, pattern: / +([\])])(?=\p{L})/gu, replacement: '$1 ' },
  { regra: DENTRO_DE_PARENTESE, pattern: / +([\])]|[”’](?!\p{L}))/gu, replacement: '$1' },
  { regra: APOSTROFO, pattern: /(?<=\p{L})´(?=\p{L})/gu, replacement: '’' },
]

/** Whatever one of the rules changes has one of these: a single look spares most verses seventeen. */
const SUSPECT = /[,;:][\p{L}“‘«[]|[.!?]\p{L}|[.,;:!?]\(|\)\p{Lu}|[[(“‘] | [\])”’]|[´~]/u

/** Puts the known slips right; again changes nothing. @returns a new Bible and the number of changes by rule */
export function cleanBiblia(biblia: ParsedBiblia): { biblia: ParsedBiblia; correcoes: Correcao[] } {
  const counts = new Map<string, number>()
  const count = (regra: string, times: number): void => {
    if (times > 0) counts.set(regra, (counts.get(regra) ?? 0) + times)
  }
  const fixTil = createTilFixer(biblia)
  const clean = (text: string): string => {
    if (!SUSPECT.test(text)) return text
    let result = text
    for (const { regra, pattern, replacement } of REGRAS) {
      count(regra, result.match(pattern)?.length ?? 0)
      result = result.replace(pattern, replacement)
    }
    const { texto, correcoes } = fixTil(result)
    count(TIL, correcoes)
    return texto
  }
  const livros = biblia.livros.map(({ id, capitulos }) => ({
    id,
    capitulos: capitulos.map((capitulo) => cleanCapitulo(capitulo, clean)),
  }))
  const regras = new Set([...REGRAS.map(({ regra }) => regra), TIL])
  const correcoes = [...regras].flatMap((regra) => {
    const quantidade = counts.get(regra)
    return quantidade === undefined ? [] : [{ regra, quantidade }]
  })
  return { biblia: { ...biblia, livros }, correcoes }
}

function cleanCapitulo(
  { numero, titulo, versiculos }: ParsedCapitulo,
  clean: (text: string) => string,
): ParsedCapitulo {
  return {
    numero,
    titulo: titulo === null ? null : clean(titulo),
    versiculos: versiculos.map((versiculo) => cleanVersiculo(versiculo, clean)),
  }
}

/** The marks of composition move with the words. */
function cleanVersiculo(versiculo: ParsedVersiculo, clean: (text: string) => string): ParsedVersiculo {
  const { texto: before, estrutura } = versiculo
  const texto = clean(before)
  if (estrutura === undefined || texto === before) return { ...versiculo, texto }
  return { ...versiculo, texto, estrutura: movePositions(before, texto, estrutura) }
}
