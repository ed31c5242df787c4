/** What became of everything that two readers did: whether any of it is lost, is there twice, or is another's. */
import type { Entrada } from './falhas.ts'

/** A note, highlight or mark as the server has it in the end. */
export interface Linha {
  readonly marca: string
  readonly texto: string
}

/** What a reader has in the end. */
export interface Achado {
  readonly email: string
  readonly linhas: readonly Linha[]
  /** Drafts on the device, as text. */
  readonly rascunhos: string
  /** What waits still. */
  readonly naoEnviados: number
}

export interface Veredito {
  readonly perdidos: string[]
  readonly dobrados: string[]
  readonly trocados: string[]
}

export interface Historia {
  /** In the order in which it was tried; `passo` is the same for what was tried at once. */
  readonly entradas: readonly (Entrada & { readonly passo: number })[]
  /** What another device has seen on the server and deleted or written over. */
  readonly vistos: ReadonlySet<string>
}

export function judge(historia: Historia, achados: readonly Achado[]): Veredito {
  const veredito: Veredito = { perdidos: [], dobrados: [], trocados: [] }
  for (const achado of achados) {
    const others = achados.filter(({ email }) => email !== achado.email)
    for (const { marca } of achado.linhas) {
      if (others.some(({ email }) => isOf(marca, email)))
        veredito.trocados.push(`${marca} of ${achado.email}`)
    }
    if (others.some(({ email }) => achado.rascunhos.includes(`${email}#`))) {
      veredito.trocados.push(`draft of ${achado.email}`)
    }
    if (achado.naoEnviados > 0) veredito.perdidos.push(`${achado.naoEnviados} never sent by ${achado.email}`)
    judgeReader(historia, achado, veredito)
  }
  return veredito
}

function judgeReader({ entradas, vistos }: Historia, achado: Achado, veredito: Veredito): void {
  const dele = entradas.filter(({ leitor }) => leitor === achado.email)
  for (const [marca, tentativas] of Map.groupBy(dele, (entrada) => entrada.marca)) {
    const linhas = achado.linhas.filter((linha) => linha.marca === marca)
    if (linhas.length > 1) veredito.dobrados.push(`${marca}: ${linhas.map(({ texto }) => texto).join(', ')}`)
    const textos = linhas.map(({ texto }) => texto)
    const isThere = (texto: string) =>
      textos.includes(texto) || achado.rascunhos.includes(`"${texto}"`) || vistos.has(texto)
    // Of what was never taken nothing was promised.
    if (!tentativas.some(({ aceita }) => aceita)) continue
    if (!lastOf(tentativas).some((entrada) => isDone(entrada, isThere, linhas.length === 0))) {
      veredito.perdidos.push(
        `${marca}: ${JSON.stringify({ tentativas, textos, rascunhos: achado.rascunhos })}`,
      )
    }
  }
}

/** What the reader may find in the end: the last that was taken, or what was tried since and has perhaps got through. */
function lastOf(tentativas: Historia['entradas']): Historia['entradas'] {
  const last = Math.max(...tentativas.filter(({ aceita }) => aceita).map(({ passo }) => passo))
  return tentativas.filter(({ passo }) => passo >= last)
}

function isDone(entrada: Entrada, isThere: (texto: string) => boolean, isGone: boolean): boolean {
  return entrada.tipo === 'excluir' ? isGone : isThere(entrada.texto)
}

function isOf(marca: string, email: string): boolean {
  return marca.startsWith(`${email}#`)
}
