import { usePrefetchQuery, useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { Link, useParams } from 'react-router'
import { formatNomes } from '#contract/autores.ts'
import type { CapituloResumo, Paragrafo } from '#contract/ebook-texto.ts'
import type { Leitura } from '#contract/leituras.ts'
import { edicaoQuery } from '../biblia/queries.ts'
import { RodapeEdicao } from '../biblia/rodape-edicao.tsx'
import { BarraDeSelecao } from '../destaques/barra-de-selecao.tsx'
import { DestaqueDialog } from '../destaques/destaque-dialog.tsx'
import { toFaixas } from '../destaques/faixas.ts'
import { ListaDeDestaques } from '../destaques/lista-de-destaques.tsx'
import { useDestaques } from '../destaques/use-destaques.ts'
import { ebookQuery } from '../ebooks/queries.ts'
import { paths } from '../paths.ts'
import { ApiError } from '../platform/api-error.ts'
import { leituraQuery } from '../platform/leituras/queries.ts'
import { useLerDaLista } from '../platform/leituras/use-ler.ts'
import { ReferenciaDialog } from '../referencias/referencia-dialog.tsx'
import { EstadoErro } from '../ui/estado.tsx'
import { Loading } from '../ui/loading.tsx'
import { useTituloPagina } from '../ui/titulo-pagina.ts'
import { Leitor } from './leitor/leitor.tsx'
import { Moldura } from './leitor/moldura.tsx'
import { sumarioQuery } from './leitor/queries.ts'

/** The loader has just asked: its answer is not asked for again. */
const FRESH_MS = 5_000

/** /leitura/:leituraId: the ebook reader. */
export function LeituraPage() {
  const { leituraId = '' } = useParams()
  return <Abertura key={leituraId} id={leituraId} />
}

/** Opens the book at the place that the server has now: an older answer may be another device's past. */
function Abertura({ id }: { id: string }) {
  const leitura = useQuery({ ...leituraQuery(id), staleTime: FRESH_MS })
  const [aberta, setAberta] = useState<Leitura | null>(null)
  const ebookId = (aberta ?? leitura.data)?.ebook.id
  const sumario = useQuery({ ...sumarioQuery(ebookId ?? 0), enabled: ebookId !== undefined })
  if (aberta === null && leitura.data && leitura.data.estado !== 'quero_ler' && !leitura.isFetching) {
    setAberta(leitura.data)
  }

  const capituloId = aberta?.capitulo_atual ?? sumario.data?.[0]?.id
  if (aberta && sumario.data && capituloId !== undefined) {
    return <Livro leitura={leitura.data ?? aberta} sumario={sumario.data} capituloId={capituloId} />
  }
  if (leitura.data?.estado === 'quero_ler') return <AindaNaoComecada leitura={leitura.data} />
  const failed = [leitura, sumario].find(({ isError }) => isError)
  if (failed) return <Falha error={failed.error} onRetry={() => void failed.refetch()} />
  return (
    <Moldura>
      <Loading />
    </Moldura>
  )
}

function Falha({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  useTituloPagina('Leitura')
  const isAusente = error instanceof ApiError && (error.status === 404 || error.status === 422)
  return (
    <Moldura>
      <h1 className="sr">Leitura</h1>
      <EstadoErro
        message={isAusente ? 'Esta leitura não está na sua estante.' : 'Erro ao carregar o e-book.'}
        {...(!isAusente && { onRetry })}
      >
        <p className="saida">
          <Link className="link" to={paths.estante()}>
            Ir para a estante
          </Link>
        </p>
      </EstadoErro>
    </Moldura>
  )
}

/** A book that waits in Quero Ler is begun by an act of the reader, not by an address. */
function AindaNaoComecada({ leitura }: { leitura: Leitura }) {
  const { abrir, isPending } = useLerDaLista()
  useTituloPagina(leitura.ebook.titulo)
  return (
    <Moldura>
      <h1 className="h1">{leitura.ebook.titulo}</h1>
      <p className="lead subtitulo-do-capitulo">Este livro está na sua lista Quero Ler.</p>
      <p className="fim-do-livro">
        <button
          type="button"
          className="btn btn-1"
          aria-disabled={isPending}
          onClick={() => abrir(leitura.id)}
        >
          Começar a Ler
        </button>
      </p>
    </Moldura>
  )
}

interface LivroProps {
  readonly leitura: Leitura
  readonly sumario: readonly CapituloResumo[]
  readonly capituloId: number
}

/** The reader with what other features bring to it: highlights and Bible references. */
function Livro({ leitura, sumario, capituloId }: LivroProps) {
  const { ebook } = leitura
  const autores = formatNomes(ebook.autores)
  const idioma = useQuery(ebookQuery(ebook.id)).data?.idioma
  const destaques = useDestaques(ebook.id)
  const [aberto, setAberto] = useState<{ id: string; isAnotando: boolean } | null>(null)
  const [referencia, setReferencia] = useState<{ texto: string; trigger: HTMLElement } | null>(null)
  // The foot of the dialog would otherwise arrive after it and push it up.
  usePrefetchQuery(edicaoQuery())

  const lista = destaques.query.data
  const faixasOf = useCallback(
    (paragrafos: readonly Paragrafo[]) => toFaixas(lista ?? [], paragrafos),
    [lista],
  )
  const handleReferencia = useCallback(
    (texto: string, trigger: HTMLElement) => setReferencia({ texto, trigger }),
    [],
  )
  const handleDestaque = useCallback((id: string) => setAberto({ id, isAnotando: false }), [])
  const destaque = lista?.find(({ id }) => id === aberto?.id)

  return (
    <>
      <Leitor
        leitura={leitura}
        sumario={sumario}
        capituloId={capituloId}
        autores={autores}
        idioma={idioma}
        toFaixas={faixasOf}
        onReferencia={handleReferencia}
        onDestaque={handleDestaque}
        renderSelecao={(texto, id) => (
          <BarraDeSelecao
            container={texto}
            onMarcar={(passagem, cor) => destaques.criar(passagem, id, cor)}
            onAnotar={({ id: novo }) => setAberto({ id: novo, isAnotando: true })}
          />
        )}
        renderDestaques={(saltar) => (
          <ListaDeDestaques
            destaques={destaques}
            livro={{ titulo: ebook.titulo, autores }}
            capitulos={sumario}
            onEditar={({ id }) => setAberto({ id, isAnotando: false })}
            onIr={({ capitulo_id, paragrafo_inicio_id: paragrafo, inicio: deslocamento }) => {
              if (capitulo_id !== null && paragrafo !== null) saltar(capitulo_id, { paragrafo, deslocamento })
            }}
          />
        )}
      />
      {destaque && aberto && (
        <DestaqueDialog
          key={destaque.id}
          destaque={destaque}
          destaques={destaques}
          isAnotando={aberto.isAnotando}
          onClose={() => {
            setAberto(null)
            focusDestaque(destaque.id)
          }}
        />
      )}
      {referencia && (
        <ReferenciaDialog
          referencia={referencia.texto}
          rodape={<RodapeEdicao prefixo="Texto: " />}
          onClose={() => {
            // Browsers that do not focus a clicked button would return the focus to the top of the page.
            referencia.trigger.focus()
            setReferencia(null)
          }}
        />
      )}
    </>
  )
}

/** A card that the toolbar opened has nothing to give the focus back to: the toolbar went with the selection. */
function focusDestaque(id: string): void {
  if (document.activeElement !== document.body) return
  document.querySelector<HTMLElement>(`[data-abre="${id}"]`)?.focus({ preventScroll: true })
}
