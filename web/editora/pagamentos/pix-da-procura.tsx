import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { MAX_PIX_DA_MESA, type PixDaMesa } from '#contract/editora/pagamentos.ts'
import { foldText } from '#contract/fold.ts'
import { failureSentence } from '../../platform/failure-sentence.ts'
import { EstadoErro, EstadoVazio } from '../../ui/estado.tsx'
import { Loading } from '../../ui/loading.tsx'
import { useAdiado } from '../../ui/use-adiado.ts'
import { ListaDePix } from './lista-de-pix.tsx'
import { PerguntaDoPix, type PerguntaSobrePix } from './pergunta-do-pix.tsx'
import { pixQuery } from './queries.ts'

const REST_MS = 250
/** A code of this library has 25; the central bank lets others have so many. */
const TXID = /^[a-z0-9]{20,35}$/i

/** The Pix that wait; with a whole code the one that has it, whatever became of it. */
export function PixDaProcura({ digitado }: { digitado: string }) {
  const q = useAdiado(digitado.replace(/\s/g, ''), REST_MS)
  const txid = TXID.test(q) ? q : null
  const { data, error, refetch } = useQuery(pixQuery(txid))
  const [pergunta, setPergunta] = useState<PerguntaSobrePix | null>(null)
  const titulo = useRef<HTMLHeadingElement>(null)
  const pix = data?.filter((each) => txid !== null || isMeant(each, q))
  return (
    <section className="mesa-secao" aria-labelledby="pix">
      <h2 className="h2" id="pix" ref={titulo} tabIndex={-1}>
        {txid === null ? 'Pix que esperam' : 'Pix com este código'}
      </h2>
      {!data && !error && <Loading label="Carregando os pagamentos" />}
      {!data && error && (
        <EstadoErro
          message={failureSentence(error, 'Não foi possível carregar os pagamentos')}
          onRetry={() => void refetch()}
        />
      )}
      {pix?.length === 0 && <EstadoVazio>{vazio(q, txid)}</EstadoVazio>}
      {pix && pix.length > 0 && <ListaDePix pix={pix} onAto={setPergunta} />}
      {data?.length === MAX_PIX_DA_MESA && (
        <p className="small muted">
          Aqui estão os {MAX_PIX_DA_MESA} que vencem antes. Os outros se acham pelo código do extrato.
        </p>
      )}
      {pergunta && (
        <PerguntaDoPix
          {...pergunta}
          // The button goes with what it was for.
          onDone={() => titulo.current?.focus()}
          onClose={() => setPergunta(null)}
        />
      )}
    </section>
  )
}

function isMeant({ email, txid }: PixDaMesa, q: string): boolean {
  return foldText(email).includes(foldText(q)) || txid.startsWith(q.toUpperCase())
}

function vazio(q: string, txid: string | null): string {
  if (txid !== null)
    return 'Nenhum Pix tem este código. Confira-o no extrato; sem código, procure pelo e-mail do leitor.'
  if (q === '') return 'Nenhum Pix espera pela confirmação.'
  return 'Nenhum Pix que espera é deste e-mail ou código. Os já pagos e devolvidos se acham pelo código inteiro.'
}
