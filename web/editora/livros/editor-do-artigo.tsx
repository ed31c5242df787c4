import { keepPreviousData, type UseMutationResult, useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useId, useRef } from 'react'
import { MAX_ARTIGO } from '#contract/editora/artigos.ts'
import { formatQuantidade } from '../../platform/quantidade.ts'
import { EstadoErro, EstadoVazio } from '../../ui/estado.tsx'
import { Carregando } from '../../ui/loading.tsx'
import { useAdiado } from '../../ui/use-adiado.ts'
import { ProblemasDoTexto } from '../problemas-do-texto.tsx'
import type { FonteEmEscrita } from '../use-fonte-em-escrita.ts'
import { AjudaDoMarkdown } from './ajuda-do-markdown.tsx'
import { FalhaAoGuardar } from './falha-ao-guardar.tsx'
import { PapelDaPrevia } from './papel-da-previa.tsx'
import { previaDoArtigoQuery } from './queries.ts'
import type { RenderCapitulo } from './render-capitulo.ts'

const DEBOUNCE_MS = 400

interface EditorDoArtigoProps {
  readonly titulo: string
  readonly escrita: FonteEmEscrita
  /** As the server has it. */
  readonly salvo: string
  readonly salvar: Pick<UseMutationResult<unknown, Error, string>, 'mutate' | 'isPending' | 'error'>
  /** The server reads what was saved last. */
  readonly isBusy: boolean
  readonly onRecarregar: () => void
  readonly renderCapitulo: RenderCapitulo
}

/** The Markdown of an article, and beside it how readers would see it. */
export function EditorDoArtigo({
  titulo,
  escrita,
  salvo,
  salvar,
  isBusy,
  onRecarregar,
  renderCapitulo,
}: EditorDoArtigoProps) {
  const id = useId()
  const campo = useRef<HTMLTextAreaElement>(null)
  const { texto, isChanged, restored } = escrita
  const isLong = texto.length > MAX_ARTIGO
  const adiado = useAdiado(texto, DEBOUNCE_MS)
  const isEmpty = adiado.trim() === ''
  const previa = useQuery({
    ...previaDoArtigoQuery(titulo, adiado),
    enabled: !isEmpty && adiado.length <= MAX_ARTIGO,
    placeholderData: keepPreviousData,
  })
  const problemas = isEmpty ? [] : (previa.data?.problemas ?? [])
  const isBad = problemas.length > 0 || isLong
  const canSalvar = isChanged && !isLong && !salvar.isPending && !isBusy
  const handleSalvar = () => canSalvar && salvar.mutate(texto)

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    handleSalvar()
  }
  return (
    <section aria-label="Texto do artigo">
      {restored && (
        <p className="aviso-da-mesa" role="status">
          {restored === 'deste'
            ? 'Este é o texto que você ainda não guardou.'
            : 'Este texto foi escrito antes da última mudança do rascunho: confira-o antes de guardar.'}{' '}
          <button type="button" className="link" onClick={escrita.discard}>
            Descartar o que escrevi
          </button>
        </p>
      )}
      {restored === 'antigo' && (
        <details className="aviso-da-mesa">
          <summary>Ver o texto que está no servidor</summary>
          <p className="quebras">{salvo}</p>
        </details>
      )}
      <div className="fonte-e-previa">
        <div>
          <label className="label" htmlFor={`${id}-fonte`}>
            Texto em Markdown
          </label>
          <textarea
            ref={campo}
            className={`input serif fonte${isBad ? ' bad' : ''}`}
            id={`${id}-fonte`}
            lang="pt-BR"
            rows={24}
            value={texto}
            aria-invalid={isBad ? true : undefined}
            aria-describedby={`${id}-problemas`}
            onChange={({ target }) => escrita.change(target.value)}
            onKeyDown={handleKeyDown}
          />
          <div id={`${id}-problemas`}>
            {isLong && <p className="er">O texto passou de 100.000 caracteres.</p>}
            <ProblemasDoTexto
              arquivo=""
              problemas={problemas.map((problema) => ({ ...problema, arquivo: '' }))}
              campo={campo}
            />
          </div>
          {salvar.error && !salvar.isPending && (
            <FalhaAoGuardar error={salvar.error} onRecarregar={onRecarregar} />
          )}
          <div className="mesa-atos">
            <button
              type="button"
              className="btn btn-2"
              aria-disabled={!canSalvar}
              aria-keyshortcuts="Control+S"
              onClick={handleSalvar}
            >
              {salvar.isPending || isBusy ? 'Guardando…' : 'Guardar o texto'}
            </button>
            <p className="small muted" role="status">
              {isChanged ? 'Ainda não guardado no servidor.' : 'Está guardado.'}
            </p>
            <p className="small faint">{formatQuantidade(countPalavras(texto), 'palavra', 'palavras')}</p>
          </div>
          <AjudaDoMarkdown />
        </div>
        <PapelDaPrevia label="Prévia do artigo">
          {isEmpty && <EstadoVazio>Aqui aparece o artigo, como os leitores o verão.</EstadoVazio>}
          {!isEmpty && previa.error && (
            <EstadoErro
              message={`A prévia não foi feita. ${previa.error.message}`}
              onRetry={() => void previa.refetch()}
            />
          )}
          {!isEmpty && !previa.data && !previa.error && <Carregando />}
          {!isEmpty && previa.data?.capitulos.map(renderCapitulo)}
          {!isEmpty && previa.data && problemas.length > 0 && (
            <EstadoVazio>Com estes erros não há o que mostrar.</EstadoVazio>
          )}
        </PapelDaPrevia>
      </div>
    </section>
  )
}

function countPalavras(texto: string): number {
  return texto.match(/\p{L}[\p{L}\p{M}\p{N}'’-]*/gu)?.length ?? 0
}
