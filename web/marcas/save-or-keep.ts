/** Changes of marks that wait on the device while the server is away. */
import type { MarcaNoCapitulo } from '#contract/marcas.ts'
import { removeRascunho } from '../destaques/public.ts'
import { keepFor, sendOrKeep } from '../platform/outbox/send-or-keep.ts'
import { deleteMarca, saveMarca } from './marcas-calls.ts'
import type { EscritaDeMarca, TextoDasMarcas } from './mudanca-da-marca.ts'

const load = async () => (await import('./offline.ts')).marcasOffline

/** @returns the mark as it is now, on the server or on this device */
export function saveOrKeep(escrita: EscritaDeMarca): Promise<MarcaNoCapitulo> {
  const { marca } = escrita
  return sendOrKeep(
    marca.id,
    (leitor) => saveMarca(leitor, escrita),
    keepFor(load, marca.id, escrita, () => marca),
  )
}

/** Deletes it with the draft of its note. One that was deleted elsewhere is deleted. */
export async function deleteOrKeep(id: string, onde: TextoDasMarcas): Promise<void> {
  await sendOrKeep(
    id,
    (leitor) => deleteMarca(leitor, id, onde),
    keepFor(load, id, { tipo: 'desmarcar', onde }, () => undefined),
  )
  removeRascunho(id)
}
