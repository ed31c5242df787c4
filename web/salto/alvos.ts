/** Which books of the Bible and which standards a name typed by a reader may mean. */
import type { Livro } from '#contract/biblia.ts'
import type { Padrao } from '#contract/padroes.ts'

/** What the jump box needs to know of a standard. */
export interface PadraoDoSalto {
  readonly padrao: Padrao
  readonly sigla: string
  /** 'Catecismo Maior'. */
  readonly nome: string
  readonly titulo: string
  readonly unidade: { readonly slug: 'capitulo' | 'pergunta'; readonly nome: string; readonly plural: string }
  /** Number of the last chapter or question. */
  readonly ultima: number
  readonly indexPath: string
  readonly paginaPath: (numero: number) => string
}

export type Alvo =
  | { readonly tipo: 'livro'; readonly livro: Livro }
  | { readonly tipo: 'padrao'; readonly padrao: PadraoDoSalto }

interface Candidatos {
  /** Those of which the whole name or an abbreviation was typed. */
  readonly exatos: readonly Alvo[]
  /** All, the likeliest first: the exact ones, then those whose name begins so. */
  readonly todos: readonly Alvo[]
}

/** Names in use that content/livros.yaml does not have, by abbreviation; of numbered books without the number. */
const OUTROS_NOMES: Readonly<Record<string, readonly string[]>> = {
  Jó: ['job'],
  Sl: ['ps'],
  Ec: ['qo', 'coelet', 'qohelet'],
  Ct: ['cantares', 'canticos', 'cc'],
  Ob: ['abdias', 'ab'],
  Mc: ['mr'],
  At: ['atosdosapostolos'],
  Fp: ['fl', 'flp', 'php'],
  Fm: ['flm', 'filemon', 'phm'],
  Pe: ['pd'],
  Ap: ['revelacao'],
}

/** Other names of the standards, by their symbol. */
const OUTROS_NOMES_DOS_PADROES: Readonly<Record<string, readonly string[]>> = {
  BCW: ['catecismobreve', 'catecismomenor'],
}

const ORDINAL_POR_EXTENSO = /^(primeir|segund|terceir)[ao](?!\p{L})/u
const ORDINAL = /^([123])\s*(?:[ªº°]|[ao](?=[\s.]))?\.?\s*/
const ESPECIE = /^(?:carta|ep[ií]stola|livro|evangelho)\s+(?:segundo|d[eoa]s?|aos?|a|à)\s+/
const ROMANO = /^(i{1,3})(?=[\s.]|\p{L}|$)/u

/** Letters and digits only, in lower case; accents stay. */
function compact(text: string): string {
  return text.toLocaleLowerCase('pt-BR').replace(/[^\p{L}\p{M}\d]/gu, '')
}

/** The same without accents. */
function fold(text: string): string {
  return compact(text)
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
}

/** Writes the number of a numbered book as a digit: 'primeira carta aos Coríntios' → '1 coríntios'. */
function readOrdinal(nome: string): string {
  const porExtenso = ORDINAL_POR_EXTENSO.exec(nome)
  const digit = { primeir: '1', segund: '2', terceir: '3' }[porExtenso?.[1] ?? '']
  const numerado = digit && porExtenso ? `${digit} ${nome.slice(porExtenso[0].length).trimStart()}` : nome
  const [prefix = '', numero = ''] = ORDINAL.exec(numerado) ?? []
  const resto = numerado
    .slice(prefix.length)
    .replace(ESPECIE, '')
    .replace(/^d[eoa]s?\s+/, '')
  return numero ? `${numero} ${resto}` : resto
}

/** What was typed, in the ways in which it can be read: 'II Tm' may be a name, or the second of two books. */
function readings(nome: string): { texto: string; romano: boolean }[] {
  const texto = readOrdinal(nome.normalize('NFC').toLocaleLowerCase('pt-BR').trim())
  const [romano = ''] = ROMANO.exec(texto) ?? []
  if (!romano) return [{ texto, romano: false }]
  const resto = readOrdinal(`${romano.length} ${texto.slice(romano.length).replace(/^[\s.]+/, '')}`)
  return [
    { texto, romano: false },
    { texto: resto, romano: true },
  ]
}

interface Verbete {
  readonly alvo: Alvo
  readonly nome: string
  /** Name and abbreviation as printed, in lower case and without spaces. */
  readonly impressos: readonly string[]
  /** Everything that names it exactly, without accents. */
  readonly chaves: readonly string[]
  /** Of a numbered book, its names without the number. */
  readonly semNumero: readonly string[]
}

function toVerbeteDeLivro(livro: Livro): Verbete {
  const numero = /^[123]/.exec(livro.abreviatura)?.[0] ?? ''
  const semNumero = [livro.livro, livro.abreviatura].map((nome) => nome.slice(numero.length).trim())
  const abreviatura = semNumero[1] ?? ''
  const nomes = [...semNumero, ...(OUTROS_NOMES[abreviatura] ?? [])].map(fold)
  return {
    alvo: { tipo: 'livro', livro },
    nome: fold(livro.livro),
    impressos: [livro.livro, livro.abreviatura].map(compact),
    chaves: nomes.map((nome) => numero + nome),
    semNumero: numero ? nomes : [],
  }
}

function toVerbeteDePadrao(padrao: PadraoDoSalto): Verbete {
  const nomes = [padrao.sigla, padrao.nome, padrao.titulo]
  return {
    alvo: { tipo: 'padrao', padrao },
    nome: fold(padrao.sigla),
    impressos: nomes.map(compact),
    chaves: [...nomes.map(fold), ...(OUTROS_NOMES_DOS_PADROES[padrao.sigla] ?? [])],
    semNumero: [],
  }
}

const IMPRESSO = 0
const EXATO = 1
const COMECO_DO_NOME = 2
const COMECO = 3
const SEM_NUMERO = 4

/** How well a verbete answers; null when not at all. */
function rankOf(verbete: Verbete, texto: string): number | null {
  const chave = fold(texto)
  if (verbete.impressos.includes(compact(texto))) return IMPRESSO
  if (verbete.chaves.includes(chave)) return EXATO
  if (verbete.nome.startsWith(chave)) return COMECO_DO_NOME
  if (verbete.chaves.some((outra) => outra.startsWith(chave))) return COMECO
  if (verbete.semNumero.some((outra) => outra.startsWith(chave))) return SEM_NUMERO
  return null
}

function bestRank(verbete: Verbete, nome: string): number | null {
  const ranks = readings(nome).map(({ texto, romano }) => {
    const rank = rankOf(verbete, texto)
    // 'Is' is Isaías before it is the beginning of a first book of Samuel.
    return romano && rank !== null && rank > EXATO ? SEM_NUMERO : rank
  })
  const found = ranks.filter((rank) => rank !== null)
  return found.length > 0 ? Math.min(...found) : null
}

/** @param nome what was typed before the numbers; not blank @param livros the 66 books @param padroes the six standards */
export function findAlvos(
  nome: string,
  livros: readonly Livro[],
  padroes: readonly PadraoDoSalto[],
): Candidatos {
  const verbetes = [...livros.map(toVerbeteDeLivro), ...padroes.map(toVerbeteDePadrao)]
  const ranked = verbetes
    .flatMap((verbete) => {
      const rank = bestRank(verbete, nome)
      return rank === null ? [] : { verbete, rank }
    })
    .toSorted((a, b) => a.rank - b.rank || compareNames(a.verbete, b.verbete))
  const impressos = ranked.filter(({ rank }) => rank === IMPRESSO)
  // 'Jó' typed with its accent is not João.
  const fitting = impressos.length > 0 && fold(nome) !== compact(nome) ? impressos : ranked
  return {
    exatos: fitting.filter(({ rank }) => rank <= EXATO).map(({ verbete }) => verbete.alvo),
    todos: fitting.map(({ verbete }) => verbete.alvo),
  }
}

/** Books before standards, the shortest name first: the canon's own order stays between equals. */
function compareNames(a: Verbete, b: Verbete): number {
  if (a.alvo.tipo !== b.alvo.tipo) return a.alvo.tipo === 'livro' ? -1 : 1
  return a.nome.length - b.nome.length
}
