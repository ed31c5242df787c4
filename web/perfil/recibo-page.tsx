import '../styles/assinatura.css'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Printer } from 'lucide-react'
import { Link, useParams } from 'react-router'
import type { Recibo } from '#contract/assinaturas.ts'
import { formatReais } from '#contract/reais.ts'
import { reciboQuery } from '../assinaturas/queries.ts'
import { useConta } from '../auth/use-conta.ts'
import { paths } from '../paths.ts'
import { ApiError } from '../platform/api-error.ts'
import { formatDia } from '../platform/format-dia.ts'
import { instalacaoQuery } from '../platform/instalacao-query.ts'
import { parseId } from '../platform/parse-id.ts'
import { EstadoErro } from '../ui/estado.tsx'
import { Loading } from '../ui/loading.tsx'
import { useTituloPagina } from '../ui/titulo-pagina.ts'

const MEIO: Readonly<Record<Recibo['meio'], string>> = { pix: 'Pix', stripe: 'Cartão' }

/** /perfil/recibos/:numero: one payment, to be printed. */
export function ReciboPage() {
  const numero = parseId(useParams().numero) ?? 0
  const titulo = `Recibo ${numero}`
  useTituloPagina(titulo)
  const { data: recibo, error, isPending, refetch } = useQuery(reciboQuery(numero))
  const isAusente = error instanceof ApiError && error.status === 404
  return (
    <div className="recibo">
      <header>
        <Link className="link" to={paths.perfil('assinatura')}>
          <ArrowLeft className="i" aria-hidden="true" /> Assinatura
        </Link>
        <h1 className="h1">{titulo}</h1>
      </header>
      {isPending && <Loading label="Carregando o recibo" />}
      {!recibo && !isPending && (
        <EstadoErro
          message={isAusente ? 'Este recibo não é desta conta.' : 'Não foi possível carregar o recibo.'}
          {...(!isAusente && { onRetry: () => void refetch() })}
        />
      )}
      {recibo && <Folha recibo={recibo} />}
    </div>
  )
}

function Folha({ recibo }: { recibo: Recibo }) {
  const { usuario } = useConta()
  const { data: instalacao } = useQuery(instalacaoQuery())
  const leitor = usuario ? `${usuario.first_name} ${usuario.last_name}`.trim() : ''
  const linhas = [
    ['Recebido por', instalacao?.editora],
    ['De', `${leitor} (${usuario?.email ?? ''})`],
    ['Valor', formatReais(recibo.valor)],
    [
      'Por',
      `Assinatura ${recibo.plano_nome}, de ${formatDia(recibo.periodo_de)} a ${formatDia(recibo.periodo_ate)}`,
    ],
    ['Pago em', `${formatDia(recibo.pago_em)}, ${MEIO[recibo.meio]}`],
    ['Devolvido em', recibo.estornado_em === null ? undefined : formatDia(recibo.estornado_em)],
  ] as const
  return (
    <>
      <dl>
        {linhas.map(
          ([rotulo, valor]) =>
            valor !== undefined && (
              <div key={rotulo}>
                <dt>{rotulo}</dt>
                <dd>{valor}</dd>
              </div>
            ),
        )}
      </dl>
      <button type="button" className="btn btn-2" onClick={() => window.print()}>
        <Printer className="i" aria-hidden="true" /> Imprimir
      </button>
    </>
  )
}
