import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { PixDaMesa } from '#contract/editora/pagamentos.ts'
import { formatReais } from '#contract/reais.ts'
import { nomeDoPlano, planosQuery } from '../../assinaturas/public.ts'
import { paths } from '../../paths.ts'
import { formatMomento } from '../../platform/format-momento.ts'
import type { PerguntaSobrePix } from './pergunta-do-pix.tsx'

interface ListaDePixProps {
  readonly pix: readonly PixDaMesa[]
  readonly onAto: (ato: PerguntaSobrePix) => void
}

/** Payments by Pix: whose, how much, since when, and what the desk may say of each. */
export function ListaDePix({ pix, onAto }: ListaDePixProps) {
  const { data: oferta } = useQuery(planosQuery())
  return (
    <ul className="mesa-lista">
      {pix.map((each) => (
        <li key={each.id}>
          <div>
            <p className="h3">
              {formatReais(each.valor)}
              {oferta && `, ${nomeDoPlano(oferta.planos, each.plano)}`}
            </p>
            <p>
              <Link className="link mesa-email" to={paths.editora(`leitores/${each.usuario_id}`)}>
                {each.email}
              </Link>
            </p>
            <p className="small muted">
              Código <span className="mesa-codigo">{each.txid}</span>
            </p>
            <p className="small muted">{fraseDoPix(each)}</p>
          </div>
          <Ato pix={each} onAto={onAto} />
        </li>
      ))}
    </ul>
  )
}

function Ato({ pix, onAto }: { pix: PixDaMesa; onAto: ListaDePixProps['onAto'] }) {
  if (pix.estado === 'estornado') return null
  const isPago = pix.estado === 'pago'
  return (
    <button
      type="button"
      className="btn btn-2"
      onClick={() => onAto({ pix, ato: isPago ? 'devolver' : 'confirmar' })}
    >
      {isPago ? 'Registrar a devolução' : 'Confirmar'}
      <span className="sr"> do Pix de {pix.email}</span>
    </button>
  )
}

function fraseDoPix({ estado, criado_em, expira_em, pago_em }: PixDaMesa): string {
  const pedido = `Pedido em ${formatMomento(criado_em)}`
  const pago = pago_em === null ? pedido : `Pago em ${formatMomento(pago_em)}`
  switch (estado) {
    case 'aguardando':
      return `${pedido}, espera até ${formatMomento(expira_em)}.`
    case 'expirado':
      return `${pedido}, e não mais esperado. Se o dinheiro entrou, ainda pode ser confirmado.`
    case 'pago':
      return `${pago}.`
    case 'estornado':
      return `${pago}, e devolvido ao leitor.`
  }
}
