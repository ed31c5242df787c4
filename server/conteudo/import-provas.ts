import type { CanonLivro } from '#server/biblia/canon.ts'
import type { Database } from '#server/platform/database.ts'
import { bibliaTables } from './biblia-tables.ts'
import { listEdicoesGravadas } from './edicoes-repository.ts'
import { fonteDaBiblia } from './import-biblia.ts'
import { canonTables } from './padroes-tables.ts'
import { provasImpressao } from './provas-files.ts'
import type { EdicaoDasProvas } from './read-provas.ts'
import { type StoredContent, type StoreOptions, storeContent } from './store-content.ts'

/** Installs the proof texts, an edition with gaps: the library's own only while there is no other. */
export function importProvas(
  db: Database,
  provas: EdicaoDasProvas,
  canon: readonly CanonLivro[],
  options: StoreOptions,
): Promise<StoredContent> {
  const { sigla, biblia, aviso } = provas
  const dita = { sigla, biblia, aviso, alteracoes: null, versificacao: 'eng' } as const
  const nova = { ...dita, isParcial: true, isInteira: false }
  const content = {
    fonte: fonteDaBiblia(sigla),
    impressao: provasImpressao(provas.impressao),
    buildTables: async (stored: Database['read']) => ({
      tables: [...canonTables(canon), ...bibliaTables(nova, canon, await listEdicoesGravadas(stored))],
    }),
  }
  return storeContent(db, content, options)
}
