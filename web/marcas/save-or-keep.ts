/** Changes of marks that wait on the device while the server is away. */
import type { MarcaNoCapitulo } from '#contract/marcas.ts'
import { sendOrKeep } from '../platform/outbox/send-or-keep.ts'
import { deleteMarca, saveMarca } from './marcas-calls.ts'
import type { CapituloMarcado, EscritaNoVersiculo, MudancaDaMarca } from './mudanca-da-marca.ts'

/** @returns the mark as it is now, on the server or on this device */
export function saveOrKeep(escrita: EscritaNoVersiculo): Promise<MarcaNoCapitulo> {
  const { marca } = escrita
  return sendOrKeep(
    marca.id,
    (leitor) => saveMarca(leitor, escrita),
    async (leitor) => {
      await keep(leitor, marca.id, escrita)
      return marca
    },
  )
}

/** One that was deleted elsewhere is deleted. */
export function deleteOrKeep(id: string, onde: CapituloMarcado): Promise<void> {
  return sendOrKeep(
    id,
    (leitor) => deleteMarca(leitor, id, onde),
    (leitor) => keep(leitor, id, { tipo: 'desmarcar', onde }),
  )
}

/** Its code is not in the first download. */
async function keep(leitor: string, id: string, mudanca: MudancaDaMarca): Promise<void> {
  const { keepMudancaDaMarca } = await import('./offline.ts')
  await keepMudancaDaMarca(leitor, id, mudanca)
}
