import '../styles/cores.css'
import '../styles/destaques.css'
import { Download, Pencil, Trash2 } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import type { Destaque } from '#contract/destaques.ts'
import type { CapituloResumo } from '#contract/ebook-texto.ts'
import { useNaoEnviadas } from '../platform/outbox/nao-enviadas.ts'
import { saveFile } from '../platform/save-file.ts'
import { EstadoErro, EstadoVazio } from '../ui/estado.tsx'
import { Loading } from '../ui/loading.tsx'
import { ExcluirDestaqueDialog } from './excluir-destaque-dialog.tsx'
import { exportFileName, SEM_LUGAR, toMarkdown } from './exportacao.ts'
import { groupByCapitulo } from './mudanca-do-destaque.ts'
import { ROTULOS } from './ultima-cor.ts'
import type { Destaques } from './use-destaques.ts'

interface ListaDeDestaquesProps {
  readonly destaques: Destaques
  readonly livro: { readonly titulo: string; readonly autores: string }
  readonly capitulos: readonly CapituloResumo[]
  readonly onIr: (destaque: Destaque) => void
  readonly onEditar: (destaque: Destaque) => void
}

/** All highlights of a book, in the order of its text. */
export function ListaDeDestaques({ destaques, livro, capitulos, onIr, onEditar }: ListaDeDestaquesProps) {
  const [excluindo, setExcluindo] = useState<Destaque | null>(null)
  const raiz = useRef<HTMLDivElement>(null)
  const { data: lista, isError, refetch } = destaques.query
  if (!lista && isError) {
    return <EstadoErro message="Os destaques não puderam ser carregados." onRetry={() => void refetch()} />
  }
  if (!lista) return <Loading />

  const { grupos, semLugar } = groupByCapitulo(lista, capitulos)
  function handleExportar(todos: readonly Destaque[]) {
    const texto = toMarkdown({ ...livro, capitulos }, todos, new Date())
    saveFile(exportFileName(livro.titulo), new Blob([texto], { type: 'text/markdown;charset=utf-8' }))
  }
  const itens = (grupo: readonly Destaque[]) =>
    grupo.map((destaque) => (
      <Item
        key={destaque.id}
        destaque={destaque}
        onIr={destaque.capitulo_id === null ? null : () => onIr(destaque)}
        onEditar={() => onEditar(destaque)}
        onExcluir={() => setExcluindo(destaque)}
      />
    ))
  return (
    <div className="lista-de-destaques" ref={raiz} tabIndex={-1}>
      {lista.length === 0 ? (
        <EstadoVazio>Os trechos que você destacar aparecem aqui.</EstadoVazio>
      ) : (
        <p className="cabeca">
          <span className="small faint">
            {lista.length === 1 ? '1 destaque' : `${lista.length} destaques`}
          </span>
          <button type="button" className="link" onClick={() => handleExportar(lista)}>
            <Download className="i" /> Exportar
          </button>
        </p>
      )}
      {grupos.map(({ id, titulo, destaques: grupo }) => (
        <section key={id}>
          <h3 className="caps caps-sm">{titulo}</h3>
          <ul>{itens(grupo)}</ul>
        </section>
      ))}
      {semLugar.length > 0 && (
        <section>
          <h3 className="caps caps-sm">{SEM_LUGAR}</h3>
          <ul>{itens(semLugar)}</ul>
        </section>
      )}
      {excluindo && (
        <ExcluirDestaqueDialog
          destaque={excluindo}
          onNao={() => setExcluindo(null)}
          onSim={(close) => {
            close()
            // The row that had the focus is about to go.
            raiz.current?.focus({ preventScroll: true })
            destaques.excluir(excluindo.id)
          }}
        />
      )}
    </div>
  )
}

interface ItemProps {
  readonly destaque: Destaque
  /** Null for a passage that the book no longer has. */
  readonly onIr: (() => void) | null
  readonly onEditar: () => void
  readonly onExcluir: () => void
}

function Item({ destaque, onIr, onEditar, onExcluir }: ItemProps) {
  const { id, trecho, cor, nota } = destaque
  const trechoId = useId()
  const isPendente = useNaoEnviadas(({ ids }) => ids.has(id))
  const recusa = useNaoEnviadas(({ ids }) => ids.get(id))
  return (
    <li>
      {onIr ? (
        <button type="button" className="trecho" id={trechoId} data-cor={cor} onClick={onIr}>
          {trecho}
        </button>
      ) : (
        <p className="trecho" id={trechoId} data-cor={cor}>
          {trecho}
        </p>
      )}
      {nota !== '' && <p className="nota">{nota}</p>}
      <p className="pe">
        <span className="small faint">
          <span className="amostra-miuda" data-cor={cor} aria-hidden="true" /> {ROTULOS[cor]}
          {isPendente && ` · Ainda não enviado${recusa ? `: ${recusa}` : ''}`}
        </span>
        <button
          type="button"
          className="icon-btn"
          aria-label="Editar destaque"
          aria-describedby={trechoId}
          title="Editar"
          onClick={onEditar}
        >
          <Pencil className="i" />
        </button>
        <button
          type="button"
          className="icon-btn"
          aria-label="Excluir destaque"
          aria-describedby={trechoId}
          title="Excluir"
          onClick={onExcluir}
        >
          <Trash2 className="i" />
        </button>
      </p>
    </li>
  )
}
