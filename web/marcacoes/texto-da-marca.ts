import type { Marcacao } from '#contract/marcacoes.ts'
import type { TextoDasMarcas } from '../marcas/public.ts'

/** The chapter or page whose list of marks has it. @param edicao of the numbers of its verses @returns null for what is no mark */
export function textoDaMarca({ tipo, lugar }: Marcacao, edicao: string | undefined): TextoDasMarcas | null {
  if (tipo !== 'marca' || lugar.em === 'ebook') return null
  if (lugar.em === 'padrao') return { padrao: lugar.padrao, numero: lugar.numero }
  return { livro: lugar.livro, capitulo: lugar.capitulo, edicao }
}
