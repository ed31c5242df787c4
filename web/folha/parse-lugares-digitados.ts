/** Places as a reader types them: ranges of the standards here, the Bible as the jump box reads it. Else a sentence. */
import type { Livro } from '#contract/biblia.ts'
import { padraoOfSigla } from '#contract/padroes.ts'
import { FICHAS } from '../padroes/public.ts'
import { interpretSalto } from '../salto/public.ts'
import type { LugarDaFolha } from '../ui/impressao/lugar-da-folha.ts'
import { parseLugarDaFolha } from './parse-lugar-da-folha.ts'

const MAX_DIGITADO = 300
const MAX_REFERENCIAS = 30

const EXEMPLO = 'Escreva um lugar, como “CFW 8.1-3”, “BCW 1-5” ou “Jo 3.16-18”.'
const DE_PADRAO = /^(cfw|cmw|bcw|fgop|dcpu|dcpr)\s*(\d{1,3})(?:[.:,](\d{1,3}))?(?:\s*[-–]\s*(\d{1,3}))?$/i
const CAPITULO = /^\/biblia\/capitulos\/(\d+)\/(\d+)(?:\?v=([\d,-]+))?$/

/** 'CFW 8.1-3; BCW 1-5; Jo 3.16'. @param livros empty while they cannot be fetched */
export function parseLugaresDigitados(texto: string, livros: readonly Livro[]): LugarDaFolha[] | string {
  const referencias = texto
    .slice(0, MAX_DIGITADO)
    .split(';')
    .map((each) => each.trim())
    .filter(Boolean)
    .slice(0, MAX_REFERENCIAS)
  if (referencias.length === 0) return EXEMPLO
  const lugares = referencias.map((referencia) => parseReferencia(referencia, livros))
  const erro = lugares.find((lugar) => typeof lugar === 'string')
  return erro ?? lugares.filter((lugar) => typeof lugar !== 'string')
}

function parseReferencia(texto: string, livros: readonly Livro[]): LugarDaFolha | string {
  const [, sigla, numero, secao, ate] = DE_PADRAO.exec(texto) ?? []
  const padrao = padraoOfSigla(sigla ?? '')
  if (padrao) {
    const { nome, ultima, unidade } = FICHAS[padrao]
    const pagina = secao === undefined ? numero : `${numero}.${secao}`
    const lugar = parseLugarDaFolha(`${padrao}:${[pagina, ate].filter(Boolean).join('-')}`)
    if (lugar) return lugar
    return Math.max(Number(numero), secao === undefined ? Number(ate ?? 0) : 0) > ultima
      ? `${nome} tem ${ultima} ${unidade.plural}.`
      : `Não entendi “${texto}”. ${EXEMPLO}`
  }
  return parsePassagem(texto, livros)
}

function parsePassagem(texto: string, livros: readonly Livro[]): LugarDaFolha | string {
  if (livros.length === 0) return 'Os livros da Bíblia não puderam ser carregados. Tente de novo.'
  const { sugestoes, erro } = interpretSalto(texto, livros, Object.values(FICHAS))
  const [, livro, capitulo, versiculos] = CAPITULO.exec(erro === null ? (sugestoes[0]?.to ?? '') : '') ?? []
  const lugar = livro && parseLugarDaFolha(['biblia', livro, capitulo, versiculos].filter(Boolean).join(':'))
  if (lugar) return lugar
  return erro ?? EXEMPLO
}
