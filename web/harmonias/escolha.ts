import type { TemaDaHarmonia } from '#contract/harmonias.ts'
import { Padrao } from '#contract/padroes.ts'
import { toDestino } from './destino.ts'

/** The two standards that are compared: `a` stands at the left, `b` at the right. They are never the same. */
export interface EscolhaDeHarmonia {
  readonly a: Padrao
  readonly b: Padrao
}

/** Whether a word of an address names a standard. */
export function isPadrao(text: string | null): text is Padrao {
  return Padrao.options.some((padrao) => padrao === text)
}

/** The standard that is put beside another when the reader has not chosen: the Confession, beside it the CMW. */
export function padraoAoLado(padrao: Padrao): Padrao {
  return padrao === 'cfw' ? 'cmw' : 'cfw'
}

/** The standards that the address names; else CFW and CMW. None is compared with itself. */
export function parseEscolha(params: URLSearchParams): EscolhaDeHarmonia {
  const pedidoA = params.get('a')
  const pedidoB = params.get('b')
  const b = isPadrao(pedidoB) ? pedidoB : null
  const a = isPadrao(pedidoA) ? pedidoA : padraoAoLado(b ?? 'cmw')
  return { a, b: b === null || b === a ? padraoAoLado(a) : b }
}

/** Puts a standard on one side. The one that already stands on the other side changes places with it. */
export function choose(
  escolha: EscolhaDeHarmonia,
  lado: keyof EscolhaDeHarmonia,
  padrao: Padrao,
): EscolhaDeHarmonia {
  const outro = lado === 'a' ? 'b' : 'a'
  if (escolha[outro] === padrao) return swap(escolha)
  return { ...escolha, [lado]: padrao }
}

export function swap({ a, b }: EscolhaDeHarmonia): EscolhaDeHarmonia {
  return { a: b, b: a }
}

/** Two standards that treat a theme, the first in their order. @returns null when there are not two */
export function escolhaDoTema({ pontas }: TemaDaHarmonia): EscolhaDeHarmonia | null {
  const destinos = pontas.map(toDestino).filter((destino) => destino.tipo === 'pagina')
  const [a, b] = Padrao.options.filter((padrao) => destinos.some((pagina) => pagina.padrao === padrao))
  return a && b ? { a, b } : null
}
