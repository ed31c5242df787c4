import { useQuery } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import { useRef } from 'react'
import type { PlanoId } from '#contract/assinaturas.ts'
import { instalacaoQuery } from '../platform/instalacao-query.ts'
import { EstadoErro } from '../ui/estado.tsx'
import { Loading } from '../ui/loading.tsx'
import { PlanoFolha } from './plano-folha.tsx'
import { mailtoDoPlano, nomeDoPlano, PLANOS } from './planos.ts'
import { preferenciasQuery } from './queries.ts'
import { SecaoDoPerfil } from './secao.tsx'
import { useSalvarPreferencias } from './use-salvar-preferencias.ts'

interface PainelAssinaturaProps {
  /** The reader's e-mail, by which the publisher finds the account. */
  readonly email: string
}

/** 'Assinatura': the plan in force, the one that the reader chose, and the two that there are. */
export function PainelAssinatura({ email }: PainelAssinaturaProps) {
  const preferencias = useQuery(preferenciasQuery())
  const { mutate } = useSalvarPreferencias()
  const titulo = useRef<HTMLHeadingElement>(null)

  if (preferencias.isPending) return <Loading label="Carregando a assinatura" />
  if (!preferencias.data) {
    return (
      <EstadoErro
        message="Não foi possível carregar a assinatura."
        onRetry={() => void preferencias.refetch()}
      />
    )
  }
  const { plano: escolhido } = preferencias.data

  // What comes next stands at the top of the panel, out of sight on a phone.
  const showNext = () => titulo.current?.focus()

  function handleUndo() {
    // The button goes away with the choice, so the focus leaves it first.
    showNext()
    mutate({ plano: null })
  }

  return (
    <>
      <SecaoDoPerfil
        titulo="Plano atual"
        tituloRef={titulo}
        texto="Nada é cobrado nesta página: o pagamento é combinado com a editora por e-mail."
      >
        <p className="conta-plano">{nomeDoPlano(null)}</p>
        <div aria-live="polite">
          {escolhido !== null && <PlanoEscolhido plano={escolhido} email={email} onUndo={handleUndo} />}
        </div>
      </SecaoDoPerfil>
      <section className="conta-planos" aria-labelledby="planos">
        <h2 className="h3" id="planos">
          Planos
        </h2>
        <div className="planos">
          {PLANOS.map((plano) => (
            <PlanoFolha
              key={plano.id}
              plano={plano}
              isChosen={plano.id === escolhido}
              onChoose={() => mutate({ plano: plano.id }, { onSuccess: showNext })}
            />
          ))}
        </div>
      </section>
    </>
  )
}

interface PlanoEscolhidoProps {
  readonly plano: PlanoId
  readonly email: string
  /** The reader wants no plan after all. */
  readonly onUndo: () => void
}

function PlanoEscolhido({ plano, email, onUndo }: PlanoEscolhidoProps) {
  const instalacao = useQuery(instalacaoQuery())
  return (
    <>
      <p className="conta-escolhido">
        Você escolheu o plano <strong>{nomeDoPlano(plano)}</strong>. Escreva à editora para combinar o
        pagamento; até lá a sua conta continua gratuita.
      </p>
      {instalacao.isError && (
        <EstadoErro
          message="Não foi possível carregar o e-mail da editora."
          onRetry={() => void instalacao.refetch()}
        />
      )}
      <div className="conta-atos">
        {instalacao.data && (
          <a className="btn btn-1" href={mailtoDoPlano(instalacao.data.contato_email, plano, email)}>
            <Mail className="i" aria-hidden="true" /> Escrever à editora
          </a>
        )}
        <button type="button" className="btn btn-2" onClick={onUndo}>
          Desfazer a escolha
        </button>
      </div>
    </>
  )
}
