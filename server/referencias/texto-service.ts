import type { ReferenciaBiblica } from '#contract/referencias.ts'
import type { CanonLivro } from '#server/biblia/canon.ts'
import { readTrechos } from '#server/biblia/trechos.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Database } from '#server/platform/database.ts'
import { parseReferencias } from './parse-referencias.ts'
import { listCapitulosOfCanon } from './repository.ts'
import { textOf } from './service.ts'

/** A reference in the strict form, with the Bible's words. @throws AppError 422 when it is none, or names what does not exist */
export async function readTextoDaReferencia(
  db: Database,
  text: string,
  edicao?: string,
): Promise<ReferenciaBiblica> {
  const { referencias, problems } = parseReferencias(text, await readCanonLivros(db))
  const [problem] = problems
  if (problem !== undefined) throw refused(`Esta referência não pode ser aberta: ${problem}.`)
  const [parsed, another] = referencias
  if (!parsed || another) throw refused('Peça uma referência de cada vez.')
  const trechos = (await readTrechos(db, parsed.trechos, edicao)).flat()
  return { referencia: parsed.referencia, texto: textOf(trechos), trechos }
}

async function readCanonLivros(db: Database): Promise<CanonLivro[]> {
  const rows = await listCapitulosOfCanon(db)
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((capitulos) => {
    const [first] = capitulos
    if (!first) return []
    const { id, abreviatura, livro } = first
    const versiculos = capitulos.map(({ quantidade_versiculos }) => quantidade_versiculos)
    return [{ id, abreviatura, livro, versiculos }]
  })
}

function refused(message: string): AppError {
  return new AppError('dados_invalidos', message, { fields: { referencia: message } })
}
