import { useMutation, useQueryClient } from '@tanstack/react-query'
import { salvarFonte } from '#contract/editora/artigos.ts'
import type { RascunhoCompleto } from '#contract/editora/rascunhos.ts'
import { request } from '../../platform/request.ts'
import { showSucesso } from '../../ui/banner-store.ts'
import { AoSair } from '../ao-sair.tsx'
import { useFonteEmEscrita } from '../use-fonte-em-escrita.ts'
import { chavesDoRascunho } from './chaves-do-rascunho.ts'
import { EditorDoArtigo } from './editor-do-artigo.tsx'
import { FichaECapa } from './ficha-e-capa.tsx'
import { JogarFora } from './jogar-fora.tsx'
import { PublicarRascunho } from './publicar-rascunho.tsx'
import { rascunhoQuery } from './queries.ts'
import type { RenderCapitulo } from './render-capitulo.ts'
import { SAIR_SEM_GUARDAR } from './sair-sem-guardar.ts'
import { useFichaDoRascunho } from './use-ficha-do-rascunho.ts'

interface RascunhoDeArtigoProps {
  readonly rascunho: RascunhoCompleto
  readonly renderCapitulo: RenderCapitulo
}

/** An article while it is written: its text with the preview, its ficha, and the button that publishes it. */
export function RascunhoDeArtigo({ rascunho, renderCapitulo }: RascunhoDeArtigoProps) {
  const queryClient = useQueryClient()
  const { id, versao, estado } = rascunho
  const { queryKey } = rascunhoQuery(id)
  const escrita = useFonteEmEscrita({
    chave: chavesDoRascunho(id).fonte,
    versao: String(versao),
    texto: rascunho.fonte ?? '',
  })
  const ficha = useFichaDoRascunho(rascunho)
  const salvar = useMutation({
    mutationFn: (fonte: string) => request(salvarFonte, { params: { id }, body: { fonte, versao } }),
    onSuccess: (depois) => {
      queryClient.setQueryData(queryKey, depois)
      // What was written while it was on its way stays.
      if (depois.fonte === escrita.texto) escrita.discard()
      showSucesso('Texto guardado.')
    },
  })
  return (
    <>
      <EditorDoArtigo
        titulo={rascunho.titulo}
        escrita={escrita}
        salvo={rascunho.fonte ?? ''}
        salvar={salvar}
        isBusy={estado === 'lendo'}
        onRecarregar={() => {
          salvar.reset()
          void queryClient.invalidateQueries({ queryKey })
        }}
        renderCapitulo={renderCapitulo}
      />
      <FichaECapa rascunho={rascunho} escrita={ficha} />
      {!rascunho.em_vigor && (
        <p className="muted mesa-texto sem-ficha-ainda">
          A ficha e a capa aparecem quando um texto sem erros for guardado.
        </p>
      )}
      <PublicarRascunho rascunho={rascunho} falta={faltaDe(escrita.isChanged, ficha.isChanged, estado)} />
      <section className="mesa-secao" aria-label="Desistir">
        <JogarFora
          rascunho={rascunho}
          onExcluido={() => {
            escrita.discard()
            ficha.discard()
          }}
        />
      </section>
      <AoSair isChanged={escrita.isChanged || ficha.isChanged} frases={SAIR_SEM_GUARDAR} />
    </>
  )
}

function faltaDe(
  isTextoMudado: boolean,
  isFichaMudada: boolean,
  estado: RascunhoCompleto['estado'],
): string | null {
  if (isTextoMudado) return 'Guarde o texto antes de publicar.'
  if (isFichaMudada) return 'Guarde a ficha antes de publicar.'
  if (estado === 'lendo') return 'Conferindo o texto.'
  return estado === 'pronto' ? null : 'Escreva o texto e corrija os erros antes de publicar.'
}
