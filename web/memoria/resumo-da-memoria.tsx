import { lazy, Suspense, useMemo } from 'react'
import type { PerfilDaMemoria, RevisaoDoCartao } from '#contract/memoria.ts'
import { useNaoEnviadas } from '../platform/outbox/nao-enviadas.ts'
import { formatQuantidade } from '../platform/quantidade.ts'
import { useAgora } from '../ui/use-agora.ts'
import { makeAgenda } from './agenda.ts'
import { BaralhosDoPerfil } from './baralhos-do-perfil.tsx'
import { Hoje } from './hoje.tsx'
import { PrevisaoDaAgenda } from './previsao-da-agenda.tsx'
import type { useMateria } from './use-materia.ts'

// Below what is due today: their code is not in the first download of the page.
const VersiculosDoPerfil = lazy(async () => ({
  default: (await import('./versiculos-do-perfil.tsx')).VersiculosDoPerfil,
}))
const PerfisDaConta = lazy(async () => ({ default: (await import('./perfis-da-conta.tsx')).PerfisDaConta }))

interface ResumoDaMemoriaProps {
  readonly perfil: PerfilDaMemoria
  readonly perfis: readonly PerfilDaMemoria[]
  readonly materia: ReturnType<typeof useMateria> & { readonly revisoes: readonly RevisaoDoCartao[] }
  /** Verses that the reader comes with; empty for none. */
  readonly referencia: string
  readonly onPerfil: (id: string) => void
  readonly onStart: () => void
}

/** What is due today, the days to come, and what is learnt. */
export function ResumoDaMemoria(props: ResumoDaMemoriaProps) {
  const { perfil, perfis, materia, referencia, onPerfil, onStart } = props
  const agora = useAgora()
  const { cartoes, revisoes, isPending } = materia
  const { novos_por_dia: novosPorDia } = perfil
  const agenda = useMemo(
    () => makeAgenda({ cartoes, revisoes, novosPorDia, agora }),
    [cartoes, revisoes, novosPorDia, agora],
  )
  return (
    <div className="memoria-resumo">
      <Hoje agenda={agenda} perfil={perfil} isPending={isPending} agora={agora} onStart={onStart} />
      <RevisoesPorEnviar revisoes={revisoes} />
      <PrevisaoDaAgenda previsao={agenda.previsao} agora={agora} />
      <BaralhosDoPerfil perfil={perfil} baralhos={materia.baralhos} revisoes={revisoes} />
      <Suspense>
        {(perfil.baralhos.includes('versiculos') || referencia !== '') && (
          <VersiculosDoPerfil perfil={perfil} referencia={referencia} />
        )}
        <PerfisDaConta perfil={perfil} perfis={perfis} onPerfil={onPerfil} />
      </Suspense>
    </div>
  )
}

/** Says how many reviews lie on this device only, and why when the server refused one. */
function RevisoesPorEnviar({ revisoes }: { readonly revisoes: readonly RevisaoDoCartao[] }) {
  const ids = useNaoEnviadas((waiting) => waiting.ids)
  const waiting = revisoes.filter(({ id }) => ids.has(id))
  if (waiting.length === 0) return null
  const recusa = waiting.map(({ id }) => ids.get(id)).find((each) => each !== undefined)
  return (
    <p className="small faint" role="status">
      {formatQuantidade(waiting.length, 'revisão ainda não enviada.', 'revisões ainda não enviadas.')}{' '}
      {recusa}
    </p>
  )
}
