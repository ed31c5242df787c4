import '../styles/cores.css'
import '../styles/marcacoes.css'
import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Marcacao } from '#contract/marcacoes.ts'
import { PADROES } from '#contract/padroes.ts'
import { useEdicao } from '../biblia/public.ts'
import { useNotaAberta } from '../notas/use-nota-aberta.ts'
import { Loading } from '../ui/loading.tsx'
import { useTituloPagina } from '../ui/titulo-pagina.ts'
import { useLugarDeVolta } from '../ui/volta-store.ts'
import { AcoesDaMarcacao } from './acoes-da-marcacao.tsx'
import { BarraDaSelecao } from './barra-da-selecao.tsx'
import { BarraDeDesfazer } from './barra-de-desfazer.tsx'
import { nameOfMarcacao, useExclusoes } from './exclusao-adiada.ts'
import { type FiltroEscolhido, formatTotal, isFiltered, readFiltro, writeFiltro } from './filtro.ts'
import { FiltrosDeMarcacoes } from './filtros-de-marcacoes.tsx'
import { LinhaDaMarcacao } from './linha-da-marcacao.tsx'
import { ListaDeMarcacoes } from './lista-de-marcacoes.tsx'
import { MARCACOES_KEY, marcacoesQuery } from './queries.ts'
import { useExcluirMarcacoes } from './use-excluir-marcacoes.ts'
import { useSelecao } from './use-selecao.ts'

const NotaDialogos = lazy(async () => ({
  default: (await import('../notas/nota-dialogos.tsx')).NotaDialogos,
}))
const EdicaoDaMarcacao = lazy(async () => ({
  default: (await import('./edicao-da-marcacao.tsx')).EdicaoDaMarcacao,
}))
const ArquivoDialog = lazy(async () => ({
  default: (await import('./arquivo-dialog.tsx')).ArquivoDialog,
}))
const EtiquetasDialog = lazy(async () => ({
  default: (await import('./etiquetas-dialog.tsx')).EtiquetasDialog,
}))
const GerirEtiquetasDialog = lazy(async () => ({
  default: (await import('./gerir-etiquetas-dialog.tsx')).GerirEtiquetasDialog,
}))

/** /marcacoes: all that the reader wrote or marked, newest first. */
export function MarcacoesPage() {
  useTituloPagina('Minhas marcações')
  useLugarDeVolta(() => 'às marcações', { isDestino: false })
  const queryClient = useQueryClient()
  const [search, setSearch] = useSearchParams()
  const filtro = readFiltro(search)
  const { sigla: edicao } = useEdicao()
  const lista = useInfiniteQuery({ ...marcacoesQuery(filtro, edicao), placeholderData: keepPreviousData })
  const heading = useRef<HTMLHeadingElement>(null)
  const dialogo = useNotaAberta(heading)
  const selecao = useSelecao(filtro, edicao)
  const excluir = useExcluirMarcacoes(edicao)
  const ocultas = useExclusoes((state) => state.ocultas)
  const [editando, setEditando] = useState<string | null>(null)
  const lapis = useRef<HTMLElement | null>(null)
  const [etiquetando, setEtiquetando] = useState<readonly Marcacao[]>([])
  const [aberto, setAberto] = useState<'etiquetas' | 'arquivo' | null>(null)
  const visiveis = (lista.data?.pages ?? [])
    .flatMap(({ marcacoes }) => marcacoes)
    .filter((marcacao) => !ocultas.has(nameOfMarcacao(marcacao)))

  function changeFiltro(change: Partial<FiltroEscolhido>) {
    // The search comes late, and a button may have been used since: what the router hands out is of then.
    const current = readFiltro(new URLSearchParams(window.location.search))
    setSearch(writeFiltro({ ...current, ...change }), { replace: true })
  }
  function handleEditar(marcacao: Marcacao, trigger: HTMLElement) {
    const { lugar, citacao, id, titulo, nota, criada_em, versao } = marcacao
    if (lugar.em === 'padrao' && marcacao.tipo === 'nota') {
      const simbolo = PADROES[lugar.padrao].simboloId
      const { ancora } = lugar
      const escrita = { id, titulo, anotacao: nota, ancora, data_criacao: criada_em, versao }
      const alvo = { simbolo, numero: lugar.numero, rotulo: citacao, nota: escrita }
      return dialogo.open({ acao: 'editar', alvo }, trigger)
    }
    const name = nameOfMarcacao(marcacao)
    lapis.current = trigger
    setEditando(editando === name ? null : name)
  }
  function closeEdicao() {
    setEditando(null)
    lapis.current?.focus()
  }
  function handleExcluir(marcacoes: readonly Marcacao[]) {
    excluir(marcacoes)
    selecao.clear()
    heading.current?.focus({ preventScroll: true })
  }
  return (
    <div className="marcacoes">
      <header className="marcacoes-cabeca">
        <h1 className="h1" ref={heading} tabIndex={-1}>
          Minhas marcações
        </h1>
        <p className="lead">Notas, destaques e marcas de todos os textos, em uma lista.</p>
      </header>
      <FiltrosDeMarcacoes filtro={filtro} onChange={changeFiltro} />
      <div className="marcacoes-total">
        <p className="small faint" role="status">
          {lista.data && !lista.isPlaceholderData && formatTotal(visiveis.length, lista.hasNextPage)}
        </p>
        {visiveis.length > 0 && (
          <button
            type="button"
            className="link"
            aria-disabled={selecao.isPending}
            onClick={() => !selecao.isPending && void selecao.selectAll()}
          >
            Selecionar todas
          </button>
        )}
        <button type="button" className="link" aria-haspopup="dialog" onClick={() => setAberto('etiquetas')}>
          Gerir etiquetas
        </button>
        <button type="button" className="link" aria-haspopup="dialog" onClick={() => setAberto('arquivo')}>
          Exportar e importar
        </button>
      </div>
      <hr className="thick-thin" />
      <BarraDeDesfazer onDesfeita={() => heading.current?.focus({ preventScroll: true })} />
      <ListaDeMarcacoes
        lista={lista}
        isFiltered={isFiltered(filtro)}
        ocultas={ocultas}
        renderLinha={(marcacao) => {
          const name = nameOfMarcacao(marcacao)
          return (
            <LinhaDaMarcacao
              key={name}
              marcacao={marcacao}
              isEscolhida={selecao.escolhidas.has(name)}
              onEscolher={() => selecao.toggle(marcacao)}
              acoes={
                <AcoesDaMarcacao
                  marcacao={marcacao}
                  isEditando={editando === name}
                  onEditar={(trigger) => handleEditar(marcacao, trigger)}
                  onEtiquetas={() => setEtiquetando([marcacao])}
                  onExcluir={() => handleExcluir([marcacao])}
                />
              }
            >
              {editando === name && (
                <Suspense fallback={<Loading label="Abrindo" />}>
                  <EdicaoDaMarcacao marcacao={marcacao} edicao={edicao} onClose={closeEdicao} />
                </Suspense>
              )}
            </LinhaDaMarcacao>
          )
        }}
      />
      {selecao.escolhidas.size > 0 && (
        <BarraDaSelecao
          total={selecao.escolhidas.size}
          onEtiquetas={() => setEtiquetando([...selecao.escolhidas.values()])}
          onExcluir={() => handleExcluir([...selecao.escolhidas.values()])}
          onClear={selecao.clear}
        />
      )}
      <Suspense fallback={null}>
        {dialogo.aberta && (
          <NotaDialogos
            dialogo={{
              ...dialogo,
              close(isDeleted) {
                dialogo.close(isDeleted)
                void queryClient.invalidateQueries({ queryKey: MARCACOES_KEY })
              },
            }}
          />
        )}
        {etiquetando.length > 0 && (
          <EtiquetasDialog
            marcacoes={etiquetando}
            onSaved={selecao.clear}
            onClose={() => setEtiquetando([])}
          />
        )}
        {aberto === 'arquivo' && (
          <ArquivoDialog filtro={filtro} edicao={edicao} onClose={() => setAberto(null)} />
        )}
        {aberto === 'etiquetas' && (
          <GerirEtiquetasDialog
            onExcluida={(id) => id === filtro.etiqueta && changeFiltro({ etiqueta: null })}
            onClose={() => setAberto(null)}
          />
        )}
      </Suspense>
    </div>
  )
}
