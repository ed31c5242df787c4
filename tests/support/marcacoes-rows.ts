/** Highlights and marks that are there before a page is opened; notes: browser-notas.ts. */
import type { Cadastro } from '#contract/auth.ts'
import type { CorDoDestaque } from '#contract/destaques.ts'
import type { Database } from '#server/platform/database.ts'
import { findUsuarioId } from './browser-notas.ts'

interface MarcadoDeProva {
  /** Last digits of its id. */
  readonly numero: number
  readonly cor: CorDoDestaque
  readonly nota: string
  readonly data: string
}

const EBOOK_ID = 1
const SEM_PALAVRAS = {
  edicao: null,
  parte_inicio: null,
  deslocamento_inicio: null,
  parte_fim: null,
  deslocamento_fim: null,
  trecho: '',
  antes: '',
  depois: '',
} as const

export const idDeProva = (numero: number) => `01936d2e-7c00-7000-9000-${String(numero).padStart(12, '0')}`

/** Marks John 3.16-17. */
export async function insertMarcaDeProva(
  db: Database,
  { email }: Cadastro,
  { numero, cor, nota, data }: MarcadoDeProva,
): Promise<void> {
  const usuario_id = await findUsuarioId(db, email)
  const lugar = { fonte: 'biblia', inicio: 43_003_016, fim: 43_003_017, ...SEM_PALAVRAS } as const
  await db.write
    .insertInto('marca')
    .values({
      ...{ usuario_id, id: idDeProva(numero), ...lugar, cor, nota, versao: 1 },
      ...{ criado_em: data, atualizado_em: data },
    })
    .execute()
}

/** Highlights the first words of the catalogue's first ebook. @returns its title */
export async function insertDestaqueDeProva(
  db: Database,
  { email }: Cadastro,
  { numero, cor, nota, data }: MarcadoDeProva,
): Promise<string> {
  const usuario_id = await findUsuarioId(db, email)
  const { titulo } = await db.read
    .selectFrom('ebook')
    .select('titulo')
    .where('id', '=', EBOOK_ID)
    .executeTakeFirstOrThrow()
  const paragrafo = await db.read
    .selectFrom('paragrafo')
    .innerJoin('ebook_capitulo', 'ebook_capitulo.id', 'paragrafo.ebook_capitulo_id')
    .select(['paragrafo.id', 'ebook_capitulo_id', 'texto'])
    .where('ebook_id', '=', EBOOK_ID)
    .orderBy('ordem_dentro_do_ebook')
    .orderBy('ordem')
    .executeTakeFirstOrThrow()
  await db.write
    .insertInto('destaque')
    .values({
      ...{ usuario_id, id: idDeProva(numero), ebook_id: EBOOK_ID, cor, nota, versao: 1 },
      ...{ ebook_capitulo_id: paragrafo.ebook_capitulo_id, trecho: paragrafo.texto.slice(0, 10) },
      ...{ paragrafo_inicio_id: paragrafo.id, inicio: 0, paragrafo_fim_id: paragrafo.id, fim: 10 },
      ...{ antes: '', depois: '', criado_em: data, editado_em: data },
    })
    .execute()
  return titulo
}
