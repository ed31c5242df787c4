import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Usuario } from '#contract/auth.ts'
import type { Preferencias } from '#contract/perfil.ts'
import { instalacaoQuery } from '../platform/instalacao-query.ts'
import { EstadoErro } from '../ui/estado.tsx'
import { Loading } from '../ui/loading.tsx'
import { Interruptor } from './interruptor.tsx'
import { preferenciasQuery } from './queries.ts'
import { SecaoDoPerfil } from './secao.tsx'
import { useSalvarPreferencias } from './use-salvar-preferencias.ts'

interface PainelNotificacoesProps {
  readonly usuario: Pick<Usuario, 'email' | 'email_confirmado'>
}

/** 'Notificações': two switches, stored as soon as they are turned, and where the mails go. */
export function PainelNotificacoes({ usuario }: PainelNotificacoesProps) {
  const preferencias = useQuery(preferenciasQuery())
  const { data: instalacao } = useQuery(instalacaoQuery())

  if (preferencias.isPending) return <Loading label="Carregando as notificações" />
  if (!preferencias.data) {
    return (
      <EstadoErro
        message="Não foi possível carregar as notificações."
        onRetry={() => void preferencias.refetch()}
      />
    )
  }
  return (
    <SecaoDoPerfil
      titulo="Avisos por e-mail"
      texto={paraOnde(usuario, instalacao && instalacao.envia_emails === true)}
    >
      <Interruptores preferencias={preferencias.data} />
    </SecaoDoPerfil>
  )
}

/** @param envia undefined while nobody knows */
function paraOnde(
  { email, email_confirmado }: PainelNotificacoesProps['usuario'],
  envia: boolean | undefined,
): ReactNode {
  if (envia === false)
    return 'Esta biblioteca ainda não envia e-mails. A sua escolha fica guardada, e vale quando ela enviar.'
  const parar = 'Cada mensagem tem um link para parar de recebê-la.'
  if (envia === undefined) return parar
  return (
    <>
      Vêm para <span className="conta-email">{email}</span>
      {email_confirmado === false && ', depois de confirmado pelo link que enviamos'}. {parar}
    </>
  )
}

function Interruptores({ preferencias }: { preferencias: Preferencias }) {
  const { mutate } = useSalvarPreferencias()
  return (
    <div className="interruptores">
      <Interruptor
        rotulo="Novos livros"
        texto="Os livros que chegaram à biblioteca, uma vez por semana, quando houver algum."
        isOn={preferencias.novos_livros}
        onChange={(novos_livros) => mutate({ novos_livros })}
      />
      <Interruptor
        rotulo="Estudo da semana"
        texto="Uma pergunta do Breve Catecismo com os seus textos-prova: a primeira na manhã seguinte, depois uma por semana."
        isOn={preferencias.estudo_semanal}
        onChange={(estudo_semanal) => mutate({ estudo_semanal })}
      />
    </div>
  )
}
