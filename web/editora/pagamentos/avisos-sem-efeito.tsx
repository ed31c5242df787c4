import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { AvisoDaMesa } from '#contract/editora/pagamentos.ts'
import { failureSentence } from '../../platform/failure-sentence.ts'
import { formatMomento } from '../../platform/format-momento.ts'
import { EstadoErro, EstadoVazio } from '../../ui/estado.tsx'
import { Loading } from '../../ui/loading.tsx'
import { fraseDoAviso } from './frase-do-aviso.ts'
import { PerguntaDoAviso } from './pergunta-do-aviso.tsx'
import { avisosQuery } from './queries.ts'

interface AvisosSemEfeitoProps {
  readonly onProcurar: (txid: string) => void
}

/** What banks and Stripe told that changed no subscription, and what to do with each. */
export function AvisosSemEfeito({ onProcurar }: AvisosSemEfeitoProps) {
  const { data: avisos, error, refetch } = useQuery(avisosQuery())
  const [escolhido, setEscolhido] = useState<AvisoDaMesa | null>(null)
  const titulo = useRef<HTMLHeadingElement>(null)
  return (
    <section className="mesa-secao" aria-labelledby="avisos">
      <h2 className="h2" id="avisos" ref={titulo} tabIndex={-1}>
        Avisos sem efeito
      </h2>
      <p className="muted mesa-texto">
        O que o banco ou o Stripe avisou e não mudou nenhuma assinatura, os cem mais novos. O que você resolve
        sai desta lista.
      </p>
      {!avisos && !error && <Loading label="Carregando os avisos" />}
      {!avisos && error && (
        <EstadoErro
          message={failureSentence(error, 'Não foi possível carregar os avisos')}
          onRetry={() => void refetch()}
        />
      )}
      {avisos?.length === 0 && <EstadoVazio>Nenhum aviso ficou sem efeito.</EstadoVazio>}
      {avisos && avisos.length > 0 && (
        <ul className="mesa-lista">
          {avisos.map((aviso) => (
            <Linha
              key={`${aviso.meio} ${aviso.id}`}
              aviso={aviso}
              onProcurar={onProcurar}
              onResolver={() => setEscolhido(aviso)}
            />
          ))}
        </ul>
      )}
      {escolhido && (
        <PerguntaDoAviso
          aviso={escolhido}
          // The button goes with what it was for.
          onDone={() => titulo.current?.focus()}
          onClose={() => setEscolhido(null)}
        />
      )}
    </section>
  )
}

interface LinhaProps extends AvisosSemEfeitoProps {
  readonly aviso: AvisoDaMesa
  readonly onResolver: () => void
}

function Linha({ aviso, onProcurar, onResolver }: LinhaProps) {
  const { oQueHouve, oQueFazer } = fraseDoAviso(aviso)
  const { meio, referencia } = aviso
  return (
    <li>
      <div>
        <p className="h3">{oQueHouve}</p>
        <p className="mesa-texto">{oQueFazer}</p>
        <p className="small muted">
          Recebido em {formatMomento(aviso.recebido_em)}, <span className="mesa-codigo">{aviso.id}</span>
        </p>
      </div>
      <div className="mesa-atos">
        {meio === 'pix' && referencia && (
          <button type="button" className="btn btn-2" onClick={() => onProcurar(referencia)}>
            Procurar o código<span className="sr"> {referencia}</span>
          </button>
        )}
        <button type="button" className="btn btn-2" onClick={onResolver}>
          Resolvido<span className="sr"> o aviso {aviso.id}</span>
        </button>
      </div>
    </li>
  )
}
