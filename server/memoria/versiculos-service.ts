import {
  type Cartao,
  MAX_VERSICULOS_DO_CARTAO,
  MAX_VERSICULOS_ESCOLHIDOS,
  type VersiculosDoCartao,
} from '#contract/cartoes.ts'
import { EU } from '#contract/memoria.ts'
import { findVersiculosCanonicos } from '#server/biblia/find-versiculos-canonicos.ts'
import { formatReferencia } from '#server/biblia/format-referencia.ts'
import { readLivros } from '#server/biblia/service.ts'
import { readTrechos, type VerseRange } from '#server/biblia/trechos.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Database } from '#server/platform/database.ts'
import { insertEu } from './repository.ts'
import { requirePerfil } from './service.ts'
import { deleteEscolhido, insertEscolhido, listEscolhidos } from './versiculos-repository.ts'

interface DoPerfil {
  usuarioId: string
  perfil: string
}

/** In the order in which they were chosen. @throws AppError 404 */
export async function readVersiculosEscolhidos(
  db: Database,
  usuarioId: string,
  perfil: string,
  sigla: string | undefined,
): Promise<Cartao[]> {
  await requirePerfil(db, usuarioId, perfil)
  return toCartoes(db, await listEscolhidos(db, usuarioId, perfil), sigla)
}

/** Twice does no harm. @throws AppError 404, 422 */
export async function escolherVersiculos(
  db: Database,
  { usuarioId, perfil }: DoPerfil,
  lugar: VersiculosDoCartao,
  sigla: string | undefined,
): Promise<Cartao> {
  await requirePerfil(db, usuarioId, perfil)
  if (lugar.ate - lugar.de >= MAX_VERSICULOS_DO_CARTAO) {
    throw invalido(`Um cartão tem até ${MAX_VERSICULOS_DO_CARTAO} versículos. Escolha menos.`)
  }
  const canonico = await findVersiculosCanonicos(db, lugar, sigla)
  if (!canonico) throw invalido('O capítulo não tem estes versículos.')
  if (perfil === EU) await insertEu(db, usuarioId)
  const escolhido_em = new Date().toISOString()
  if (!(await insertEscolhido(db, { usuario_id: usuarioId, perfil, ...canonico, escolhido_em }))) {
    const message = `Cabem ${MAX_VERSICULOS_ESCOLHIDOS} cartões de versículos em um perfil. Retire um para escolher outro.`
    throw new AppError('cota_esgotada', message)
  }
  const [cartao] = await toCartoes(db, [canonico], sigla)
  if (!cartao) throw new Error('a range of verses is one card')
  return cartao
}

/** What is not there is gone. @throws AppError 404 */
export async function retirarVersiculos(
  db: Database,
  { usuarioId, perfil }: DoPerfil,
  chave: string,
  sigla: string | undefined,
): Promise<Cartao[]> {
  await requirePerfil(db, usuarioId, perfil)
  const [, inicio = 0, fim = inicio] = chave.split('-').map(Number)
  await deleteEscolhido(db, { usuario_id: usuarioId, perfil, inicio, fim })
  return readVersiculosEscolhidos(db, usuarioId, perfil, sigla)
}

/** Without a Bible there are no words, and no cards. */
async function toCartoes(
  db: Database,
  escolhidos: readonly VerseRange[],
  sigla: string | undefined,
): Promise<Cartao[]> {
  if (escolhidos.length === 0) return []
  const [antigo, novo, trechos] = await Promise.all([
    readLivros(db, 'antigo'),
    readLivros(db, 'novo'),
    readTrechos(db, escolhidos, sigla),
  ])
  const nomes = new Map([...antigo, ...novo].map(({ id, livro }) => [id, livro]))
  return escolhidos.map(({ inicio, fim }, index) => {
    const some = trechos[index] ?? []
    const resposta = some.flatMap(({ versiculos }) => versiculos.map((each) => each.texto_biblico)).join(' ')
    const chave = inicio === fim ? `biblia-${inicio}` : `biblia-${inicio}-${fim}`
    return { chave, numero: formatReferencia(nomes, some), pergunta: '', resposta }
  })
}

function invalido(message: string): AppError {
  return new AppError('dados_invalidos', message, { fields: { lugar: message } })
}
