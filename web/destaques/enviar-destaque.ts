/** Sends one highlight of the queue, and deals with what became of it elsewhere meanwhile. */

import { v7 as uuidv7 } from 'uuid'
import { criarDestaque, type Destaque, deletarDestaque, editarDestaque } from '#contract/destaques.ts'
import { ApiError, type ApiErrorCode } from '../platform/api-error.ts'
import { type DestaquePendente, isDestaque, mudancaOf, type Pendente } from '../platform/offline/fila.ts'
import { refazer, resolverPendente } from '../platform/offline/fila-store.ts'
import { request } from '../platform/request.ts'
import { showErro } from '../ui/banner-store.ts'
import { drop, put, toNovo } from './lista.ts'
import { changeListaGuardada } from './lista-guardada.ts'
import { keepRascunho } from './rascunhos.ts'

type Escrito = Exclude<DestaquePendente, { tipo: 'desmarcar' }>
type Alterado = Extract<DestaquePendente, { tipo: 'alterar' }>

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
    const { id, email: leitor } = pendente
    await request(deletarDestaque, { params: { id }, leitor }).catch(passOver('nao_encontrado'))
    return resolverPendente(pendente)
  }
  try {
    const salvo = await save(pendente)
    const { versao } = salvo
    await changeListaGuardada(pendente.email, salvo.ebook_id, (lista) => put(lista, salvo))
    await resolverPendente(pendente, (agora) => afterSaving(agora, versao))
  } catch (error) {
    const code = error instanceof ApiError ? error.code : null
    if (code === 'nao_encontrado' && canBeMadeAnew(pendente)) return enviarRefeito(pendente)
    const { nota = '' } = escritoEm(pendente)
    if (code === 'estado_nao_permite') {
      if (nota !== '') keepRascunho(pendente.id, nota, '', pendente.email)
      showErro('Um destaque foi alterado em outro aparelho; ficou o de lá.')
    } else if (code === 'nao_encontrado' || code === 'dados_invalidos') {
      showErro(nota === '' ? SEM_LUGAR : NOTA_SEM_LUGAR)
      if (nota !== '') throw error
    } else {
      // It waits on: there is room again when the reader has made some.
      if (error instanceof ApiError && code === 'cota_esgotada') showErro(error.message)
      throw error
    }
    await resolverPendente(pendente)
  }
}

/** It waits as a new one before it is sent as one: an answer that gets lost makes no second one. */
async function enviarRefeito(pendente: Alterado): Promise<void> {
  const { email, id, destaque } = pendente
  await changeListaGuardada(email, destaque.ebook_id, (lista) => drop(lista, id))
  const novo = uuidv7()
  const refeito = await refazer(pendente, (agora) => {
    if (agora.tipo !== 'alterar' || !canBeMadeAnew(agora)) return null
    const { desde, vez } = agora
    const marcado = { ...agora.destaque, ...escritoEm(agora), id: novo }
    return { email, id: novo, desde, vez, tipo: 'marcar', destaque: marcado }
  })
  if (refeito && isDestaque(refeito)) await enviarDestaque(refeito)
}

/** Words that were written on a passage which the book still has. */
function canBeMadeAnew(pendente: Escrito): pendente is Alterado {
  return pendente.tipo === 'alterar' && Boolean(pendente.nota) && pendente.destaque.capitulo_id !== null
}

async function save(pendente: Escrito): Promise<Destaque> {
  const { email: leitor, id, destaque } = pendente
  const versao = pendente.tipo === 'alterar' ? pendente.versao : PRIMEIRA_VERSAO
  const edit = () =>
    request(editarDestaque, { params: { id }, body: { ...escritoEm(pendente), versao }, leitor })
  if (pendente.tipo === 'alterar') return edit()
  const params = { ebookId: destaque.ebook_id }
  // It may be there already by an earlier try of this device, and was changed here since.
  return request(criarDestaque, { params, body: toNovo(destaque), leitor }).catch(
    orElse('estado_nao_permite', edit),
  )
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

function passOver(code: ApiErrorCode): (error: unknown) => void {
  return orElse(code, () => undefined)
}

function orElse<Result>(code: ApiErrorCode, act: () => Result): (error: unknown) => Result {
  return (error) => {
    if (error instanceof ApiError && error.code === code) return act()
    throw error
  }
}
