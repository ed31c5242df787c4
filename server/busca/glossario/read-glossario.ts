import type { ReadingDatabase } from '#server/platform/database.ts'
import { listOutrosNumeros, listVerbetes } from './glossario-repository.ts'
import { type Glossario, makeGlossario } from './make-glossario.ts'
import type { LugarDoVerbete, Verbete } from './verbete.ts'

interface Lido {
  readonly edicao: string | null
  readonly glossario: Glossario
}

const lidos = new WeakMap<ReadingDatabase, Lido>()

/** The glossary, which a connection keeps until an import has brought another one. @param edicao asked for before (estado-repository.ts) */
export async function readGlossario(db: ReadingDatabase, edicao: string | null): Promise<Glossario> {
  const lido = lidos.get(db)
  if (lido && lido.edicao === edicao) return lido.glossario
  const [verbetes, numeros] = await Promise.all([listVerbetes(db.read), listOutrosNumeros(db.read)])
  const glossario = makeGlossario(verbetes.map((verbete) => withNumeros(verbete, numeros)))
  lidos.set(db, { edicao, glossario })
  return glossario
}

/** Its verses as the edition counts them that the search reads. */
function withNumeros(verbete: Verbete, numeros: ReadonlyMap<number, number>): Verbete {
  if (numeros.size === 0) return verbete
  const toProprio = (numero: number) => numeros.get(numero) ?? numero
  const lugares = verbete.lugares.map(
    (lugar): LugarDoVerbete =>
      'simbolo' in lugar ? lugar : { ...lugar, inicio: toProprio(lugar.inicio), fim: toProprio(lugar.fim) },
  )
  return { ...verbete, lugares }
}
