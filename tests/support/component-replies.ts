/** What the server answers in component tests unless they say otherwise: as little as a page needs to show that it came. */
import { lerAparencia } from '#contract/aparencia.ts'
import { listarPlanos } from '#contract/assinaturas.ts'
import { setCsrfToken } from '#contract/auth.ts'
import { type EdicaoDaBiblia, edicoesBiblia } from '#contract/biblia.ts'
import { listarAvisos, listarPix } from '#contract/editora/pagamentos.ts'
import { listarSimbolos, type Simbolo } from '#contract/padrao-texto.ts'
import { listarParadas, salvarParada } from '#contract/paradas.ts'
import { listarPlanosIniciados } from '#contract/planos-iniciados.ts'
import { type Instalacao, instalacao } from '#contract/saude.ts'
import type { Network } from './component-network.ts'
import { PLANOS_DE_PROVA } from './component-planos.ts'

const simbolo = (
  id: number,
  sigla: string,
  titulo: string,
  unidade: Simbolo['unidade'],
  total: number,
): Simbolo => ({
  id,
  simbolo: sigla,
  titulo,
  ano: 1647,
  unidade,
  total,
  resumo: 'O que os teólogos de Westminster confessaram.',
  introducao: ['Aprovada em 1647.'],
})

/** The six standards. */
export const SIMBOLOS: readonly Simbolo[] = [
  simbolo(1, 'CFW', 'Confissão de Fé de Westminster', 'capítulo', 33),
  simbolo(2, 'CMW', 'Catecismo Maior de Westminster', 'pergunta', 196),
  simbolo(3, 'BCW', 'Breve Catecismo de Westminster', 'pergunta', 107),
  simbolo(4, 'FGOP', 'Forma de Governo e Ordenação Presbiterianos', 'capítulo', 19),
  simbolo(5, 'DCPU', 'Diretório de Culto Público', 'capítulo', 15),
  simbolo(6, 'DCPR', 'Diretório de Culto Privado', 'capítulo', 15),
]

/** @param sigla 'CFW' … 'DCPR' */
export function simboloDe(sigla: string): Simbolo {
  const found = SIMBOLOS.find((one) => one.simbolo === sigla)
  if (!found) throw new Error(`No standard is called ${sigla}.`)
  return found
}

/** The library's own edition, with all books. */
export const BIBLIA_DE_PROVA: EdicaoDaBiblia = {
  nome: 'Bíblia de prova',
  licenca: 'Domínio público',
  atribuicao: 'Bíblia de prova, gerada para os testes.',
  alteracoes: null,
  aviso: null,
  sigla: 'BDP',
  padrao: true,
  parcial: false,
  livros: Array.from({ length: 66 }, (_, index) => index + 1),
}

const INSTALACAO: Instalacao = {
  editora: 'Editora de Prova',
  editora_texto: 'Para expandir o Reino de Cristo.',
  contato_email: 'contato@exemplo.com.br',
  contato_assunto: 'Feedback',
  rede_social: 'https://exemplo.com.br',
  acesso: 'livre',
}

/** The publisher has set up mail. */
export function answerComCorreio(network: Network): void {
  network.answer(instalacao, { ...INSTALACAO, envia_emails: true })
}

/** What every page asks for, or may ask for. */
export function answerAlways(network: Network): void {
  network.answer(setCsrfToken, () => {
    setCsrfCookie()
    return { csrftoken: TOKEN }
  })
  network.answer(lerAparencia, null)
  network.answer(listarParadas, [])
  network.answer(salvarParada, [])
  network.answer(listarPlanosIniciados, [])
  network.answer(instalacao, INSTALACAO)
  network.answer(listarPlanos, PLANOS_DE_PROVA)
  // Nothing of payments at the desk, which asks before it names their page.
  network.answer(listarPix, [])
  network.answer(listarAvisos, [])
  network.answer(listarSimbolos, [...SIMBOLOS])
  network.answer(edicoesBiblia, [BIBLIA_DE_PROVA])
}

const TOKEN = 'de-prova'

/** Gives the page the cookie that comes with a session. */
export function setCsrfCookie(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the web reads its token so.
  document.cookie = `csrftoken=${TOKEN}; path=/`
}

/** Takes it away again. */
export function clearCsrfCookie(): void {
  // Long ago: one that ends now is still there for a test that stops its clock in the same millisecond.
  // biome-ignore lint/suspicious/noDocumentCookie: the web reads its token so.
  document.cookie = 'csrftoken=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT'
}
