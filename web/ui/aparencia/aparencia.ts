/** How the reader wants texts to look. A new preference is a line in the schema and its definition below. */
import * as z from 'zod/mini'

/** What is kept. A value that is not one of the choices (an older version's, say) becomes the default. */
export const Aparencia = z.object({
  /** Type size, as a factor: `--reader-scale`. */
  corpo: z.catch(z.literal([0.86, 1, 1.14, 1.29, 1.43]), 1),
  /** Line spacing, as a factor: `--reader-leading`. */
  entrelinha: z.catch(z.literal([0.92, 1, 1.12]), 1),
  /** Whether verse numbers stand in the text of the Bible. */
  numeros: z.catch(z.boolean(), true),
  /** How verses are set: as running text, or one on each line. */
  disposicao: z.catch(z.enum(['corrido', 'linhas']), 'corrido'),
})
export type Aparencia = z.infer<typeof Aparencia>

/** What choosing something changes. */
export type Ajuste = Partial<Aparencia>

export interface Opcao {
  readonly rotulo: string
  readonly ajuste: Ajuste
}

/** One of several values, side by side. */
export interface Escolha {
  readonly tipo: 'escolha'
  readonly id: string
  readonly rotulo: string
  readonly opcoes: readonly Opcao[]
  /** Shown instead of the labels, larger for each option: the letter of the type size. */
  readonly amostra?: string
}

/** Something that is on or off. */
export interface Chave {
  readonly tipo: 'chave'
  readonly id: string
  readonly rotulo: string
  readonly ligada: Ajuste
  readonly desligada: Ajuste
}

export type Definicao = Escolha | Chave

export const CORPO: Escolha = {
  tipo: 'escolha',
  id: 'corpo',
  rotulo: 'Tamanho do texto',
  amostra: 'A',
  opcoes: [
    { rotulo: 'Muito pequeno', ajuste: { corpo: 0.86 } },
    { rotulo: 'Normal', ajuste: { corpo: 1 } },
    { rotulo: 'Grande', ajuste: { corpo: 1.14 } },
    { rotulo: 'Maior', ajuste: { corpo: 1.29 } },
    { rotulo: 'Muito grande', ajuste: { corpo: 1.43 } },
  ],
}

export const ENTRELINHA: Escolha = {
  tipo: 'escolha',
  id: 'entrelinha',
  rotulo: 'Entrelinha',
  opcoes: [
    { rotulo: 'Justa', ajuste: { entrelinha: 0.92 } },
    { rotulo: 'Normal', ajuste: { entrelinha: 1 } },
    { rotulo: 'Ampla', ajuste: { entrelinha: 1.12 } },
  ],
}

export const NUMEROS: Chave = {
  tipo: 'chave',
  id: 'numeros',
  rotulo: 'Números dos versículos',
  ligada: { numeros: true },
  desligada: { numeros: false },
}

/** Whether a choice is the one in force. */
export function isEmVigor(aparencia: Aparencia, ajuste: Ajuste): boolean {
  const emVigor = new Map<string, unknown>(Object.entries(aparencia))
  return Object.entries(ajuste).every(([nome, valor]) => emVigor.get(nome) === valor)
}

/** The values that style sheets read, by the name of their custom property. */
export function toCustomProperties({ corpo, entrelinha }: Aparencia): Readonly<Record<string, string>> {
  return { '--reader-scale': String(corpo), '--reader-leading': String(entrelinha) }
}
