import '../styles/marcas.css'
import '../styles/palavras-marcadas.css'
import { NotebookPen } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import type { CorDoDestaque } from '#contract/destaques.ts'
import type { MarcaNoCapitulo } from '#contract/marcas.ts'
import { useQuandoVier } from '../ui/use-quando-vier.ts'
import { MarcarVersiculos } from './marcar-versiculos.tsx'
import { MarcasAusentes } from './marcas-ausentes.tsx'
import {
  findMarcaNoAlto,
  type NumeroNoTexto,
  notasNoFim,
  type VersosSeguidos,
} from './marcas-dos-versiculos.ts'
import type { CapituloMarcado } from './mudanca-da-marca.ts'
import type { CapituloMarcavel } from './palavras-do-capitulo.tsx'
import { useMarcas } from './use-marcas.ts'
import { useSinaisSeparados } from './use-sinais-separados.ts'

const importPalavras = () => import('./palavras-do-capitulo.tsx')
const importNota = () => import('./nota-da-marca-dialog.tsx')
const importRemover = () => import('./remover-marcas-dialog.tsx')
const NotaDaMarcaDialog = lazy(async () => ({ default: (await importNota()).NotaDaMarcaDialog }))
const RemoverMarcasDialog = lazy(async () => ({ default: (await importRemover()).RemoverMarcasDialog }))

/** What marks bring to the text of a chapter. */
interface MarcasDoTexto {
  /** What a verse shows, by its first number. */
  readonly corOf: (numero: number) => CorDoDestaque | null
  /** The signs of the notes that end with a verse. */
  readonly renderSinais: (numero: number) => ReactNode
  /** What marks some verses. */
  readonly renderMarcar: (escolhidos: readonly NumeroNoTexto[]) => ReactNode
  /** Under the text: that the marks could not be fetched. */
  readonly aviso: ReactNode
  /** Marks on words, and the bar of selected ones. */
  readonly palavras: ReactNode
  readonly dialogo: ReactNode
}

type Aberto =
  | {
      readonly tipo: 'nota'
      readonly lugar: VersosSeguidos
      /** Of the mark; null for a new one. */
      readonly id: string | null
      /** The reader wants to write, not to read. */
      readonly isAnotando: boolean
    }
  | { readonly tipo: 'remover'; readonly removidas: readonly MarcaNoCapitulo[] }

/** @param texto the same as long as the chapter is */
export function useMarcasDoTexto(onde: CapituloMarcado, texto: CapituloMarcavel): MarcasDoTexto {
  const { versiculos, edicao, nomeDe } = texto
  const toReferencia = ({ de, ate }: VersosSeguidos) => nomeDe(de, ate)
  const marcas = useMarcas(onde)
  const palavras = useQuandoVier(importPalavras)
  const todas = marcas.query.data ?? NENHUMA
  // In another edition marked words are whole verses.
  const [emPalavras, lista] = useMemo(() => partition(todas, edicao), [todas, edicao])
  const [aberto, setAberto] = useState<Aberto | null>(null)
  const cores = useMemo(() => toCores(lista, versiculos), [lista, versiculos])
  const notas = useMemo(() => notasNoFim(lista, versiculos), [lista, versiculos])
  useSinaisSeparados(notas)

  function close(de: number) {
    setAberto(null)
    // What opened it may have gone with what it was about.
    setTimeout(() => {
      if (document.activeElement !== document.body) return
      document.querySelector<HTMLElement>(`#v${de} button`)?.focus({ preventScroll: true })
    })
  }
  const open = (marca: MarcaNoCapitulo) =>
    setAberto({ tipo: 'nota', lugar: marca, id: marca.id, isAnotando: false })
  const warm = () => {
    void importNota()
    void importRemover()
  }
  return {
    corOf: (numero) => cores.get(numero) ?? null,
    renderSinais: (numero) =>
      notas.get(numero)?.map((marca) => (
        <button
          key={marca.id}
          type="button"
          className="sinal-da-nota"
          aria-haspopup="dialog"
          aria-label={`Nota em ${toReferencia(marca)}`}
          onPointerEnter={() => void importNota()}
          onFocus={() => void importNota()}
          onClick={() => open(marca)}
        >
          <NotebookPen className="i" aria-hidden="true" />
        </button>
      )),
    renderMarcar: (escolhidos) => (
      <MarcarVersiculos
        marcas={marcas}
        lista={lista}
        versiculos={versiculos}
        escolhidos={escolhidos}
        onAnotar={(lugar, marca) =>
          setAberto({ tipo: 'nota', lugar, id: marca?.id ?? null, isAnotando: true })
        }
        onRemover={(removidas) => setAberto({ tipo: 'remover', removidas })}
        onIntent={warm}
      />
    ),
    aviso: marcas.query.isError && !marcas.query.data && (
      <MarcasAusentes onRetry={() => void marcas.query.refetch()} />
    ),
    palavras: palavras && edicao !== null && (
      <palavras.PalavrasDoCapitulo capitulo={texto} marcas={marcas} lista={emPalavras} />
    ),
    dialogo: aberto && (
      <Suspense fallback={null}>
        {aberto.tipo === 'remover' ? (
          <RemoverMarcasDialog
            removidas={aberto.removidas}
            marcas={marcas}
            toReferencia={toReferencia}
            onClose={() => close(aberto.removidas[0]?.de ?? 1)}
          />
        ) : (
          <NotaDaMarcaDialog
            referencia={toReferencia(aberto.lugar)}
            lugar={aberto.lugar}
            marca={lista.find(({ id }) => id === aberto.id)}
            rascunho={aberto.id ?? toRascunho(onde, aberto.lugar)}
            marcas={marcas}
            isAnotando={aberto.isAnotando}
            onClose={() => close(aberto.lugar.de)}
          />
        )}
      </Suspense>
    ),
  }
}

const NENHUMA: readonly MarcaNoCapitulo[] = []

/** @returns marks on words that were chosen in this edition, and all others */
function partition(todas: readonly MarcaNoCapitulo[], edicao: string | null) {
  // Which edition is read may not be known yet.
  const isDaqui = ({ palavras }: MarcaNoCapitulo) =>
    palavras !== undefined && (edicao === null || palavras.edicao === edicao)
  return [todas.filter(isDaqui), todas.filter((marca) => !isDaqui(marca))] as const
}

function toCores(
  lista: readonly MarcaNoCapitulo[],
  versiculos: readonly NumeroNoTexto[],
): ReadonlyMap<number, CorDoDestaque> {
  const cores = new Map<number, CorDoDestaque>()
  if (lista.length === 0) return cores
  for (const versiculo of versiculos) {
    const cor = findMarcaNoAlto(lista, versiculo)?.cor
    if (cor) cores.set(versiculo.numero_versiculo, cor)
  }
  return cores
}

/** A note that has no mark yet is found again by its place. */
function toRascunho({ livro, capitulo, edicao }: CapituloMarcado, { de, ate }: VersosSeguidos): string {
  return ['biblia', edicao ?? '', livro, capitulo, de, ate].join('.')
}
