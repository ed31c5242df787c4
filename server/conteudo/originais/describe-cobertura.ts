import type { ParsedPagina } from '#server/conteudo/parsers/content-model.ts'
import { PADROES_ESCRITOS } from '#server/conteudo/parsers/padroes.ts'
import { chaveDaPagina, type Traducao } from './parse-original.ts'

const MAX_PAGINAS_COM_FALTA = 20

/** 'CFW: 32 de 33 páginas; faltam 7.', then the pages that lack sections: 'CFW 8: faltam as seções 3–5.' */
export function describeCobertura(paginas: readonly ParsedPagina[], traducao: Traducao): string[] {
  const comFalta: string[] = []
  const padroes = PADROES_ESCRITOS.flatMap(({ simbolo, sigla }) => {
    const own = new Map(paginas.filter((each) => each.simbolo === simbolo).map((each) => [each.numero, each]))
    if (own.size === 0) return []
    const todas = listNumeros(traducao, simbolo)
    for (const [numero, pagina] of own) {
      const lidas = new Set(pagina.secoes.map((secao) => secao.numero))
      const faltam = (traducao.get(chaveDaPagina(pagina)) ?? []).filter((secao) => !lidas.has(secao))
      if (faltam.length > 0) comFalta.push(`${sigla} ${numero}: faltam as seções ${formatNumeros(faltam)}.`)
    }
    const faltam = todas.filter((numero) => !own.has(numero))
    const resto = faltam.length > 0 ? `; faltam ${formatNumeros(faltam)}` : ''
    return [`${sigla}: ${own.size} de ${todas.length} páginas${resto}.`]
  })
  const mais = comFalta.length - MAX_PAGINAS_COM_FALTA
  return [
    ...padroes,
    ...comFalta.slice(0, MAX_PAGINAS_COM_FALTA),
    ...(mais > 0 ? [`… e mais ${mais} páginas a que faltam seções.`] : []),
  ]
}

function listNumeros(traducao: Traducao, simbolo: number): number[] {
  const prefixo = chaveDaPagina({ simbolo, numero: 0 }).slice(0, -1)
  return [...traducao.keys()]
    .filter((chave) => chave.startsWith(prefixo))
    .map((chave) => Number(chave.slice(prefixo.length)))
}

/** '1–3, 7' */
function formatNumeros(numeros: readonly number[]): string {
  const faixas: { de: number; ate: number }[] = []
  for (const numero of numeros) {
    const last = faixas.at(-1)
    if (last && last.ate === numero - 1) last.ate = numero
    else faixas.push({ de: numero, ate: numero })
  }
  return faixas.map(({ de, ate }) => (de === ate ? `${de}` : `${de}–${ate}`)).join(', ')
}
