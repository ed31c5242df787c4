import { useQuery } from '@tanstack/react-query'
import { Check, Mail } from 'lucide-react'
import { useRef } from 'react'
import type { PlanoId, Planos } from '#contract/assinaturas.ts'
import { nomeDoPlano } from '../assinaturas/public.ts'
import { instalacaoQuery } from '../platform/instalacao-query.ts'
import { EstadoErro } from '../ui/estado.tsx'
import { mailtoDoPlano } from './mailto-do-plano.ts'
import { PlanoFolha } from './plano-folha.tsx'
import { SecaoDoPerfil } from './secao.tsx'
import { useSalvarPreferencias } from './use-salvar-preferencias.ts'

interface AssinaturaPorEmailProps {
  readonly email: string
  readonly oferta: Planos
  readonly escolhido: PlanoId | null
}

/** The plan that the reader chose, and the ones that there are; the payment is arranged with the publisher. */
export function AssinaturaPorEmail({ email, oferta: { planos }, escolhido }: AssinaturaPorEmailProps) {
  const { mutate } = useSalvarPreferencias()
  const titulo = useRef<HTMLHeadingElement>(null)

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
        <p className="conta-plano">{nomeDoPlano(planos, null)}</p>
        <div aria-live="polite">
          {escolhido !== null && (
            <PlanoEscolhido nome={nomeDoPlano(planos, escolhido)} email={email} onUndo={handleUndo} />
          )}
        </div>
      </SecaoDoPerfil>
      <section className="conta-planos" aria-labelledby="planos">
        <h2 className="h3" id="planos">
          Planos
        </h2>
        <div className="planos">
          {planos.map((plano) => (
            <PlanoFolha key={plano.id} plano={plano}>
              <Escolher
                plano={plano}
                isChosen={plano.id === escolhido}
                onChoose={() => mutate({ plano: plano.id }, { onSuccess: showNext })}
              />
            </PlanoFolha>
          ))}
        </div>
      </section>
    </>
  )
}

interface EscolherProps {
  readonly plano: Planos['planos'][number]
  readonly isChosen: boolean
  readonly onChoose: () => void
}

function Escolher({ plano: { id, nome }, isChosen, onChoose }: EscolherProps) {
  return (
    <button
      type="button"
      className={id === 'anual' ? 'btn btn-1 btn-lg' : 'btn btn-2 btn-lg'}
      aria-disabled={isChosen}
      onClick={() => !isChosen && onChoose()}
    >
      {isChosen && <Check className="i" aria-hidden="true" />}
      {isChosen ? 'Escolhido' : 'Escolher este plano'}
      <span className="sr">: {nome}</span>
    </button>
  )
}

interface PlanoEscolhidoProps {
  readonly nome: string
  readonly email: string
  /** The reader wants no plan after all. */
  readonly onUndo: () => void
}

function PlanoEscolhido({ nome, email, onUndo }: PlanoEscolhidoProps) {
  const instalacao = useQuery(instalacaoQuery())
  return (
    <>
      <p className="conta-escolhido">
        Você escolheu o plano <strong>{nome}</strong>. Escreva à editora para combinar o pagamento; até lá a
        sua conta continua gratuita.
      </p>
      {instalacao.isError && (
        <EstadoErro
          message="Não foi possível carregar o e-mail da editora."
          onRetry={() => void instalacao.refetch()}
        />
      )}
      <div className="conta-atos">
        {instalacao.data && (
          <a className="btn btn-1" href={mailtoDoPlano(instalacao.data.contato_email, nome, email)}>
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
