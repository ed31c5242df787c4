import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useRef } from 'react'
import { Link } from 'react-router'
import type { ContaCompleta } from '#contract/editora/leitores.ts'
import { useAuthStore } from '../../auth/public.ts'
import { paths } from '../../paths.ts'
import { ApiError } from '../../platform/api-error.ts'
import { failureSentence } from '../../platform/failure-sentence.ts'
import { formatDia } from '../../platform/format-dia.ts'
import { EstadoErro, EstadoVazio } from '../../ui/estado.tsx'
import { Loading } from '../../ui/loading.tsx'
import { useTituloPagina } from '../../ui/titulo-pagina.ts'
import { AcessoDaConta } from './acesso-da-conta.tsx'
import { AdministrarConta } from './administrar-conta.tsx'
import { AssinaturaDaConta } from './assinatura-da-conta.tsx'
import { contaQuery } from './queries.ts'
import { SessoesDaConta } from './sessoes-da-conta.tsx'
import { SinaisDaConta } from './sinais-da-conta.tsx'

/** One account: who, since when, where it is signed in, and what can be done with it. */
export function ContaDaEditora({ id }: { id: string }) {
  const { data: conta, error, refetch } = useQuery(contaQuery(id))
  useTituloPagina(conta?.nome ?? 'Conta')
  return (
    <>
      <Link className="link mesa-volta" to={paths.editora('leitores')}>
        <ArrowLeft className="i" aria-hidden="true" /> Leitores
      </Link>
      {conta && <Conta conta={conta} />}
      {!conta && !error && <Loading label="Carregando a conta" />}
      {!conta && error && <ContaAusente error={error} onRetry={() => void refetch()} />}
    </>
  )
}

function ContaAusente({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 422)
  if (!isMissing) {
    return (
      <EstadoErro message={failureSentence(error, 'Não foi possível carregar a conta')} onRetry={onRetry} />
    )
  }
  return (
    <>
      <h1 className="h1">Conta não encontrada</h1>
      <EstadoVazio>Esta conta não existe, ou foi excluída.</EstadoVazio>
    </>
  )
}

function Conta({ conta }: { conta: ContaCompleta }) {
  const papel = useAuthStore((state) => state.user?.papel)
  const titulo = useRef<HTMLHeadingElement>(null)
  return (
    <>
      <header className="mesa-rosto">
        <h1 className="h1">{conta.nome}</h1>
        <p className="lead mesa-email">{conta.email}</p>
        <p className="small faint">
          <SinaisDaConta conta={conta} />
          {conta.username}, desde <time dateTime={conta.criado_em}>{formatDia(conta.criado_em)}</time>
        </p>
      </header>
      <section className="mesa-secao" aria-labelledby="sessoes">
        <h2 className="h2" id="sessoes" ref={titulo} tabIndex={-1}>
          Sessões abertas
        </h2>
        <SessoesDaConta conta={conta} tituloRef={titulo} />
        <AcessoDaConta conta={conta} />
      </section>
      <AssinaturaDaConta id={conta.id} />
      {papel === 'administrador' && <AdministrarConta conta={conta} />}
    </>
  )
}
