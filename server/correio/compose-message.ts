/** A mail as it goes over the wire. Its Message-ID is made from its row, so that a copy can be known for one. */
import MailComposer from 'nodemailer/lib/mail-composer'
import type { Remetente } from '#server/platform/correio-settings.ts'
import { layoutHtml } from './layout-html.ts'
import { layoutTexto } from './layout-texto.ts'
import type { Carta, Contexto } from './modelo.ts'

export interface Message {
  id: string
  envelope: { from: string; to: string[] }
  bytes: Buffer
}

interface Addressing {
  id: string
  de: Remetente
  para: string
  date: Date
}

export async function composeMessage(carta: Carta, contexto: Contexto, at: Addressing): Promise<Message> {
  const { id, de, para, date } = at
  const composer = new MailComposer({
    from: { name: de.nome, address: de.endereco },
    to: { name: '', address: para },
    replyTo: contexto.editora.contato,
    subject: carta.assunto,
    messageId: `<${id}@${de.endereco.slice(de.endereco.lastIndexOf('@') + 1)}>`,
    date,
    text: layoutTexto(carta, contexto),
    html: layoutHtml(carta, contexto),
    headers: {
      'Content-Language': 'pt-BR',
      'Auto-Submitted': 'auto-generated',
      ...(carta.cancelar && {
        'List-Unsubscribe': `<${carta.cancelar.umToque}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    newline: 'win',
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return { id, envelope: { from: de.endereco, to: [para] }, bytes: await composer.compile().build() }
}
