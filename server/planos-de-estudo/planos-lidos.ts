import * as z from 'zod/mini'
import { nomeDaPorcao, type Passo } from '#contract/etapas-do-plano.ts'
import type { EtapasDoPlano, PlanoDeEstudo, PorcaoDoPlano } from '#contract/planos-de-estudo.ts'
import { readCapitulosDoIdentificador } from '#server/ebooks/texto-service.ts'
import type { Database } from '#server/platform/database.ts'
import { PorcaoGuardada } from './porcao-guardada.ts'
import { listPlanosDeEstudo } from './repository.ts'

/** A plan with all its steps. */
export interface PlanoLido {
  readonly id: string
  readonly titulo: string
  readonly descricao: string
  readonly passo: Passo
  readonly etapas: readonly (readonly PorcaoGuardada[])[]
  /** '1.1' … of all portions. */
  readonly nomes: ReadonlySet<string>
}

/** The plans of the library in memory, until content changes. */
export interface PlanosLidos {
  /** By id, in the order in which they are shown. */
  read(): Promise<ReadonlyMap<string, PlanoLido>>
  clear(): void
}

export function createPlanosLidos(db: Database): PlanosLidos {
  let reading: Promise<ReadonlyMap<string, PlanoLido>> | null = null
  return {
    read() {
      reading ??= readAll(db)
      const current = reading
      current.catch(() => {
        if (reading === current) reading = null
      })
      return current
    },
    clear() {
      reading = null
    },
  }
}

const Etapas = z.array(z.array(PorcaoGuardada))

async function readAll(db: Database): Promise<ReadonlyMap<string, PlanoLido>> {
  const rows = await listPlanosDeEstudo(db)
  const planos = rows.map(({ ordem: _, ...row }): PlanoLido => {
    const etapas = z.parse(Etapas, JSON.parse(row.etapas))
    const nomes = etapas.flatMap((porcoes, etapa) =>
      porcoes.map((_, ordem) => nomeDaPorcao(etapa + 1, ordem + 1)),
    )
    return { ...row, etapas, nomes: new Set(nomes) }
  })
  return new Map(planos.map((plano) => [plano.id, plano]))
}

/** What a list says of a plan. */
export function toPlanoDeEstudo({ id, titulo, descricao, passo, etapas, nomes }: PlanoLido): PlanoDeEstudo {
  return { id, titulo, descricao, passo, etapas: etapas.length, porcoes: nomes.size }
}

/** A whole plan, with the ids of the chapters of books that are in the catalogue now. */
export async function resolveEtapas(
  db: Database,
  { id, titulo, passo, etapas }: PlanoLido,
): Promise<EtapasDoPlano> {
  const livros = new Set(
    etapas.flat().flatMap(({ lugar }) => (lugar.tipo === 'ebook' ? lugar.identificador : [])),
  )
  const capitulos = new Map<string, { ebook_id: number; capitulo_id: number }>()
  for (const identificador of livros) {
    for (const { ordem, ...ids } of await readCapitulosDoIdentificador(db, identificador))
      capitulos.set(`${identificador} ${ordem}`, ids)
  }
  const toPorcao = ({ texto, lugar }: PorcaoGuardada): PorcaoDoPlano => {
    if (lugar.tipo !== 'ebook') return { texto, lugar }
    const ids = capitulos.get(`${lugar.identificador} ${lugar.ordem}`)
    return { texto, lugar: ids ? { tipo: 'ebook', ...ids } : null }
  }
  return { id, titulo, passo, etapas: etapas.map((porcoes) => porcoes.map(toPorcao)) }
}
