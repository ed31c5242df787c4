/** The content folder as it is read: files with the standing corrections laid over, all checked. */
import type { Kysely } from 'kysely'
import { ContentError } from '#server/arquivos/content-error.ts'
import type { Tables } from '#server/platform/tables.ts'
import type { ContentFile } from '../parsers/content-files.ts'
import type { ParsedConteudo } from '../parsers/content-model.ts'
import { fingerprintFiles } from '../parsers/fingerprint-files.ts'
import { parseConteudo } from '../parsers/parse-conteudo.ts'
import { layCorrecoes } from './lay-correcoes.ts'
import { type CorrecaoEmVigor, listEmVigor } from './repository.ts'

/** A correction that is about to stand; null as its text takes the file itself. */
interface Candidata {
  arquivo: string
  texto: string | null
}

interface ConteudoCorrigido {
  conteudo: ParsedConteudo
  impressao: string
  /** Standing corrections with which the texts cannot be read, and were read without. */
  recusadas: (CorrecaoEmVigor & { motivo: string })[]
}

/** @throws ContentError when the files themselves are wrong, or the candidate makes them so */
export async function readCorrigido(
  db: Kysely<Tables>,
  files: readonly ContentFile[],
  candidata: Candidata | null,
): Promise<ConteudoCorrigido> {
  const emVigor = await listEmVigor(db)
  if (!candidata) return readWithout(files, emVigor)
  const { arquivo, texto } = candidata
  const others = emVigor.filter((correcao) => correcao.arquivo !== arquivo)
  return read(files, texto === null ? others : [...others, { arquivo, texto }])
}

function read(
  files: readonly ContentFile[],
  correcoes: readonly { arquivo: string; texto: string }[],
): ConteudoCorrigido {
  const laid = layCorrecoes(files, correcoes)
  return { conteudo: parseConteudo(laid), impressao: fingerprintFiles(laid), recusadas: [] }
}

/** A correction never keeps a server from starting: what does not fit any more is left out. */
function readWithout(files: readonly ContentFile[], emVigor: readonly CorrecaoEmVigor[]): ConteudoCorrigido {
  let standing = emVigor
  const recusadas: ConteudoCorrigido['recusadas'] = []
  for (;;) {
    try {
      return { ...read(files, standing), recusadas }
    } catch (error) {
      if (!(error instanceof ContentError) || standing.length === 0) throw error
      const named = standing.filter(({ arquivo }) => error.problems.some(({ file }) => file === arquivo))
      const out = named.length > 0 ? named : standing
      recusadas.push(...out.map((correcao) => ({ ...correcao, motivo: reasonOf(error, correcao.arquivo) })))
      standing = standing.filter((correcao) => !out.includes(correcao))
    }
  }
}

const MAX_MOTIVO = 1_000

function reasonOf({ problems, message }: ContentError, arquivo: string): string {
  const own = problems.filter(({ file }) => file === arquivo)
  const reason = own.length > 0 ? new ContentError(own).message : message
  return reason.slice(0, MAX_MOTIVO)
}
