import { DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely'
import { expect, it } from 'vitest'
import type { ReadingDatabase } from '#server/platform/database.ts'
import type { Tables } from '#server/platform/tables.ts'
import type { DocumentoDaBiblia, DocumentoLido } from './indice/documento.ts'
import { Dicionario } from './memoria/dicionario.ts'
import { analisarPara, toMostrado } from './memoria/documento-analisado.ts'
import { createMemoria } from './memoria/memoria.ts'
import { TextosLembrados } from './memoria/textos-lembrados.ts'
import { readMostrados } from './read-documentos.ts'

/** In which there is nothing. */
const NO_DATABASE: ReadingDatabase = {
  engine: 'sqlite',
  read: new Kysely<Tables>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  }),
  close: async () => {},
}

function versiculo(numero: number): DocumentoDaBiblia {
  const lugar = { livro: 'Gênesis', livroId: 1, capitulo: 1, versiculo: numero }
  return { fonte: 'biblia', numero, ordem: [numero], titulo: '', texto: 'No princípio', ...lugar }
}

it('shows all documents of a search for whose texts there is no room together', async () => {
  const lidos = [1, 2, 3, 4].map(versiculo)
  const documentos = lidos.map((lido) => analisarPara(new Dicionario(), lido))
  const [first] = lidos
  const textos = new TextosLembrados(first ? toMostrado(first).bytes : 0)
  const escopo = {
    db: NO_DATABASE,
    fonte: 'biblia' as const,
    usuarioId: null,
    lidos: new Map<number, DocumentoLido>(lidos.map((lido) => [lido.numero, lido])),
    memoria: { ...createMemoria(), addMostrado: textos.add.bind(textos) },
  }
  for (let search = 0; search < 2; search += 1) {
    const shown = await readMostrados(escopo, documentos)
    expect(shown.map((each) => each?.lido.numero)).toEqual([1, 2, 3, 4])
  }
})
