import '../styles/leitura.css'
import { usePrefetchQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, useParams } from 'react-router'
import type { CapituloCfw, CapituloCfwCompleto } from '#contract/cfw.ts'
import type { Secao } from '#contract/padroes.ts'
import { edicaoQuery } from '../biblia/queries.ts'
import { RodapeEdicao } from '../biblia/rodape-edicao.tsx'
import { paths } from '../paths.ts'
import { ApiError } from '../platform/api-error.ts'
import { parseId } from '../platform/parse-id.ts'
import { writeUltimaLeitura } from '../platform/ultima-leitura.ts'
import { Marcador } from '../referencias/marcador.tsx'
import { ReferenciasDialog } from '../referencias/referencias-dialog.tsx'
import { TextosProva } from '../referencias/textos-prova.tsx'
import { useReferencias } from '../referencias/use-referencias.ts'
import { EstadoErro } from '../ui/estado.tsx'
import { Loading } from '../ui/loading.tsx'
import { PageTurn } from '../ui/page-turn.tsx'
import { useTituloPagina } from '../ui/titulo-pagina.ts'
import { PaineisDoCapitulo } from './paineis-do-capitulo.tsx'
import { hasReferencias } from './paragrafos.ts'
import { capituloCfwCompletoQuery, capitulosCfwQuery } from './queries.ts'
import { SecaoTexto } from './secao-texto.tsx'

const TOTAL_CAPITULOS = 33

/** /cfw/capitulo/:id: a chapter of the Confession. */
export function CfwCapituloPage() {
  const id = parseId(useParams().id)
  if (id === null) return <CapituloInexistente />
  return <Capitulo id={id} />
}

function Capitulo({ id }: { id: number }) {
  const capitulo = useQuery(capituloCfwCompletoQuery(id))
  const titulos = useQuery(capitulosCfwQuery()).data ?? []
  useTituloPagina(`Capítulo ${id} · Confissão de Fé`)
  useUltimaLeitura(capitulo.data)

  if (capitulo.error instanceof ApiError && capitulo.error.status === 404) return <CapituloInexistente />
  const titulo = capitulo.data?.titulo ?? titulos.find((outro) => outro.id === id)?.titulo
  return (
    <>
      <article className="leaf">
        <header className="chap-head">
          <span className="chap-no" aria-hidden="true">
            {id}
          </span>
          <p className="crumb">
            <Link className="caps faint" to={paths.cfw()}>
              Confissão de Fé, capítulo {id}
            </Link>
          </p>
          <h1 className="h1 mt-2 text-3xl">{titulo ?? `Capítulo ${id}`}</h1>
        </header>
        <hr className="thick-thin" />
        {capitulo.isError && (
          <EstadoErro message="Erro ao carregar conteúdo completo." onRetry={() => void capitulo.refetch()}>
            <IndiceLink />
          </EstadoErro>
        )}
        {capitulo.isPending && <Loading />}
        {capitulo.data?.secoes.length === 0 && (
          <EstadoErro message="Erro ao carregar seções." onRetry={() => void capitulo.refetch()} />
        )}
        {capitulo.data && <Secoes key={`secoes-${id}`} secoes={capitulo.data.secoes} />}
        <Vizinhos key={`vizinhos-${id}`} id={id} titulos={titulos} />
      </article>
      <PaineisDoCapitulo />
    </>
  )
}

/** The sections, with their markers, proof texts and the dialog that both open. */
function Secoes({ secoes }: { secoes: readonly Secao[] }) {
  const referencias = useReferencias('cfw')
  // The foot of the dialog would otherwise arrive after it and push it up.
  usePrefetchQuery(edicaoQuery())
  return (
    <>
      {secoes.map((secao, index) => (
        <SecaoTexto
          key={secao.id}
          secao={secao}
          first={index === 0}
          renderMarcador={(parte) => <Marcador parte={parte} referencias={referencias} className="ref" />}
          margem={<TextosProva partes={secao.partes.filter(hasReferencias)} referencias={referencias} />}
        />
      ))}
      <ReferenciasDialog referencias={referencias} rodape={<RodapeEdicao prefixo="Texto: " />} />
    </>
  )
}

function Vizinhos({ id, titulos }: { id: number; titulos: readonly CapituloCfw[] }) {
  const queryClient = useQueryClient()
  const toVizinha = (numero: number, rotulo: string) => {
    if (numero < 1 || numero > TOTAL_CAPITULOS) return null
    const titulo = titulos.find((capitulo) => capitulo.id === numero)?.titulo
    return {
      to: paths.capituloCfw(numero),
      rotulo,
      titulo: titulo ? `${numero}. ${titulo}` : `Capítulo ${numero}`,
      prefetch: () => void queryClient.prefetchQuery(capituloCfwCompletoQuery(numero)),
    }
  }
  return (
    <PageTurn
      label="Capítulos"
      anterior={toVizinha(id - 1, 'Capítulo Anterior')}
      indice={{ to: paths.cfw(), rotulo: 'CFW' }}
      proximo={toVizinha(id + 1, 'Próximo Capítulo')}
    />
  )
}

/** Remembers the chapter for 'Onde você parou' on the home page. */
function useUltimaLeitura(capitulo: CapituloCfwCompleto | undefined): void {
  useEffect(() => {
    if (!capitulo) return
    writeUltimaLeitura({
      path: paths.capituloCfw(capitulo.id),
      titulo: capitulo.titulo,
      rotulo: `Confissão de Fé, capítulo ${capitulo.numero_capitulo}`,
    })
  }, [capitulo])
}

function CapituloInexistente() {
  useTituloPagina('Confissão de Fé')
  return (
    <article className="leaf">
      <header className="chap-head">
        <h1 className="h1">Confissão de Fé</h1>
      </header>
      <EstadoErro message="Erro ao carregar conteúdo completo.">
        <IndiceLink />
      </EstadoErro>
    </article>
  )
}

function IndiceLink() {
  return (
    <div className="mt-4">
      <Link className="link" to={paths.cfw()}>
        Ver os capítulos da Confissão de Fé
      </Link>
    </div>
  )
}
