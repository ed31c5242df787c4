import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '#server/platform/database.ts'
import { impressaoDoTexto } from './impressao-do-texto.ts'
import { isCorrigivel } from './is-corrigivel.ts'
import { type CorrecaoEmVigor, listEmVigor } from './repository.ts'

interface CorrecaoSobreArquivo extends CorrecaoEmVigor {
  /** The file has these words itself; or it is another one than the correction was made on. */
  arquivoAgora: 'o_mesmo' | 'igual' | 'outro'
}

/** The standing corrections, each compared with the file of the folder beneath it. */
export async function readEmVigor(db: Database, dir: string): Promise<CorrecaoSobreArquivo[]> {
  const correcoes = (await listEmVigor(db.read)).filter(({ arquivo }) => isCorrigivel(arquivo))
  return Promise.all(
    correcoes.map(async (correcao) => {
      const bytes = await readFile(join(dir, correcao.arquivo)).catch(() => null)
      return { ...correcao, arquivoAgora: compare(correcao, bytes && impressaoDoTexto(bytes)) }
    }),
  )
}

function compare({ texto, arquivo_impressao }: CorrecaoEmVigor, impressao: string | null) {
  if (impressao === impressaoDoTexto(texto)) return 'igual'
  return impressao === arquivo_impressao ? 'o_mesmo' : 'outro'
}
