import { lazy, Suspense, useMemo, useState } from 'react'
import type { PerfilDaMemoria, RevisaoDoCartao } from '#contract/memoria.ts'
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
  const [agora] = useState(() => Date.now())
  const { cartoes, revisoes, isPending } = materia
  const { novos_por_dia: novosPorDia } = perfil
  const agenda = useMemo(
    () => makeAgenda({ cartoes, revisoes, novosPorDia, agora }),
    [cartoes, revisoes, novosPorDia, agora],
  )
  return (
    <div className="memoria-resumo">
      <Hoje agenda={agenda} perfil={perfil} isPending={isPending} agora={agora} onStart={onStart} />
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
