import '../styles/memoria.css'
import '../styles/seg.css'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import type { PerfilDaMemoria } from '#contract/memoria.ts'
import { failureSentence } from '../platform/failure-sentence.ts'
import { EstadoErro } from '../ui/estado.tsx'
import { Loading } from '../ui/loading.tsx'
import { useTituloPagina } from '../ui/titulo-pagina.ts'
import { EscolhaDePerfil } from './escolha-de-perfil.tsx'
import { perfisQuery } from './queries.ts'
import { ResumoDaMemoria } from './resumo-da-memoria.tsx'
import { useMateria } from './use-materia.ts'

const importSessao = () => import('./sessao-da-memoria.tsx')
const SessaoDaMemoria = lazy(async () => ({ default: (await importSessao()).SessaoDaMemoria }))

/** /memoria: what is learnt by heart, today and in the days to come; ?perfil= names who learns, ?sessao a session, ?referencia= verses. */
export function MemoriaPage() {
  useTituloPagina('Memorizar')
  const [search, setSearch] = useSearchParams()
  const referencia = search.get('referencia') ?? ''
  const { data: perfis, error, refetch } = useQuery(perfisQuery())
  if (error && !perfis) {
    return (
      <div className="memoria">
        <h1 className="h1">Memorizar</h1>
        <EstadoErro
          message={failureSentence(error, 'Não foi possível abrir Memorizar')}
          onRetry={() => void refetch()}
        />
      </div>
    )
  }
  const perfil = perfis?.find(({ id }) => id === search.get('perfil')) ?? perfis?.[0]
  if (!perfis || !perfil) return <Loading label="Carregando o que você memoriza" />
  return (
    <div className="memoria">
      <MemoriaDoPerfil
        key={perfil.id}
        perfil={perfil}
        perfis={perfis}
        isSessao={search.has('sessao')}
        referencia={referencia}
        onPerfil={(id) => setSearch({ perfil: id, ...(referencia && { referencia }) })}
        onSessao={(isOn) => setSearch(isOn ? { perfil: perfil.id, sessao: '1' } : { perfil: perfil.id })}
      />
    </div>
  )
}

interface MemoriaDoPerfilProps {
  readonly perfil: PerfilDaMemoria
  readonly perfis: readonly PerfilDaMemoria[]
  readonly isSessao: boolean
  readonly referencia: string
  readonly onPerfil: (id: string) => void
  readonly onSessao: (isOn: boolean) => void
}

function MemoriaDoPerfil(props: MemoriaDoPerfilProps) {
  const { perfil, perfis, isSessao, referencia, onPerfil, onSessao } = props
  const materia = useMateria(perfil)
  const { cartoes, revisoes, isPending, error, retry } = materia
  if (isSessao && revisoes && !isPending) {
    return (
      <Suspense fallback={<Loading label="Carregando a sessão" />}>
        <SessaoDaMemoria
          perfil={perfil}
          cartoes={cartoes}
          revisoes={revisoes}
          onEnd={() => onSessao(false)}
        />
      </Suspense>
    )
  }
  return (
    <>
      <header className="memoria-topo">
        <h1 className="h1" tabIndex={-1}>
          Memorizar
        </h1>
        <p className="lead">
          Catecismos e versículos de cor, alguns minutos por dia. O que você sabe bem volta mais tarde; o que
          escapa, mais cedo.
        </p>
        <EscolhaDePerfil perfis={perfis} escolhido={perfil.id} onChange={onPerfil} />
      </header>
      {error && (
        <EstadoErro message={failureSentence(error, 'Não foi possível abrir as revisões')} onRetry={retry} />
      )}
      {!error && !revisoes && <Loading label="Carregando as revisões" />}
      {revisoes && (
        <ResumoDaMemoria
          perfil={perfil}
          perfis={perfis}
          materia={{ ...materia, revisoes }}
          referencia={referencia}
          onPerfil={onPerfil}
          onStart={() => onSessao(true)}
        />
      )}
    </>
  )
}
