import { cancelarComUmToque } from '#contract/avisos.ts'
import type { Config } from '#server/platform/config.ts'
import type { Database } from '#server/platform/database.ts'
import type { CorreioTable } from '#server/platform/tables-correio.ts'
import { type AvisoDoLeitor, loadSegredoDosAvisos, signChaveDoAviso } from './chave-de-aviso.ts'
import { issueChave } from './chave-de-conta.ts'
import { composeMessage, type Message } from './compose-message.ts'
import { type Cancelamento, escreverCarta } from './modelo.ts'
import { modeloOf } from './modelos.ts'
import { findNome } from './repository.ts'

/** Writes a mail from its row; a key that it brings is made now and valid from now. @throws for a kind that is not known */
export async function writeMessage(
  db: Database,
  { correio: { de }, http, publisher }: Pick<Config, 'correio' | 'http' | 'publisher'>,
  { usuario_id, id, tipo, para, dados }: CorreioTable,
): Promise<Message> {
  const modelo = modeloOf(tipo)
  if (!modelo) throw new Error(`there is no mail of the kind ${tipo}`)
  const usuario = await findNome(db, usuario_id)
  const endereco = (path: string) => `${http.publicUrl.replace(/\/$/, '')}${path}`
  const contexto = {
    nome: usuario?.first_name ?? '',
    para,
    chave: modelo.acao ? await issueChave(db, modelo.acao, { usuarioId: usuario_id, endereco: para }) : '',
    editora: { nome: publisher.nome, contato: publisher.contatoEmail },
    endereco,
    ...(modelo.aviso && {
      cancelar: await writeCancelamento(db, endereco, { tipo: modelo.aviso, usuarioId: usuario_id }),
    }),
  }
  const carta = escreverCarta(modelo, JSON.parse(dados), contexto)
  return composeMessage(carta, contexto, { id, de, para, date: new Date() })
}

async function writeCancelamento(
  db: Database,
  endereco: (path: string) => string,
  aviso: AvisoDoLeitor,
): Promise<Cancelamento> {
  const chave = signChaveDoAviso(await loadSegredoDosAvisos(db), aviso)
  return {
    pagina: endereco(`/cancelar-avisos#${chave}`),
    umToque: endereco(`/api${cancelarComUmToque.path}?chave=${chave}`),
  }
}
