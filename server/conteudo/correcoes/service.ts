/** What the desk is told of corrections and the files beneath. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { EstadoDoTexto } from '#contract/editora/textos.ts'
import { notFound } from '#server/platform/app-error.ts'
import type { Database } from '#server/platform/database.ts'
import { impressaoDoTexto } from './impressao-do-texto.ts'
import { isCorrigivel } from './is-corrigivel.ts'
import { readEmVigor } from './read-em-vigor.ts'
import { findTexto, findVersao, type LinhaDeCorrecao, listNewest, listVersoes } from './repository.ts'

interface EstadoDaCorrecao {
  estado: EstadoDoTexto
  corrigido_em: string | null
}

/** Of each file that was ever corrected. */
export async function readEstados(db: Database, dir: string): Promise<Map<string, EstadoDaCorrecao>> {
  const [newest, emVigor] = await Promise.all([listNewest(db.read), readEmVigor(db, dir)])
  const now = new Map(emVigor.map(({ arquivo, arquivoAgora }) => [arquivo, arquivoAgora]))
  return new Map(
    newest.map(({ arquivo, recusa, criada_em }) => {
      const agora = now.get(arquivo)
      const standing = agora === 'o_mesmo' ? 'corrigida' : 'arquivo_mudou'
      const stands = agora !== undefined && agora !== 'igual'
      const estado = recusa === null ? (stands ? standing : 'original') : 'posta_de_lado'
      return [arquivo, { estado, corrigido_em: criada_em }]
    }),
  )
}

export interface TextoCorrigido extends EstadoDaCorrecao {
  texto: string
  textoDoArquivo: string
  /** The file on which the standing correction was made; null: it is the file of now, or none stands. */
  textoDeAntes: string | null
  recusa: string | null
  /** Of the newest version; 0 for none. */
  versao: number
  correcoes: LinhaDeCorrecao[]
}

/** @throws AppError 404 for what is no file that can be corrected */
export async function readFonte(
  db: Database,
  dir: string,
  arquivo: string,
  limit: number,
): Promise<TextoCorrigido> {
  const bytes = isCorrigivel(arquivo) ? await readFile(join(dir, arquivo)).catch(() => null) : null
  if (!bytes) throw notFound('Este texto não existe.')
  const textoDoArquivo = new TextDecoder().decode(bytes)
  const correcoes = await listVersoes(db.read, arquivo, limit)
  const [newest] = correcoes
  const own = newest?.incorporada_em ? null : await findTexto(db.read, newest?.texto_impressao ?? null)
  const isOwn = newest !== undefined && own !== null && own !== textoDoArquivo
  const hasChanged = isOwn && newest.arquivo_impressao !== impressaoDoTexto(bytes)
  return {
    estado: isOwn ? estadoOf(newest, hasChanged) : 'original',
    corrigido_em: newest?.criada_em ?? null,
    texto: isOwn ? own : textoDoArquivo,
    textoDoArquivo,
    textoDeAntes: hasChanged ? await findTexto(db.read, newest.arquivo_impressao) : null,
    recusa: isOwn ? newest.recusa : null,
    versao: newest?.versao ?? 0,
    correcoes,
  }
}

function estadoOf({ recusa }: LinhaDeCorrecao, hasChanged: boolean): EstadoDoTexto {
  if (recusa !== null) return 'posta_de_lado'
  return hasChanged ? 'arquivo_mudou' : 'corrigida'
}

interface AntesEDepois {
  antes: string
  depois: string
  /** What was read before: null for the file. */
  correcaoAntes: string | null
}

/** The texts around a version. @throws AppError 404 */
export async function readVersao(db: Database, arquivo: string, versao: number): Promise<AntesEDepois> {
  const row = await findVersao(db.read, arquivo, versao)
  if (!row) throw notFound('Esta correção não existe.')
  const previous = await findVersao(db.read, arquivo, versao - 1)
  const stood = previous && previous.recusa === null && previous.incorporada_em === null
  const correcaoAntes = stood ? await findTexto(db.read, previous.texto_impressao) : null
  const file = (await findTexto(db.read, row.arquivo_impressao)) ?? ''
  return {
    antes: correcaoAntes ?? file,
    depois: (await findTexto(db.read, row.texto_impressao)) ?? file,
    correcaoAntes,
  }
}
