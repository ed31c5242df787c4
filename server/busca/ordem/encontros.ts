/** Which words of a dictionary answer a search, found once for all documents that are written with it. */
import type { Dicionario } from '../memoria/dicionario.ts'
import type { ConsultaTraduzida, Encontro, TermoTraduzido } from './consulta-traduzida.ts'

/** How a word answers: as it was asked for, in another form, as a synonym. */
export const IGUAL = 3
const FLEXAO = 2
const SINONIMO = 1

type Encontros = Pick<ConsultaTraduzida, 'inicios' | 'palavras' | 'encontros'>

export function findEncontros(ramos: ConsultaTraduzida['ramos'], dicionario: Dicionario): Encontros {
  const inicios = dicionario.takeTabela()
  const palavras: number[] = []
  const encontros: Encontro[] = []
  const encontroOf = (palavra: number): Encontro => {
    const place = inicios[palavra] ?? 0
    const known = place > 0 ? encontros[place - 1] : undefined
    if (known) return known
    const encontro = { qualidades: ramos.map(() => 0), frases: [] }
    inicios[palavra] = encontros.push(encontro)
    palavras.push(palavra)
    return encontro
  }
  const addTermo = (ramo: number, termo: TermoTraduzido, isSinonimo: boolean) =>
    forEachFirst(termo, dicionario, (palavra) => {
      const { qualidades, frases } = encontroOf(palavra)
      const qualidade = isSinonimo ? SINONIMO : qualidadeOf(termo, palavra, dicionario)
      if (termo.tipo === 'frase') frases.push({ ramo, termo, qualidade })
      else qualidades[ramo] = Math.max(qualidades[ramo] ?? 0, qualidade)
    })
  for (const [ramo, { termos, sinonimos }] of ramos.entries()) {
    for (const termo of termos) addTermo(ramo, termo, false)
    for (const termo of sinonimos) addTermo(ramo, termo, true)
  }
  return { inicios, palavras, encontros }
}

/** The words that are the term, or with which it begins. */
function forEachFirst(termo: TermoTraduzido, dicionario: Dicionario, take: (palavra: number) => void): void {
  if (termo.tipo === 'prefixo') dicionario.forEachComPrefixo(termo.forma, take)
  else if (termo.tipo === 'palavra') dicionario.forEachDaRaiz(termo.raiz, take)
  else {
    const [first = -1] = termo.palavras
    if (termo.por === 'raiz') dicionario.forEachDaRaiz(first, take)
    else if (first !== -1) take(first)
  }
}

/** Whether the term is the word, or a phrase that begins with it. */
export function isFirst(termo: TermoTraduzido, palavra: number, dicionario: Dicionario): boolean {
  if (termo.tipo === 'palavra') return dicionario.raizOf(palavra) === termo.raiz
  if (termo.tipo === 'prefixo') return dicionario.formaOf(palavra).startsWith(termo.forma)
  return termo.palavras[0] === (termo.por === 'forma' ? palavra : dicionario.raizOf(palavra))
}

function qualidadeOf(termo: TermoTraduzido, palavra: number, dicionario: Dicionario): number {
  if (termo.tipo === 'frase') return termo.por === 'forma' ? IGUAL : FLEXAO
  const isSame =
    termo.tipo === 'palavra' ? termo.forma === palavra : termo.forma === dicionario.formaOf(palavra)
  return isSame ? IGUAL : FLEXAO
}
