import { useQueryClient } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import type { PaginaDoTexto } from '#contract/padrao-texto.ts'
import { isPadraoComReferencias } from '#contract/padroes.ts'
import { useEdicao } from '../biblia/public.ts'
import { fetchTextosDasProvas, type TextosDasProvas } from '../referencias/public.ts'
import type { EscolhaDeImpressao } from '../ui/impressao/escolha-de-impressao.ts'
import { ImprimirBotao } from '../ui/impressao/imprimir-botao.tsx'
import type { Impressao } from '../ui/impressao/use-impressao.ts'
import type { FichaDoPadrao } from './fichas.ts'
import { folhaDaPagina } from './folha-da-pagina.ts'
import { opcoesDasProvas } from './opcoes-das-provas.ts'
import { partesComReferencias } from './parte.ts'

interface ImprimirPaginaProps {
  readonly ficha: FichaDoPadrao
  readonly pagina: PaginaDoTexto
  readonly impressao: Impressao
  /** Whether the reader has notes on the page. */
  readonly hasNotas: boolean
  readonly onTextos: (textos: TextosDasProvas) => void
}

/** 'Imprimir' of a chapter or question, with or without proof texts and notes. */
export function ImprimirPagina({ ficha, pagina, impressao, hasNotas, onTextos }: ImprimirPaginaProps) {
  const { padrao } = ficha
  const queryClient = useQueryClient()
  const { sigla } = useEdicao()

  async function handleChoose(escolha: EscolhaDeImpressao) {
    if (escolha.provas === 'textos' && isPadraoComReferencias(padrao))
      onTextos(await fetchTextosDasProvas(queryClient, padrao, partesComReferencias(pagina.secoes), sigla))
    impressao.choose(escolha)
  }
  return (
    <ImprimirBotao
      className="link"
      opcoes={{ ...opcoesDasProvas(padrao), hasNotas, folha: folhaDaPagina(padrao, pagina.numero) }}
      escolha={impressao.escolha}
      onChoose={handleChoose}
    >
      <Printer className="i" aria-hidden="true" /> Imprimir
    </ImprimirBotao>
  )
}
