import '../styles/impressao.css'
import '../styles/folha.css'
import { useState } from 'react'
import { isPadraoComReferencias } from '#contract/padroes.ts'
import { CreditoDaBiblia } from '../biblia/credito-da-biblia.tsx'
import { EscolhaDeEdicao } from '../biblia/escolha-de-edicao.tsx'
import { useEdicao } from '../biblia/use-edicao.ts'
import { EstadoErro, EstadoVazio } from '../ui/estado.tsx'
import { Loading } from '../ui/loading.tsx'
import { useTituloPagina } from '../ui/titulo-pagina.ts'
import { useLugarDeVolta } from '../ui/volta-store.ts'
import { AcoesDaFolha } from './acoes-da-folha.tsx'
import { composeFolha } from './compose-folha.ts'
import { addLugares, formatFolha, MAX_LUGARES, MAX_TEXTOS } from './folha-do-endereco.ts'
import { citarLugar } from './list-textos.ts'
import { LugaresDaFolha } from './lugares-da-folha.tsx'
import { OpcoesDaFolha } from './opcoes-da-folha.tsx'
import { PapelDaFolha } from './papel-da-folha.tsx'
import { useFolha } from './use-folha.ts'
import { useTextosDaFolha } from './use-textos-da-folha.ts'

const CHEIA = `Uma folha leva até ${MAX_LUGARES} lugares e ${MAX_TEXTOS} capítulos ou perguntas. Faça outra para o resto.`

/** /folha: chapters, questions and passages put together on a handout, for paper or as a file. */
export function FolhaPage() {
  useTituloPagina('Folha de estudo')
  useLugarDeVolta(() => 'à folha de estudo', { isDestino: false })
  const { folha, ignorados, change } = useFolha()
  // Never remembered: notes are on paper only when they were asked for on this visit.
  const [comNotas, setComNotas] = useState(false)
  const edicoes = useEdicao()
  const dados = useTextosDaFolha(folha, comNotas)
  const { composta, isPending, falhas, ausentes, retry } = composeFolha(folha, dados, edicoes)
  const dePadrao = folha.lugares.flatMap((lugar) => ('padrao' in lugar ? lugar.padrao : []))
  const hasProvas = dePadrao.some(isPadraoComReferencias)
  const hasBiblia =
    folha.lugares.some((lugar) => 'livro' in lugar) || (hasProvas && folha.provas === 'textos')

  return (
    <article className="folha-de-estudo">
      <header>
        <h1 className="h1">Folha de estudo</h1>
        {folha.lugares.length > 0 && (
          <AcoesDaFolha folha={composta} endereco={formatFolha(folha)} isPending={isPending} />
        )}
      </header>
      <div className="folha-escolhas">
        <LugaresDaFolha
          lugares={folha.lugares}
          citar={(lugar) =>
            citarLugar(lugar, 'livro' in lugar ? dados.livroOf(lugar.livro)?.data?.livro : undefined)
          }
          onChange={(lugares) => change({ lugares })}
          onAdd={(novos) => {
            const { folha: maior, cabem } = addLugares(folha, novos)
            if (cabem) change(maior)
            return cabem ? null : CHEIA
          }}
        />
        {folha.lugares.length > 0 && (
          <OpcoesDaFolha
            folha={folha}
            hasProvas={hasProvas}
            hasNotas={dePadrao.length > 0}
            comNotas={comNotas}
            onChange={change}
            onNotas={setComNotas}
          />
        )}
        {hasBiblia && <EscolhaDeEdicao />}
      </div>
      <div className="folha-previa">
        {ignorados > 0 && <Aviso>{formatIgnorados(ignorados)}</Aviso>}
        {ausentes.length > 0 && <Aviso>{`Não há texto para ${ausentes.join(', ')}.`}</Aviso>}
        {falhas.length > 0 && (
          <EstadoErro
            message={`Não puderam ser carregados: ${falhas.join(', ')}. O resto da folha pode ser impresso assim mesmo.`}
            onRetry={retry}
          />
        )}
        {hasBiblia && edicoes.edicao === null && <CreditoDaBiblia />}
        {isPending && <Loading label="Carregando a folha" />}
        {folha.lugares.length === 0 ? (
          <EstadoVazio>Acrescente um capítulo, uma pergunta ou uma passagem para começar.</EstadoVazio>
        ) : (
          <PapelDaFolha folha={composta} />
        )}
      </div>
    </article>
  )
}

function Aviso({ children }: { readonly children: string }) {
  return (
    <p className="folha-aviso" role="status">
      {children}
    </p>
  )
}

function formatIgnorados(ignorados: number): string {
  return ignorados === 1
    ? 'Um lugar do endereço ficou fora: não foi entendido, ou a folha está cheia.'
    : `${ignorados} lugares do endereço ficaram fora: não foram entendidos, ou a folha está cheia.`
}
