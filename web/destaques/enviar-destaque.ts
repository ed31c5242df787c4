/** Sends one highlight of the queue, and deals with what became of it elsewhere meanwhile. */
import { criarDestaque, type Destaque, deletarDestaque, editarDestaque } from '#contract/destaques.ts'
import { ApiError } from '../platform/api-error.ts'
import { type DestaquePendente, mudancaOf, type Pendente } from '../platform/offline/fila.ts'
import { resolverPendente } from '../platform/offline/fila-store.ts'
import { request } from '../platform/request.ts'
import { uuidV7 } from '../platform/uuid-v7.ts'
import { showErro } from '../ui/banner-store.ts'
import { put, toNovo } from './lista.ts'
import { changeListaGuardada } from './lista-guardada.ts'
import { keepRascunho } from './rascunhos.ts'

type Escrito = Exclude<DestaquePendente, { tipo: 'desmarcar' }>

const SEM_LUGAR = 'Um destaque feito sem internet não foi guardado: ele não está mais no livro.'
const NOTA_SEM_LUGAR =
  'Um destaque com nota não foi enviado: ele não está mais no livro. A nota continua neste aparelho.'

/** The version that the server gives a new highlight. */
const PRIMEIRA_VERSAO = 1

/**
 * Sends a highlight and takes it out of the queue. Of one that was changed elsewhere the server's stays, and a note
 * that was written here is a draft on it; one that was deleted elsewhere and annotated here is made anew.
 * @throws what `request` throws; it then waits on, and is shown as not sent
 */
export async function enviarDestaque(pendente: DestaquePendente): Promise<void> {
  if (pendente.tipo === 'desmarcar') {
    await request(deletarDestaque, { params: { id: pendente.id } }).catch(passOver(404))
    return resolverPendente(pendente)
  }
  try {
    const salvo = await save(pendente)
    const { versao } = salvo
    await changeListaGuardada(salvo.ebook_id, (lista) => put(lista, salvo))
    await resolverPendente(pendente, (agora) => afterSaving(agora, versao))
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 0
    const { nota = '' } = escritoEm(pendente)
    if (status === 409) {
      if (nota !== '') keepRascunho(pendente.id, nota, '')
      showErro('Um destaque foi alterado em outro aparelho; ficou o de lá.')
    } else if (status === 404 || status === 422) {
      showErro(nota === '' ? SEM_LUGAR : NOTA_SEM_LUGAR)
      if (nota !== '') throw error
    } else throw error
    await resolverPendente(pendente)
  }
}

async function save(pendente: Escrito): Promise<Destaque> {
  const { id, destaque } = pendente
  const versao = pendente.tipo === 'alterar' ? pendente.versao : PRIMEIRA_VERSAO
  const edit = () => request(editarDestaque, { params: { id }, body: { ...escritoEm(pendente), versao } })
  // It may be there already by an earlier try of this device, and was changed here since.
  if (pendente.tipo === 'marcar') return create(destaque).catch(orElse(409, edit))
  const canBeMadeAnew = Boolean(pendente.nota) && destaque.capitulo_id !== null
  return canBeMadeAnew ? edit().catch(orElse(404, () => create({ ...destaque, id: uuidV7() }))) : edit()
}

function create(destaque: Destaque): Promise<Destaque> {
  return request(criarDestaque, { params: { ebookId: destaque.ebook_id }, body: toNovo(destaque) })
}

/** What was changed while it was being sent is a change of what the server has now. */
function afterSaving(agora: Pendente, versao: number): Pendente {
  if (agora.tipo !== 'marcar' && agora.tipo !== 'alterar') return agora
  const { email, id, desde, vez, destaque } = agora
  return { email, id, desde, vez, destaque, ...escritoEm(agora), tipo: 'alterar', versao }
}

/** Colour and note as they are to be. */
function escritoEm(pendente: Escrito) {
  return mudancaOf(pendente.tipo === 'marcar' ? pendente.destaque : pendente)
}

function passOver(status: number): (error: unknown) => void {
  return orElse(status, () => undefined)
}

function orElse<Result>(status: number, act: () => Result): (error: unknown) => Result {
  return (error) => {
    if (error instanceof ApiError && error.status === status) return act()
    throw error
  }
}
