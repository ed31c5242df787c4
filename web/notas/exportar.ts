import { saveFile } from '../platform/save-file.ts'
import { showErro, showSucesso } from '../ui/banner-store.ts'
import { buildExport, exportFileName, FORMATOS, type Formato } from './exportacao.ts'
import { type Filtro, formatTotal } from './filtro.ts'
import { fetchAllNotas } from './queries.ts'

/** Fetches all notes that a filter shows and hands them to the reader as a file. */
export async function exportNotas(formato: Formato, filtro: Filtro): Promise<void> {
  try {
    const notas = await fetchAllNotas(filtro)
    if (notas.length === 0) return showErro('Não há notas para exportar.')
    const agora = new Date()
    const tipo = FORMATOS.find((known) => known.formato === formato)?.tipo ?? 'text/plain'
    const file = new Blob([buildExport(formato, notas, agora)], { type: `${tipo};charset=utf-8` })
    saveFile(exportFileName(formato, filtro, agora), file)
    showSucesso(`${formatTotal(notas.length, false)} no arquivo.`)
  } catch (error) {
    console.error('Erro ao exportar notas:', error)
    showErro('Não foi possível exportar as notas. Tente de novo.')
  }
}
