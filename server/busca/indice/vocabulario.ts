/** The words of the public texts, for 'você quis dizer'. Never removed: a proposal is shown only when it finds something. */
import type { Kysely } from 'kysely'
import type { Engine } from '#server/platform/database.ts'
import type { Tables } from '#server/platform/tables.ts'
import type { Analisado } from '../analise/colunas.ts'
import type { DocumentoComparado } from '../consulta-e-documento.ts'
import { type PalavraConhecida, storePalavras } from './vocabulario-repository.ts'

/** Words of a text in letters of the alphabet; numbers, Greek and Hebrew have no misspellings that we know. */
const PALAVRA = /^[a-z]{3,30}$/
const POR_VEZ = 20_000

/** Counts the words of documents, and how each is printed. */
export class Vocabulario {
  private readonly palavras = new Map<string, PalavraConhecida>()

  add(documento: DocumentoComparado, analisado: Analisado): void {
    for (const field of ['titulo', 'texto'] as const) {
      const part = documento[field]
      for (const { inicio, fim, forma } of analisado[field]) {
        const known = this.palavras.get(forma)
        if (known) known.ocorrencias += 1
        if (known && isPlain(known.exibida)) continue
        if (!known && !PALAVRA.test(forma)) continue
        const escrita = part.slice(inicio, fim)
        if (!known) this.palavras.set(forma, { palavra: forma, exibida: escrita, ocorrencias: 1 })
        else if (capitals(escrita) < capitals(known.exibida)) known.exibida = escrita
      }
    }
  }

  /** In the order of the alphabet. */
  list(): PalavraConhecida[] {
    return [...this.palavras.values()].sort((a, b) => (a.palavra < b.palavra ? -1 : 1))
  }

  async store(db: Kysely<Tables>, engine: Engine): Promise<void> {
    const sorted = this.list()
    for (let first = 0; first < sorted.length; first += POR_VEZ) {
      await storePalavras(db, engine, sorted.slice(first, first + POR_VEZ))
    }
  }
}

function isPlain(escrita: string): boolean {
  return escrita === escrita.toLowerCase()
}

/** 'senhor' is shown rather than 'Senhor', and that rather than 'SENHOR'. */
function capitals(escrita: string): number {
  return [...escrita].filter((char) => char !== char.toLowerCase()).length
}
