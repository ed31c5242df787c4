import { type UseQueryResult, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useRef } from 'react'
import { Link } from 'react-router'
import type { CapituloDoEbook } from '#contract/ebook-texto.ts'
import { paths } from '../../paths.ts'
import { ApiError } from '../../platform/api-error.ts'
import { EstadoErro } from '../../ui/estado.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Andamento } from './andamento.tsx'
import { Cabeca } from './cabeca.tsx'
import { Capitulo } from './capitulo.tsx'
import { FimDoLivro } from './fim-do-livro.tsx'
import type { Aberto, Modelo } from './modelo.ts'
import { capituloQuery } from './queries.ts'
import type { TelaDeLeituraProps } from './tela-de-leitura-props.ts'
import type { SobreOTexto } from './texto-do-paragrafo.tsx'
import { Vizinhos } from './vizinhos.tsx'
import { Voltar } from './voltar.tsx'

const SoParaAssinantes = lazy(async () => ({
  default: (await import('../../assinaturas/public.ts')).SoParaAssinantes,
}))

interface PaginaAbertaProps
  extends Pick<TelaDeLeituraProps, 'leitura' | 'sumario' | 'idioma' | 'renderSelecao'> {
  readonly modelo: Modelo
  readonly aberto: Aberto
  readonly consulta: UseQueryResult<CapituloDoEbook>
  readonly sobreOTexto: SobreOTexto
  readonly onAbrir: (capituloId: number) => void
}

/** The open chapter, on its way or there, and the way to its neighbours. */
export function PaginaAberta(props: PaginaAbertaProps) {
  const { leitura, sumario, modelo, aberto, consulta } = props
  const ebookId = leitura.ebook.id
  const queryClient = useQueryClient()
  const texto = useRef<HTMLDivElement>(null)
  const capitulo = consulta.data
  const index = sumario.findIndex(({ id }) => id === aberto.capituloId)
  const [anterior, resumo, proximo] = [sumario[index - 1], sumario[index], sumario[index + 1]]
  const cabeca = capitulo ?? resumo
  const isFechado = consulta.error instanceof ApiError && consulta.error.code === 'assinatura_necessaria'

  return (
    <main id="texto" className="tela-de-leitura" tabIndex={-1}>
      <article className="coluna" lang={props.idioma}>
        {cabeca && <Cabeca capitulo={cabeca} numero={index + 1} total={sumario.length} />}
        {consulta.isPending && <Loading />}
        {isFechado && (
          <Suspense fallback={<Loading />}>
            <SoParaAssinantes />
          </Suspense>
        )}
        {consulta.isLoadingError && !isFechado && (
          <EstadoErro message="Erro ao carregar o e-book." onRetry={() => void consulta.refetch()}>
            <p className="saida">
              <Link className="link" to={paths.estante()}>
                Ir para a estante
              </Link>
            </p>
          </EstadoErro>
        )}
        {capitulo && (
          <Capitulo
            key={capitulo.id}
            capitulo={capitulo}
            resumo={resumo}
            aberto={aberto}
            modelo={modelo}
            texto={props.sobreOTexto}
            textoRef={texto}
          >
            {props.renderSelecao(texto, capitulo.id)}
          </Capitulo>
        )}
      </article>
      <div className="coluna pe-do-capitulo">
        {capitulo && !proximo && (
          <FimDoLivro leitura={leitura} onRecomecar={() => sumario[0] && props.onAbrir(sumario[0].id)} />
        )}
        <Vizinhos
          anterior={anterior}
          proximo={proximo}
          onAbrir={props.onAbrir}
          onIntencao={(id) => void queryClient.prefetchQuery(capituloQuery(ebookId, id))}
        />
      </div>
      <Voltar modelo={modelo} />
      <Andamento leitura={leitura} modelo={modelo} sumario={sumario} capitulo={capitulo} />
    </main>
  )
}
