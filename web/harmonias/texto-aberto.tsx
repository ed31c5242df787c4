import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { paginaQuery } from '../padroes/public.ts'
import { EstadoErro } from '../ui/estado.tsx'
import { Loading } from '../ui/loading.tsx'
import { cutTexto } from './corte.ts'
import type { PaginaDestino } from './destino.ts'
import { type TextoDaPagina, toTexto } from './texto.ts'
import { TextoCorrido } from './texto-corrido.tsx'

interface TextoAbertoProps {
  readonly pagina: PaginaDestino
  /** Characters after which a chapter is cut; without it the whole text is shown. */
  readonly limite?: number
}

/** The text of a chapter or question, fetched when it is rendered, and the link to its page. */
export function TextoAberto({ pagina, limite }: TextoAbertoProps) {
  const { data, isError, refetch } = useQuery(paginaQuery(pagina.padrao, pagina.id))
  return (
    <div className="texto-aberto">
      {data && <Texto pagina={pagina} texto={toTexto(data, pagina.unidade)} limite={limite} />}
      {isError && !data && <EstadoErro message="Erro ao carregar detalhes" onRetry={() => void refetch()} />}
      {!data && !isError && <Loading label={`Carregando: ${pagina.sigla}, ${pagina.rotulo}`} />}
      <Link className="link" to={pagina.to}>
        {pagina.acao}{' '}
        <span className="sr">
          {pagina.numero} ({pagina.sigla})
        </span>
        <ArrowRight className="i" />
      </Link>
    </div>
  )
}

function Texto({
  pagina,
  texto,
  limite = Number.POSITIVE_INFINITY,
}: TextoAbertoProps & { texto: TextoDaPagina }) {
  const { secoes, secoesOcultas } = cutTexto(texto, limite)
  return (
    <>
      <TextoCorrido pagina={pagina} secoes={secoes} />
      {secoesOcultas > 0 && (
        <p className="small faint">
          {secoesOcultas === 1
            ? 'Há mais uma seção no capítulo.'
            : `Há mais ${secoesOcultas} seções no capítulo.`}
        </p>
      )}
    </>
  )
}
