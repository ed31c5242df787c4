import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import { Link } from 'react-router'
import { CHAVE_DAS_HARMONIAS, type FonteDoTexto, MAX_FONTE } from '#contract/editora/textos.ts'
import { paths } from '../../paths.ts'
import { showSucesso } from '../../ui/banner-store.ts'
import { useAdiado } from '../../ui/use-adiado.ts'
import { AoSair } from '../ao-sair.tsx'
import { ProblemasDoTexto } from '../problemas-do-texto.tsx'
import { useFonteEmEscrita } from '../use-fonte-em-escrita.ts'
import { AjudaDasMarcas } from './ajuda-das-marcas.tsx'
import { ArquivoMudou } from './arquivo-mudou.tsx'
import { HistoricoDoTexto } from './historico-do-texto.tsx'
import { lugarDoTexto } from './lugar-do-texto.ts'
import { LugaresDosTemas } from './lugares-dos-temas.tsx'
import { PainelDaPrevia } from './painel-da-previa.tsx'
import { PublicarForm } from './publicar-form.tsx'
import { previaQuery } from './queries.ts'
import type { RenderPagina } from './render-pagina.ts'
import { RotuloDoEstado } from './rotulo-do-estado.tsx'
import { usePublicar } from './use-publicar.ts'

const DEBOUNCE_MS = 400

interface EditorDoTextoProps {
  readonly fonte: FonteDoTexto
  readonly renderPagina: RenderPagina
}

/** Where a text is corrected: its source, what it would become, what changes, and its history. */
export function EditorDoTexto({ fonte, renderPagina }: EditorDoTextoProps) {
  const { chave, arquivo, titulo, estado, versao } = fonte
  const id = useId()
  const campo = useRef<HTMLTextAreaElement>(null)
  const escrita = useFonteEmEscrita(fonte)
  const { texto } = escrita
  const isLong = texto.length > MAX_FONTE
  const adiado = useAdiado(texto, DEBOUNCE_MS)
  const previa = useQuery({
    ...previaQuery(chave, versao, adiado),
    enabled: adiado.length <= MAX_FONTE,
    placeholderData: keepPreviousData,
  })
  const publicar = usePublicar(chave, () => {
    escrita.discard()
    showSucesso('Publicado. Os leitores veem o texto novo em alguns segundos.')
  })
  const isChecked = adiado === texto && previa.data !== undefined && !previa.isPlaceholderData
  const problemas = previa.data?.problemas ?? []
  return (
    <>
      <header className="mesa-rosto">
        <p className="crumb">
          <Link className="caps faint" to={paths.editora('textos')}>
            Textos
          </Link>
        </p>
        <h1 className="h2">
          <span className="rubric">{lugarDoTexto(chave).rotulo}</span>{' '}
          {chave !== CHAVE_DAS_HARMONIAS && titulo}
        </h1>
        <p className="muted">
          <code>content/{arquivo}</code> <RotuloDoEstado estado={estado} />
        </p>
      </header>
      <ArquivoMudou fonte={fonte} publicar={publicar} />
      {escrita.restored && (
        <p className="aviso-da-mesa" role="status">
          {escrita.restored === 'deste'
            ? 'Este é o rascunho que você ainda não publicou.'
            : 'Este é um rascunho de antes da última mudança do texto: confira as diferenças antes de publicar.'}{' '}
          <button type="button" className="link" onClick={escrita.discard}>
            Descartar rascunho
          </button>
        </p>
      )}
      {chave === CHAVE_DAS_HARMONIAS && (
        <LugaresDosTemas texto={texto} temas={previa.data?.temas?.depois ?? null} onTexto={escrita.change} />
      )}
      <div className="fonte-e-previa">
        <div>
          <label className="label" htmlFor={`${id}-fonte`}>
            Fonte do texto
          </label>
          <textarea
            ref={campo}
            className={`input serif fonte${problemas.length > 0 || isLong ? ' bad' : ''}`}
            id={`${id}-fonte`}
            lang="pt-BR"
            rows={24}
            value={texto}
            aria-invalid={problemas.length > 0 || isLong ? true : undefined}
            aria-describedby={`${id}-problemas`}
            onChange={({ target }) => escrita.change(target.value)}
          />
          <div id={`${id}-problemas`}>
            {isLong && <p className="er">O texto passou de 100.000 caracteres.</p>}
            <ProblemasDoTexto arquivo={arquivo} problemas={problemas} campo={campo} />
          </div>
          <AjudaDasMarcas chave={chave} />
        </div>
        <PainelDaPrevia fonte={fonte} texto={adiado} previa={previa} renderPagina={renderPagina} />
      </div>
      <PublicarForm
        efeitos={previa.data?.efeitos ?? []}
        canPublicar={escrita.isChanged && isChecked && problemas.length === 0 && !isLong}
        isChanged={escrita.isChanged}
        hasProblemas={problemas.length > 0 || isLong}
        isPending={publicar.isPending}
        error={publicar.error}
        onPublicar={(motivo) => publicar.mutate({ texto, motivo, versao })}
      />
      <HistoricoDoTexto fonte={fonte} publicar={publicar} />
      <AoSair isChanged={escrita.isChanged} />
    </>
  )
}
