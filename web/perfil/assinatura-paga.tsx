import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import type { MeioId, MinhaAssinatura, Plano, PlanoId, Planos } from '#contract/assinaturas.ts'
import {
  assinaturaQuery,
  ListaDeRecibos,
  PagamentoPendente,
  SituacaoDaAssinatura,
  useMudarAssinatura,
} from '../assinaturas/public.ts'
import { EstadoErro } from '../ui/estado.tsx'
import { Loading } from '../ui/loading.tsx'
import { fraseDoPagamento } from './frase-do-pagamento.ts'
import { PlanoFolha } from './plano-folha.tsx'
import { SecaoDoPerfil } from './secao.tsx'

interface AssinaturaPagaProps {
  readonly oferta: Planos
  /** The plan that the reader chose before there was a subscription. */
  readonly lembrado: PlanoId | null
}

/** The subscription where the publisher is paid here: what it is, what waits to be paid, the plans, the receipts. */
export function AssinaturaPaga({ oferta, lembrado }: AssinaturaPagaProps) {
  const { data: minha, isPending, refetch } = useQuery(assinaturaQuery())
  const { mutate, isPending: isChanging } = useMudarAssinatura()
  const titulo = useRef<HTMLHeadingElement>(null)
  if (isPending) return <Loading label="Carregando a assinatura" />
  if (!minha)
    return <EstadoErro message="Não foi possível carregar a assinatura." onRetry={() => void refetch()} />

  const { situacao, pendente } = minha
  const isAberta = situacao === 'nenhuma' || situacao === 'encerrada' || situacao === 'aguardando'
  // The buttons go with what they were for: the focus waits at the top, where the answer stands.
  const showNext = () => titulo.current?.focus()

  function handleAssinar(plano: PlanoId, meio: MeioId) {
    mutate(
      { ato: 'assinar', plano, meio },
      {
        onSuccess: (nova) => {
          goToPagamento(nova)
          showNext()
        },
      },
    )
  }

  return (
    <>
      <SecaoDoPerfil titulo="Plano atual" tituloRef={titulo}>
        <SituacaoDaAssinatura
          minha={minha}
          oferta={oferta}
          isPending={isChanging}
          onAto={(ato) => mutate(ato, { onSuccess: showNext })}
        />
      </SecaoDoPerfil>
      {pendente && (
        <SecaoDoPerfil
          titulo="Pagamento"
          texto="O pagamento é confirmado pelo banco ou pelo cartão em alguns minutos."
        >
          <PagamentoPendente
            pendente={pendente}
            isPending={isChanging}
            onRetry={() =>
              situacao === 'aguardando'
                ? handleAssinar(pendente.plano, pendente.meio)
                : mutate({ ato: 'renovar' })
            }
          />
        </SecaoDoPerfil>
      )}
      <SecaoDoPerfil titulo="Recibos">
        <ListaDeRecibos valeAte={minha.vale_ate} />
      </SecaoDoPerfil>
      {isAberta && (
        <section className="conta-planos" aria-labelledby="planos">
          <h2 className="h3" id="planos">
            Planos
          </h2>
          <div className="planos">
            {oferta.planos.map((plano) => (
              <PlanoFolha
                key={plano.id}
                plano={{ ...plano, pagamento: fraseDoPagamento(plano, oferta.meios) }}
              >
                {plano.id === lembrado && <p className="small muted">O plano que você escolheu.</p>}
                <Pagar plano={plano} meios={oferta.meios} isPending={isChanging} onPagar={handleAssinar} />
              </PlanoFolha>
            ))}
          </div>
        </section>
      )}
    </>
  )
}

const PAGAR: Readonly<Record<MeioId, string>> = { pix: 'Assinar com Pix', stripe: 'Assinar com cartão' }

interface PagarProps {
  readonly plano: Plano
  readonly meios: readonly MeioId[]
  readonly isPending: boolean
  readonly onPagar: (plano: PlanoId, meio: MeioId) => void
}

function Pagar({ plano: { id, nome }, meios, isPending, onPagar }: PagarProps) {
  return (
    <div className="conta-atos">
      {meios.map((meio, index) => (
        <button
          key={meio}
          type="button"
          className={index === 0 ? 'btn btn-1 btn-lg' : 'btn btn-2 btn-lg'}
          aria-disabled={isPending}
          onClick={() => !isPending && onPagar(id, meio)}
        >
          {PAGAR[meio]}
          <span className="sr">: {nome}</span>
        </button>
      ))}
    </div>
  )
}

/** A card is asked for on the provider's own page. */
function goToPagamento({ pendente }: MinhaAssinatura): void {
  if (pendente?.instrucao?.tipo === 'redirecionar') window.location.assign(pendente.instrucao.url)
}
