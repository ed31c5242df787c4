import { usePrefetchQuery, useQuery } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { useParams } from 'react-router'
import * as z from 'zod/mini'
import { formatNomes } from '#contract/autores.ts'
import type { Destaque } from '#contract/destaques.ts'
import type { Paragrafo } from '#contract/ebook-texto.ts'
import { edicoesQuery } from '../biblia/queries.ts'
import { RodapeDasReferencias } from '../biblia/rodape-das-referencias.tsx'
import { BarraDeSelecao } from '../destaques/barra-de-selecao.tsx'
import { DestaqueDialog } from '../destaques/destaque-dialog.tsx'
import { toFaixas } from '../destaques/faixas.ts'
import { ListaDeDestaques } from '../destaques/lista-de-destaques.tsx'
import { useDestaques } from '../destaques/use-destaques.ts'
import { ebookQuery } from '../ebooks/queries.ts'
import { ReferenciaDialog } from '../referencias/referencia-dialog.tsx'
import { useLembrado } from '../ui/use-lembrado.ts'
import { useLugarDeVolta } from '../ui/volta-store.ts'
import { Abertura, type LivroAberto } from './abertura.tsx'
import { citarLivro } from './citar-livro.ts'
import { TelaDeLeitura } from './tela/tela-de-leitura.tsx'

/** The highlight whose card is open. */
interface Aberto {
  readonly id: string
  /** Of one that was marked to be annotated: should the server refuse it, the note is still there. */
  readonly novo: Destaque | null
}

/** /leitura/:leituraId: an ebook, open. */
export function LeituraPage() {
  const { leituraId = '' } = useParams()
  useLugarDeVolta(() => 'ao livro', { isDestino: false })
  return (
    <Abertura key={leituraId} id={leituraId}>
      {(livro) => <LeitorComDestaques {...livro} />}
    </Abertura>
  )
}

/** The reader with what other features bring to it: highlights and Bible references. */
function LeitorComDestaques({ leitura, sumario, capituloId }: LivroAberto) {
  const { ebook } = leitura
  const autores = formatNomes(ebook.autores)
  const idioma = useQuery(ebookQuery(ebook.id)).data?.idioma
  const destaques = useDestaques(ebook.id)
  const [aberto, setAberto] = useState<Aberto | null>(null)
  const [referencia, setReferencia] = useLembrado('referencia', z.nullable(z.string()), null)
  const trigger = useRef<HTMLElement>(null)
  // The foot of the dialog would otherwise arrive after it and push it up.
  usePrefetchQuery(edicoesQuery())

  const lista = destaques.query.data
  const faixasOf = useCallback(
    (paragrafos: readonly Paragrafo[]) => toFaixas(lista ?? [], paragrafos),
    [lista],
  )
  const handleReferencia = useCallback(
    (texto: string, marcador: HTMLElement) => {
      trigger.current = marcador
      setReferencia(texto)
    },
    [setReferencia],
  )
  const handleDestaque = useCallback((id: string) => setAberto({ id, novo: null }), [])
  const destaque = lista?.find(({ id }) => id === aberto?.id) ?? aberto?.novo

  return (
    <>
      <TelaDeLeitura
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
            citacao={citarLivro({ titulo: ebook.titulo, autores }, tituloDo(sumario, id))}
            onMarcar={(passagem, cor) => destaques.criar(passagem, id, cor)}
            onAnotar={(novo) => setAberto({ id: novo.id, novo })}
          />
        )}
        renderDestaques={(saltar) => (
          <ListaDeDestaques
            destaques={destaques}
            livro={{ titulo: ebook.titulo, autores }}
            capitulos={sumario}
            onEditar={({ id }) => setAberto({ id, novo: null })}
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
          isAnotando={aberto.novo !== null}
          onClose={() => {
            setAberto(null)
            focusDestaque(destaque.id)
          }}
        />
      )}
      {referencia && (
        <ReferenciaDialog
          referencia={referencia}
          renderCredito={(origem) => <RodapeDasReferencias prefixo="Texto: " {...origem} />}
          onClose={() => {
            // Browsers that do not focus a clicked button would return the focus to the top of the page.
            trigger.current?.focus()
            setReferencia(null)
          }}
        />
      )}
    </>
  )
}

function tituloDo(sumario: LivroAberto['sumario'], capituloId: number): string | undefined {
  return sumario.find(({ id }) => id === capituloId)?.titulo
}

/** A card that the toolbar opened has nothing to give the focus back to: the toolbar went with the selection. */
function focusDestaque(id: string): void {
  if (document.activeElement !== document.body) return
  document.querySelector<HTMLElement>(`[data-abre="${id}"]`)?.focus({ preventScroll: true })
}
