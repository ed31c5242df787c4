/** Changes of highlights that wait on the device while the server is away. */
import {
  criarDestaque,
  type Destaque,
  deletarDestaque,
  type EdicaoDoDestaque,
  editarDestaque,
} from '#contract/destaques.ts'
import { ApiError } from '../platform/api-error.ts'
import { readEmail } from '../platform/leitor.ts'
import { sendOrKeep } from '../platform/offline/enviar-ou-guardar.ts'
import { request } from '../platform/request.ts'
import { drop, put, toNovo } from './lista.ts'
import { changeListaGuardada } from './lista-guardada.ts'

export type Mudanca = Pick<EdicaoDoDestaque, 'cor' | 'nota'>

type Store = typeof import('../platform/offline/fila-store.ts')

/** @returns the highlight as it is now, on the server or on this device */
export function createOrKeep(destaque: Destaque): Promise<Destaque> {
  return sendOrKeep(
    destaque.id,
    async (leitor) => {
      const params = { ebookId: destaque.ebook_id }
      return keepSalvo(leitor, await request(criarDestaque, { params, body: toNovo(destaque), leitor }))
    },
    async (leitor) => {
      await enfileirar(leitor, { tipo: 'marcar', id: destaque.id, destaque })
      return destaque
    },
  )
}

/**
 * @param destaque as it is shown; undefined when it was deleted meanwhile, which the server then says
 * @returns the highlight as it is now, on the server or on this device
 */
export function editOrKeep(id: string, destaque: Destaque | undefined, mudanca: Mudanca): Promise<Destaque> {
  const versao = destaque?.versao
  const send = async (leitor: string | null) =>
    keepSalvo(leitor, await request(editarDestaque, { params: { id }, body: { ...mudanca, versao }, leitor }))
  if (destaque === undefined || versao === undefined) return send(readEmail())
  return sendOrKeep(id, send, async (leitor) => {
    const mudado = { ...destaque, ...mudanca }
    await enfileirar(leitor, { tipo: 'alterar', id, ...mudanca, versao, destaque: mudado })
    return mudado
  })
}

/** One that was deleted elsewhere is deleted. */
export function deleteOrKeep(ebookId: number, id: string): Promise<void> {
  return sendOrKeep(
    id,
    async (leitor) => {
      await request(deletarDestaque, { params: { id }, leitor }).catch(passOverGone)
      await changeListaGuardada(leitor, ebookId, (lista) => drop(lista, id))
    },
    async (leitor) => {
      await enfileirar(leitor, { tipo: 'desmarcar', id })
    },
  )
}

async function keepSalvo(leitor: string | null, destaque: Destaque): Promise<Destaque> {
  await changeListaGuardada(leitor, destaque.ebook_id, (lista) => put(lista, destaque))
  return destaque
}

async function enfileirar(...args: Parameters<Store['enfileirar']>): Promise<void> {
  const store = await import('../platform/offline/fila-store.ts')
  await store.enfileirar(...args)
}

function passOverGone(error: unknown): void {
  if (!(error instanceof ApiError && error.status === 404)) throw error
}
