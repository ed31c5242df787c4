import type { Instalacao } from '#contract/saude.ts'
import type { Config } from './config.ts'

/** What pages show of the publisher. */
export function toInstalacao({ publisher, correio, acesso }: Config): Instalacao {
  return {
    editora: publisher.nome,
    editora_texto: publisher.texto,
    rede_social: publisher.redeSocial,
    envia_emails: correio.smtp !== null,
    contato_email: publisher.contatoEmail,
    contato_assunto: publisher.contatoAssunto,
    acesso,
  }
}
