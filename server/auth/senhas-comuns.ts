/** Passwords that are guessed first: the commonest ones, trivial patterns, and the reader's own names. */
import { foldText } from '#contract/fold.ts'
import { AppError } from '#server/platform/app-error.ts'

/** How many of the commonest passwords are refused, counting only those that are long enough to be taken otherwise. */
const QUANTIDADE = 10_000
const MENOR_TAMANHO = 8
/** 'aaaaaaaa', '12121212', 'abcabcabc', 'senhsenh': a block of at most this many characters, again and again. */
const MAIOR_BLOCO = 4

const COMUM = 'Esta senha está entre as mais usadas e seria adivinhada logo.'
const PADRAO = 'Esta senha só repete caracteres ou segue uma sequência e seria adivinhada logo.'
const DA_CASA = 'Esta senha é um nome desta biblioteca e seria adivinhada logo.'
const PROPRIA = 'A senha não pode ser o seu nome ou o seu e-mail.'
const CONSELHO = 'Escolha outra: algumas palavras que só você juntaria servem bem.'

/** Names of the library and its texts; digits and signs around them make them no better (ASVS 6.1.2). */
const PALAVRAS_DA_CASA: ReadonlySet<string> = new Set([
  'westminster',
  'biblioteca',
  'minhabiblioteca',
  'bibliotecawestminster',
  'minhabibliotecawestminster',
  'confissaodefe',
  'confissaodewestminster',
  'catecismo',
  'catecismomaior',
  'brevecatecismo',
])

let comuns: Promise<ReadonlySet<string>> | undefined

/** @param proprios e-mail and names @param campo field of the form @throws AppError 422 with the reason and what to do */
export async function demandSenhaIncomum(
  senha: string,
  proprios: readonly string[],
  campo: 'password' | 'senha_nova',
): Promise<void> {
  const motivo = await motivoDaRecusa(senha, proprios)
  if (!motivo) return
  const message = `${motivo} ${CONSELHO}`
  throw new AppError('dados_invalidos', message, { fields: { [campo]: message } })
}

async function motivoDaRecusa(senha: string, proprios: readonly string[]): Promise<string | null> {
  const folded = fold(senha)
  if (isRepetition(folded) || isSequence(folded)) return PADRAO
  if (PALAVRAS_DA_CASA.has(lettersOf(folded))) return DA_CASA
  if (proprios.flatMap(namesIn).includes(folded)) return PROPRIA
  comuns ??= loadComuns()
  return (await comuns).has(folded) ? COMUM : null
}

/** The list is loaded with the first password that is chosen: the server's start and its readers need it not. */
async function loadComuns(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const found = new Set<string>()
  for (const senha of dictionary['passwords-common']) {
    const folded = fold(senha)
    if (folded.length >= MENOR_TAMANHO) found.add(folded)
    if (found.size === QUANTIDADE) break
  }
  return found
}

function isRepetition(text: string): boolean {
  for (let size = 1; size <= MAIOR_BLOCO; size += 1) {
    if (text.slice(size) === text.slice(0, -size)) return true
  }
  return false
}

/** 'abcdefgh', '98765432', '1234567890': each character follows the one before it, or precedes it. */
function isSequence(text: string): boolean {
  const steps = new Set<number>()
  for (let index = 1; index < text.length; index += 1) {
    const isWrap = text.slice(index - 1, index + 1) === '90' || text.slice(index - 1, index + 1) === '09'
    const step = text.charCodeAt(index) - text.charCodeAt(index - 1)
    steps.add(isWrap ? -Math.sign(step) : step)
  }
  return steps.size === 1 && (steps.has(1) || steps.has(-1))
}

/** A name, and of an e-mail also what stands before the at sign. */
function namesIn(proprio: string): string[] {
  const folded = fold(proprio)
  return [folded, folded.split('@')[0] ?? folded]
}

function lettersOf(text: string): string {
  return foldText(text).replace(/[^a-z]/g, '')
}

/** Case and the width of letters make no password less common. */
function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase().trim()
}
