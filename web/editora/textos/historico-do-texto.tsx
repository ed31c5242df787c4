import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CorrecaoDoTexto, FonteDoTexto } from '#contract/editora/textos.ts'
import { lazily } from '../../platform/lazily.ts'
import { EstadoErro, EstadoVazio } from '../../ui/estado.tsx'
import { FolhaModal } from '../../ui/folha-modal.tsx'
import { Carregando } from '../../ui/loading.tsx'
import { QuestaoDialog } from '../../ui/questao-dialog.tsx'
import { DiferencasDoTexto } from './diferencas.tsx'
import { correcaoQuery } from './queries.ts'
import type { usePublicar } from './use-publicar.ts'

interface HistoricoDoTextoProps {
  readonly fonte: FonteDoTexto
  readonly publicar: ReturnType<typeof usePublicar>
}

const quandoFormat = lazily(() => new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeStyle: 'short' }))

/** Every version of a text, newest first; the newest can be taken back. */
export function HistoricoDoTexto({ fonte: { chave, versao, correcoes }, publicar }: HistoricoDoTextoProps) {
  const [aberta, setAberta] = useState<CorrecaoDoTexto | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const [newest] = correcoes

  function handleUndo(close: () => void) {
    if (!newest) return
    publicar.mutate({ versao, motivo: `Desfaz a correção ${newest.versao}.` }, { onSettled: close })
  }
  return (
    <section className="historico" aria-labelledby="historico">
      <h2 className="h3" id="historico">
        História
      </h2>
      {correcoes.length === 0 && <EstadoVazio>Este texto nunca foi corrigido aqui.</EstadoVazio>}
      <ol>
        {correcoes.map((correcao) => (
          <li key={correcao.versao}>
            <p>
              <b>{tituloDe(correcao)}</b>: {correcao.motivo}
            </p>
            <p className="small muted">
              {quandoFormat().format(new Date(correcao.criada_em))}, por {correcao.autor ?? 'conta excluída'}
              {correcao.incorporada_em && '. O arquivo já a contém.'}
            </p>
            <p className="botoes">
              <button type="button" className="link" onClick={() => setAberta(correcao)}>
                Ver o que mudou<span className="sr"> na versão {correcao.versao}</span>
              </button>
              {correcao === newest && (
                <button type="button" className="link" onClick={() => setIsAsking(true)}>
                  Desfazer
                </button>
              )}
            </p>
          </li>
        ))}
      </ol>
      {aberta && (
        <FolhaModal titulo={tituloDe(aberta)} onClose={() => setAberta(null)}>
          <MudancaAberta chave={chave} versao={aberta.versao} />
        </FolhaModal>
      )}
      {isAsking && (
        <QuestaoDialog
          titulo="Desfazer esta correção?"
          texto="Volta a valer o texto de antes dela, para todos os leitores. A história guarda as duas versões."
          isPending={publicar.isPending}
          onSim={handleUndo}
          onClose={() => setIsAsking(false)}
        />
      )}
    </section>
  )
}

function tituloDe({ tipo, versao, desfaz }: CorrecaoDoTexto): string {
  if (tipo === 'desfeita') return `Versão ${versao}, que desfaz a ${desfaz}`
  return tipo === 'arquivo' ? `Versão ${versao}, o texto do arquivo` : `Versão ${versao}`
}

function MudancaAberta({ chave, versao }: { chave: string; versao: number }) {
  const { data, error, refetch } = useQuery(correcaoQuery(chave, versao))
  if (data) return <DiferencasDoTexto antes={data.antes.split('\n')} depois={data.depois.split('\n')} />
  if (error) return <EstadoErro message="A versão não foi carregada." onRetry={() => void refetch()} />
  return <Carregando />
}
