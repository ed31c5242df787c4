import { useQuery } from '@tanstack/react-query'
import type { AvisoDaMesa } from '#contract/editora/pagamentos.ts'
import { failureSentence } from '../../platform/failure-sentence.ts'
import { EstadoErro, EstadoVazio } from '../../ui/estado.tsx'
import { Loading } from '../../ui/loading.tsx'
import { formatMomento } from '../format-dia.ts'
import { fraseDoAviso } from './frase-do-aviso.ts'
import { avisosQuery } from './queries.ts'

interface AvisosSemEfeitoProps {
  readonly onProcurar: (txid: string) => void
}

/** What banks and Stripe told that changed no subscription, and what to do with each. */
export function AvisosSemEfeito({ onProcurar }: AvisosSemEfeitoProps) {
  const { data: avisos, error, refetch } = useQuery(avisosQuery())
  return (
    <section className="mesa-secao" aria-labelledby="avisos">
      <h2 className="h2" id="avisos">
        Avisos sem efeito
      </h2>
      <p className="muted mesa-texto">
        O que o banco ou o Stripe avisou e não mudou nenhuma assinatura. O que você resolve continua nesta
        lista, os cem mais novos.
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
            <Linha key={`${aviso.meio} ${aviso.id}`} aviso={aviso} onProcurar={onProcurar} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Linha({ aviso, onProcurar }: AvisosSemEfeitoProps & { aviso: AvisoDaMesa }) {
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
      {meio === 'pix' && referencia && (
        <button type="button" className="btn btn-2" onClick={() => onProcurar(referencia)}>
          Procurar o código<span className="sr"> {referencia}</span>
        </button>
      )}
    </li>
  )
}
