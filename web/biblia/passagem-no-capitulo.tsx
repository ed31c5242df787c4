import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { Aparencia } from '#contract/aparencia.ts'
import { paths } from '../paths.ts'
import { Carregando } from '../ui/loading.tsx'
import { CapituloLido } from './capitulo-lido.tsx'
import { parsePassagem, pickMarcados } from './passagem.ts'
import { edicoesQuery, livrosQuery, versiculosQuery } from './queries.ts'
import { testamentoOf } from './vizinhos.ts'

interface PassagemNoCapituloProps {
  readonly livro: number
  readonly capitulo: number
  /** As an address has it, '16-18,20'; undefined for the whole chapter. */
  readonly passagem: string | undefined
  /** Short name of the edition whose numbers these are; the library's own when absent. */
  readonly edicao: string | undefined
  /** Named before the book is known: 'Rm 8'. */
  readonly rotulo: string
  /** Takes the focus when the reader comes here. */
  readonly tituloRef?: RefObject<HTMLHeadingElement | null>
  readonly aparencia: Pick<Aparencia, 'disposicao' | 'numeros'>
  /** Whether what scrolls around it goes to the passage. */
  readonly isFirst: boolean
  /** What stands in place of the chapter where it cannot be had, or has none of the words. */
  readonly children: ReactNode
}

/** A passage where it stands: its chapter, scrolled to it. */
export function PassagemNoCapitulo(props: PassagemNoCapituloProps) {
  const { livro, capitulo, passagem, edicao, rotulo, tituloRef, isFirst, aparencia, children } = props
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...versiculosQuery(livro, capitulo, edicao),
    placeholderData: keepPreviousData,
  })
  const edicoes = useQuery(edicoesQuery()).data ?? []
  const livros = useQuery(livrosQuery(testamentoOf(livro))).data
  const nome = livros?.find(({ id }) => id === livro)?.livro
  const isParcial = edicoes.some(
    ({ sigla, padrao, parcial }) => parcial && (edicao === undefined ? padrao : sigla === edicao),
  )
  const intervalos = parsePassagem(passagem ?? null)
  const marcados = pickMarcados(data ?? [], intervalos)
  const hasPalavras = passagem === undefined ? (data ?? []).length > 0 : marcados.length > 0
  const texto = useRef<HTMLDivElement>(null)
  const isPronta = data !== undefined && !isPlaceholderData

  useLayoutEffect(() => {
    if (isPronta && isFirst && texto.current) scrollToPassagem(texto.current, passagem)
  }, [isPronta, isFirst, passagem])

  return (
    <div ref={texto} className="passagem-no-capitulo">
      <header>
        <h3 ref={tituloRef} tabIndex={tituloRef && -1}>
          {nome ? `${nome} ${capitulo}` : rotulo}
        </h3>
        <Link className="link" to={paths.capituloBiblia(livro, capitulo, passagem)}>
          Abrir na Bíblia
        </Link>
      </header>
      {data && hasPalavras && (
        <CapituloLido
          livro={livro}
          capitulo={capitulo}
          versiculos={data}
          passagem={intervalos}
          aparencia={aparencia}
          isParcial={isParcial}
        />
      )}
      {!data && !isError && <Carregando texto="Carregando o capítulo..." />}
      {data && !hasPalavras && children}
      {!data && isError && (
        <>
          <p className="faint">
            O capítulo não pôde ser carregado.{' '}
            <button type="button" className="link" onClick={() => void refetch()}>
              Tentar de novo
            </button>
          </p>
          {children}
        </>
      )}
    </div>
  )
}

/** How much of the chapter stays in sight over the passage, in pixels. */
const ANTES_PX = 72

/** Moves only what scrolls around it: the page beside it stays where it is. */
function scrollToPassagem(texto: HTMLElement, passagem: string | undefined): void {
  const region = texto.closest<HTMLElement>('[data-rola], dialog')
  if (!region) return
  const alvo = (passagem !== undefined && texto.querySelector('.marcado')) || texto
  const fixo = region.querySelector('.folha > header')?.clientHeight ?? 0
  const antes = alvo === texto ? 0 : ANTES_PX
  region.scrollTop += alvo.getBoundingClientRect().top - region.getBoundingClientRect().top - fixo - antes
}
