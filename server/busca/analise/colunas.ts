import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { PROJECT_ROOT } from '#server/platform/project-root.ts'
import type { DocumentoComparado, Token } from '../consulta-e-documento.ts'
import { analisar } from './analisar.ts'

/** A token of its own between title and text, so that no phrase goes across. No `forma` or `raiz` has this character. */
export const SEPARADOR_DE_CAMPOS = '¶'

/** A hash over the code that makes and analyses documents, its tables and the stemmer; synonyms are of queries, not of texts. */
export const VERSAO_DO_ANALISADOR = hashAnalysis()

/** The words of a document. */
export type Analisado = Readonly<Record<'titulo' | 'texto', readonly Token[]>>

export function analisarDocumento({ titulo, texto }: DocumentoComparado): Analisado {
  return { titulo: analisar(titulo), texto: analisar(texto) }
}

/** A document for the index: one token of each column for each word, divided by spaces. */
export function toColunas({ titulo, texto }: Analisado): { forma: string; raiz: string } {
  const join = (of: 'forma' | 'raiz') =>
    [...titulo.map((token) => token[of]), SEPARADOR_DE_CAMPOS, ...texto.map((token) => token[of])].join(' ')
  return { forma: join('forma'), raiz: join('raiz') }
}

function hashAnalysis(): string {
  const require = createRequire(import.meta.url)
  const contract = join(PROJECT_ROOT, 'contract')
  const busca = join(PROJECT_ROOT, 'server', 'busca')
  const files = [
    ...listCode(join(busca, 'analise'), /^(?!.*sinonimos)/),
    ...listCode(join(contract, 'palavras'), /^(?!cut-consulta)/),
    ...listCode(join(busca, 'indice'), /^(documentos-|entrada|chamadas|tsvector)/),
    join(contract, 'fold.ts'),
    require.resolve('@orama/stemmers/portuguese'),
  ]
  const hash = createHash('sha256')
  for (const file of files) hash.update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}

function listCode(folder: string, names: RegExp): string[] {
  return readdirSync(folder)
    .filter((name) => names.test(name) && name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .sort()
    .map((name) => join(folder, name))
}
