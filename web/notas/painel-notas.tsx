import '../styles/notas.css'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { type Ref, useEffect, useId, useImperativeHandle, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Nota } from '#contract/notas.ts'
import { isAway } from '../platform/api-error.ts'
import { readLeitor } from '../platform/leitor.ts'
import { EstadoErro, EstadoVazio } from '../ui/estado.tsx'
import { Loading } from '../ui/loading.tsx'
import { AvisoDeRascunho } from './aviso-de-rascunho.tsx'
import { falhaAoCarregar } from './falha-ao-carregar.ts'
import { NotaCard } from './nota-card.tsx'
import { NotaDialogos } from './nota-dialogos.tsx'
import type { AlvoDaNota } from './nota-em-escrita.ts'
import { fichaOf, lugarDaNota, placeLabel, placeOfNova } from './place-label.ts'
import { notasDaPaginaQuery } from './queries.ts'
import { notaKey, rascunhoKey } from './rascunhos.ts'
import { type DialogoDeNota, useNotaAberta } from './use-nota-aberta.ts'
import { useRascunhoKeys } from './use-rascunho.ts'

interface PainelNotasProps {
  /** Symbol id of the standard, 1 to 6. */
  readonly simbolo: number
  /** Number of the chapter or question. */
  readonly numero: number
  /** 'Notas:' on FGOP and DCPU, 'Suas Notas' elsewhere. */
  readonly titulo: 'Suas Notas' | 'Notas:'
  readonly ref?: Ref<BeginNota>
}

/** Begins a note of a section from elsewhere on the page. @param trigger takes the focus back when the dialog closes */
export type BeginNota = (secao: number, trigger: HTMLElement) => void

/** The reader's notes under a chapter or question. */
export function PainelNotas(props: PainelNotasProps) {
  return <Painel key={`${props.simbolo}-${props.numero}`} {...props} />
}

function Painel({ simbolo, numero, titulo, ref }: PainelNotasProps) {
  const tituloId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const novaButton = useRef<HTMLButtonElement>(null)
  const dialogo = useNotaAberta(heading)
  const [email] = useState(() => readLeitor()?.email ?? '')
  const rascunhos = useRascunhoKeys(email, dialogo.aberta)
  const pagina = { simbolo, numero, nota: null }

  const open: BeginNota = (secao, trigger) => {
    const ficha = fichaOf(simbolo)
    if (ficha === null) return window.alert('Tipo inválido!')
    dialogo.open({ acao: 'editar', alvo: { ...pagina, ...placeOfNova(ficha, numero, secao) } }, trigger)
  }
  function openNova() {
    // Also from the draft's own link, which is gone when the dialog closes.
    if (novaButton.current) open(0, novaButton.current)
  }
  useImperativeHandle(ref, () => open)
  return (
    <section className="notas" aria-labelledby={tituloId}>
      <div className="panel-head">
        <h2 className="h3" id={tituloId} ref={heading} tabIndex={-1}>
          {titulo}
        </h2>
        <button
          ref={novaButton}
          type="button"
          className="btn btn-2 btn-sm"
          aria-haspopup="dialog"
          onClick={openNova}
        >
          <Plus className="i" aria-hidden="true" /> Nova nota
        </button>
      </div>
      {rascunhos.has(rascunhoKey(email, pagina)) && (
        <AvisoDeRascunho texto="Você começou uma nota e ainda não a salvou." onContinue={openNova} />
      )}
      <Lista
        simbolo={simbolo}
        numero={numero}
        dialogo={dialogo}
        hasRascunho={({ id }) => rascunhos.has(notaKey(email, id))}
      />
      <NotaDialogos dialogo={dialogo} />
    </section>
  )
}

interface ListaProps {
  readonly simbolo: number
  readonly numero: number
  readonly dialogo: DialogoDeNota
  readonly hasRascunho: (nota: Nota) => boolean
}

function Lista({ simbolo, numero, dialogo, hasRascunho }: ListaProps) {
  const { data, isPending, error, refetch } = useQuery(notasDaPaginaQuery(simbolo, numero))
  const [search] = useSearchParams()
  useEffect(() => {
    if (error) console.error('Erro ao buscar notas:', error)
  }, [error])

  if (isPending) return <Loading label="Carregando as notas" />
  if (!data && isAway(error))
    return <EstadoErro message={falhaAoCarregar(error)} onRetry={() => void refetch()} />
  if (!data || data.length === 0) {
    return (
      <>
        <EstadoVazio>Nenhuma Nota Criada</EstadoVazio>
        {error && (
          <button type="button" className="link tentar-notas" onClick={() => void refetch()}>
            Tentar de novo
          </button>
        )}
      </>
    )
  }
  const ficha = fichaOf(simbolo)
  const toAlvo = (nota: Nota): AlvoDaNota => {
    return { simbolo, numero, nota, rotulo: ficha ? placeLabel(ficha, numero, nota.ancora) : '' }
  }
  return (
    <ul>
      {data.map((nota) => (
        <NotaCard
          key={nota.id}
          nota={nota}
          lugar={ficha && lugarDaNota(ficha, numero, nota.ancora)}
          isAlvo={nota.id === search.get('nota')}
          hasRascunho={hasRascunho(nota)}
          onEdit={(trigger) => dialogo.open({ acao: 'editar', alvo: toAlvo(nota) }, trigger)}
          onDelete={(trigger) => dialogo.open({ acao: 'excluir', nota }, trigger)}
        />
      ))}
    </ul>
  )
}
