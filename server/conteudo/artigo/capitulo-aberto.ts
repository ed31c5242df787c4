/** A chapter of an article while it is read; its notes are placed at its end. */
import type { FootnoteDefinition } from 'mdast'
import type { Report } from '#server/arquivos/report.ts'
import type { ParsedEbookCapitulo, ParsedParagrafo } from '../parsers/content-model.ts'
import { readTexto, type TextoComMarcas } from './texto-com-marcas.ts'

type Bloco = Pick<ParsedParagrafo, 'tipo' | 'detalhes'> & TextoComMarcas

interface Escrito extends Bloco {
  titulo: string | null
}

export interface CapituloAberto {
  titulo: string
  line: number
  blocos: Escrito[]
  secoes: { titulo: string; nivel: number; paragrafo: number }[]
  /** A heading stands over the paragraph that follows. */
  openSecao(titulo: string, depth: number): void
  push(bloco: Bloco): void
  close(): void
}

const SECAO = 3

export function createCapitulo(titulo: string, line: number): CapituloAberto {
  let aberta: { titulo: string; depth: number } | null = null
  const blocos: Escrito[] = []
  const secoes: CapituloAberto['secoes'] = []
  const placeSecao = () => {
    if (!aberta) return
    const detalhes = { nivel: Math.min(aberta.depth, 6) }
    blocos.push({ tipo: 'titulo', detalhes, titulo: null, texto: aberta.titulo, marcas: [], chamadas: [] })
    aberta = null
  }
  return {
    titulo,
    line,
    blocos,
    secoes,
    openSecao(text, depth) {
      placeSecao()
      aberta = { titulo: text, depth }
      secoes.push({ titulo: text, nivel: depth - SECAO + 1, paragrafo: blocos.length + 1 })
    },
    push(bloco) {
      if (bloco.tipo === 'separador') {
        const last = blocos.at(-1)
        if (aberta || !last || last.tipo === 'separador') return
        blocos.push({ ...bloco, titulo: null })
        return
      }
      blocos.push({ ...bloco, titulo: aberta?.titulo ?? null })
      aberta = null
    },
    close() {
      placeSecao()
      if (blocos.at(-1)?.tipo === 'separador') blocos.pop()
    },
  }
}

interface Notas {
  numeroOf(rotulo: string): number
  report: Report
}

/** Gives each chapter the notes that it is the first to call, and each marker its note. */
export function placeNotas(
  abertos: readonly CapituloAberto[],
  definitions: ReadonlyMap<string, FootnoteDefinition>,
  { numeroOf, report }: Notas,
): ParsedEbookCapitulo[] {
  const lugares = new Map<string, { capitulo: number; paragrafo: number }>()
  abertos.forEach((aberto, index) => {
    aberto.close()
    if (aberto.blocos.length === 0) report(aberto.line, `O capítulo “${aberto.titulo}” não tem texto.`)
    // A note may call another one: the list grows while it is gone through.
    for (const bloco of aberto.blocos) {
      for (const { rotulo } of bloco.chamadas) {
        const definition = definitions.get(rotulo)
        if (!definition || lugares.has(rotulo)) continue
        lugares.set(rotulo, { capitulo: index + 1, paragrafo: aberto.blocos.length + 1 })
        aberto.blocos.push(...readNota(definition, String(numeroOf(rotulo)), { numeroOf, report }))
      }
    }
  })
  for (const [rotulo, { position }] of definitions) {
    if (!lugares.has(rotulo))
      report(position?.start.line, `A nota [^${rotulo}] não é chamada em lugar nenhum.`)
  }
  return abertos.map(({ titulo, blocos, secoes }, index) => ({
    ordem: index + 1,
    titulo,
    subtitulo: null,
    nivel: 1,
    secoes: secoes.filter(({ paragrafo }) => paragrafo <= blocos.length),
    paragrafos: blocos.map(({ chamadas, ...bloco }, place) => ({
      ...bloco,
      ordem: place + 1,
      marcas: [
        ...bloco.marcas,
        ...chamadas.flatMap(({ inicio, fim, rotulo }) => {
          const lugar = lugares.get(rotulo)
          return lugar ? [{ tipo: 'ligacao' as const, inicio, fim, ...lugar, nota: true }] : []
        }),
      ],
    })),
  }))
}

function readNota({ children, position }: FootnoteDefinition, marcador: string, { numeroOf, report }: Notas) {
  const line = position?.start.line ?? 1
  return children.flatMap((child, index): Escrito[] => {
    if (child.type !== 'paragraph') {
      report(child.position?.start.line ?? line, 'Uma nota só pode ter parágrafos.')
      return []
    }
    const lido = readTexto(child.children, numeroOf, { report, line })
    return [{ tipo: 'nota', detalhes: index === 0 ? { marcador } : {}, titulo: null, ...lido }]
  })
}
