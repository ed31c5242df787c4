/** How the abbreviations of the Bible's books are spoken. A test holds them to content/livros.yaml. */
const ABREVIADOS =
  'Gn Gênesis|Êx Êxodo|Lv Levítico|Nm Números|Dt Deuteronômio|Js Josué|Jz Juízes|Rt Rute|Sm Samuel|Rs Reis|Cr Crônicas|Ed Esdras|Ne Neemias|Et Ester|Jó Jó|Sl Salmo|Pv Provérbios|Ec Eclesiastes|Ct Cântico dos Cânticos|Is Isaías|Jr Jeremias|Lm Lamentações|Ez Ezequiel|Dn Daniel|Os Oseias|Jl Joel|Am Amós|Ob Obadias|Jn Jonas|Mq Miqueias|Na Naum|Hc Habacuque|Sf Sofonias|Ag Ageu|Zc Zacarias|Ml Malaquias|Mt Mateus|Mc Marcos|Lc Lucas|Jo João|At Atos|Rm Romanos|Co Coríntios|Gl Gálatas|Ef Efésios|Fp Filipenses|Cl Colossenses|Ts Tessalonicenses|Tm Timóteo|Tt Tito|Fm Filemom|Hb Hebreus|Tg Tiago|Pe Pedro|Jd Judas|Ap Apocalipse'

const NOMES: ReadonlyMap<string, string> = new Map(
  ABREVIADOS.split('|').map((each) => {
    const cut = each.indexOf(' ')
    return [each.slice(0, cut), each.slice(cut + 1)]
  }),
)

const HISTORIAS: ReadonlySet<string> = new Set(['Sm', 'Rs', 'Cr'])
const ORDINAIS: Readonly<Record<string, readonly [historia: string, carta: string]>> = {
  1: ['Primeiro', 'Primeira'],
  2: ['Segundo', 'Segunda'],
  3: ['Terceiro', 'Terceira'],
}

/** What a book is called: 'Primeira Coríntios'. @param numero '1', or empty @returns null for no book's abbreviation */
export function nomeFalado(numero: string, abreviatura: string): string | null {
  const nome = NOMES.get(abreviatura)
  if (nome === undefined) return null
  const ordinal = ORDINAIS[numero]?.[HISTORIAS.has(abreviatura) ? 0 : 1]
  return ordinal === undefined ? nome : `${ordinal} ${nome}`
}
