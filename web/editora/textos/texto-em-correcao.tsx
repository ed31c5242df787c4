import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { CHAVE_DAS_HARMONIAS } from '#contract/editora/textos.ts'
import { paths } from '../../paths.ts'
import { ApiError } from '../../platform/api-error.ts'
import { EstadoErro } from '../../ui/estado.tsx'
import { Loading } from '../../ui/loading.tsx'
import { useTituloPagina } from '../../ui/titulo-pagina.ts'
import { EditorDoTexto } from './editor-do-texto.tsx'
import { lugarDoTexto } from './lugar-do-texto.ts'
import { textoQuery } from './queries.ts'
import type { RenderPagina } from './render-pagina.ts'

interface TextoEmCorrecaoProps {
  /** As readers see it. */
  readonly renderPagina: RenderPagina
}

/** The editor of the text that the address names. */
export function TextoEmCorrecao({ renderPagina }: TextoEmCorrecaoProps) {
  const { padrao, numero } = useParams()
  const chave = padrao ? `${padrao}-${numero}` : CHAVE_DAS_HARMONIAS
  const { rotulo } = lugarDoTexto(chave)
  useTituloPagina(`${rotulo} · Textos · Editora`)
  const { data, error, refetch } = useQuery(textoQuery(chave))
  if (data) return <EditorDoTexto key={chave} fonte={data} renderPagina={renderPagina} />
  if (!error) return <Loading label="Carregando o texto" />
  const isGone = error instanceof ApiError && [404, 422].includes(error.status)
  return (
    <>
      <h1 className="h1">Textos</h1>
      {isGone ? (
        <EstadoErro message="Este texto não existe.">
          <Link className="link" to={paths.editora('textos')}>
            Todos os textos
          </Link>
        </EstadoErro>
      ) : (
        <EstadoErro message="O texto não foi carregado." onRetry={() => void refetch()} />
      )}
    </>
  )
}
