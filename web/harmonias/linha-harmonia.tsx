import { useQueryClient } from '@tanstack/react-query'
import { ArrowRight, ChevronRight } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import * as z from 'zod/mini'
import { PERGUNTA, paginaQuery } from '../padroes/public.ts'
import { CapaMini } from '../ui/capa/capa.tsx'
import { useLembrado } from '../ui/use-lembrado.ts'
import { Desdobra } from './desdobra.tsx'
import type { Destino, EbookDestino, PaginaDestino } from './destino.ts'
import { TextoAberto } from './texto-aberto.tsx'
import { useRestIntent } from './use-rest-intent.ts'

/** Long chapters show their first section or two; a question fits whole. */
const LIMITE_DA_PREVIA = 900

/** A destination in the panel: a click opens its preview in place. */
export function LinhaHarmonia({ destino }: { destino: Destino }) {
  return destino.tipo === 'ebook' ? <LinhaEbook ebook={destino} /> : <LinhaPagina pagina={destino} />
}

function LinhaPagina({ pagina }: { pagina: PaginaDestino }) {
  const queryClient = useQueryClient()
  const limite = pagina.unidade === PERGUNTA ? undefined : LIMITE_DA_PREVIA
  return (
    <Linha
      nome={`${pagina.sigla} ${pagina.id}`}
      simbolo={<span className="sym">{pagina.sigla}</span>}
      titulo={pagina.titulo}
      detalhe={pagina.rotulo}
      prefetch={() => void queryClient.prefetchQuery(paginaQuery(pagina.padrao, pagina.id))}
    >
      <TextoAberto pagina={pagina} limite={limite} />
    </Linha>
  )
}

function LinhaEbook({ ebook }: { ebook: EbookDestino }) {
  return (
    <Linha
      nome={`ebook ${ebook.id}`}
      simbolo={<CapaMini livro={{ ...ebook, autores: [] }} />}
      titulo={ebook.titulo}
      detalhe={ebook.autores}
    >
      <div className="texto-aberto">
        <p className="titulo">{ebook.titulo}</p>
        {ebook.autores !== '' && <p className="muted">{ebook.autores}</p>}
        <Link className="link" to={ebook.to}>
          {ebook.acao} <ArrowRight className="i" />
        </Link>
      </div>
    </Linha>
  )
}

interface LinhaProps {
  /** Names it among the others of the panel. */
  readonly nome: string
  /** In the first column: the symbol of the standard, or the ebook's cover. */
  readonly simbolo: ReactNode
  readonly titulo: string
  /** Under the title. */
  readonly detalhe: string
  readonly prefetch?: () => void
  /** The preview. */
  readonly children: ReactNode
}

const nothing = () => undefined

function Linha({ nome, simbolo, titulo, detalhe, prefetch = nothing, children }: LinhaProps) {
  const [aberta, setAberta] = useLembrado(`harmonia ${nome}`, z.boolean(), false)
  const id = useId()
  const intent = useRestIntent(prefetch)
  return (
    <li>
      <button
        type="button"
        className="harm-linha"
        aria-expanded={aberta}
        aria-controls={id}
        onClick={() => setAberta(!aberta)}
        {...intent}
      >
        {simbolo}
        <span className="t">
          {titulo} <small>{detalhe}</small>
        </span>
        <ChevronRight className="i seta" />
      </button>
      <Desdobra aberta={aberta} id={id}>
        {children}
      </Desdobra>
    </li>
  )
}
