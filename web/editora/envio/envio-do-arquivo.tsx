import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { RascunhoCompleto } from '#contract/editora/rascunhos.ts'
import { failureSentence } from '../../platform/failure-sentence.ts'
import { JogarFora } from '../livros/jogar-fora.tsx'
import { refetchRascunho } from '../livros/queries.ts'
import { useTrocarArquivo } from '../livros/use-trocar-arquivo.ts'
import { isMesmoArquivo } from './check-epub.ts'
import { type EstadoDoEnvio, startEnvio, useEnvios, wakeEnvio } from './envios.ts'
import { EscolhaDeEpub } from './escolha-de-epub.tsx'
import { formatMegabytes } from './format-megabytes.ts'

/** A file on its way, or one of which pieces are missing: then it is chosen again, and goes on. */
export function EnvioDoArquivo({ rascunho }: { rascunho: RascunhoCompleto }) {
  const envio = useEnvios((envios) => envios[rascunho.id])
  return (
    <section className="mesa-secao">
      {envio && <Andamento id={rascunho.id} envio={envio} />}
      {(!envio || envio.falha) && <Continuar rascunho={rascunho} />}
      <JogarFora rascunho={rascunho} />
    </section>
  )
}

function Andamento({ id, envio: { enviado, total, espera, falha } }: { id: string; envio: EstadoDoEnvio }) {
  const rotuloId = useId()
  const percent = total === 0 ? 0 : Math.floor((100 * enviado) / total)
  return (
    <div className="andamento-do-envio">
      <p id={rotuloId}>
        {falha ? 'O envio parou' : 'Enviando o arquivo'}: {formatMegabytes(enviado)} de{' '}
        {formatMegabytes(total)}
      </p>
      <progress max={100} value={percent} aria-labelledby={rotuloId}>
        {percent}%
      </progress>
      <p className="small muted" role="status">
        {!espera && !falha && 'Você pode abrir outras páginas daqui: o envio continua.'}
        {espera && (
          <>
            {failureSentence(espera, 'A conexão caiu')} O envio continua sozinho, de onde parou.{' '}
            <button type="button" className="link" onClick={() => wakeEnvio(id)}>
              Tentar agora
            </button>
          </>
        )}
      </p>
      {falha && (
        <p className="er" role="alert">
          {failureSentence(falha, 'O envio parou')}
        </p>
      )}
    </div>
  )
}

function Continuar({ rascunho }: { rascunho: RascunhoCompleto }) {
  const queryClient = useQueryClient()
  const [outro, setOutro] = useState<File | null>(null)
  const troca = useTrocarArquivo(rascunho)
  const { arquivo } = rascunho
  if (!arquivo) return null

  function handleArquivo(file: File) {
    if (!arquivo || !isMesmoArquivo(file, arquivo)) return setOutro(file)
    setOutro(null)
    startEnvio(rascunho, file, () => refetchRascunho(queryClient, rascunho.id))
  }
  return (
    <>
      <p className="mesa-texto">
        {arquivo.recebidas.length === 0 ? (
          'O arquivo ainda não foi enviado. Escolha-o de novo.'
        ) : (
          <>
            {arquivo.recebidas.length} de {arquivo.partes} partes do arquivo já chegaram. Escolha o mesmo
            arquivo, <code>{arquivo.nome}</code> ({formatMegabytes(arquivo.bytes)}), e o envio continua de
            onde parou.
          </>
        )}
      </p>
      <EscolhaDeEpub
        rotulo="Escolher o arquivo"
        isBusy={troca.isPending}
        erro={troca.error && failureSentence(troca.error, 'O envio não começou')}
        onArquivo={handleArquivo}
      />
      {outro && (
        <p className="aviso-da-mesa" role="status">
          <code>{outro.name}</code> ({formatMegabytes(outro.size)}) não é o arquivo deste rascunho.{' '}
          <button
            type="button"
            className="link"
            onClick={() => !troca.isPending && troca.mutate(outro, { onSuccess: () => setOutro(null) })}
          >
            Enviar este no lugar do outro
          </button>
        </p>
      )}
    </>
  )
}
