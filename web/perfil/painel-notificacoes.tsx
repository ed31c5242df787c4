import { useQuery } from '@tanstack/react-query'
import type { Preferencias } from '#contract/perfil.ts'
import { EstadoErro } from '../ui/estado.tsx'
import { Loading } from '../ui/loading.tsx'
import { Interruptor } from './interruptor.tsx'
import { preferenciasQuery } from './queries.ts'
import { SecaoDoPerfil } from './secao.tsx'
import { useSalvarPreferencias } from './use-salvar-preferencias.ts'

/** 'Notificações': two switches, stored as soon as they are turned. */
export function PainelNotificacoes() {
  const preferencias = useQuery(preferenciasQuery())

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
      texto="Ainda não enviamos nenhum e-mail. A sua escolha fica guardada para quando os avisos começarem."
    >
      <Interruptores preferencias={preferencias.data} />
    </SecaoDoPerfil>
  )
}

function Interruptores({ preferencias }: { preferencias: Preferencias }) {
  const { mutate } = useSalvarPreferencias()
  return (
    <div className="interruptores">
      <Interruptor
        rotulo="Novos livros"
        texto="Quando um livro chegar à biblioteca."
        isOn={preferencias.novos_livros}
        onChange={(novos_livros) => mutate({ novos_livros })}
      />
      <Interruptor
        rotulo="Estudo da semana"
        texto="Quando houver um novo estudo para a semana."
        isOn={preferencias.estudo_semanal}
        onChange={(estudo_semanal) => mutate({ estudo_semanal })}
      />
    </div>
  )
}
