import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { TIPOS_DE_CAPA } from '#contract/editora/livros.ts'
import { failureSentence } from '../../platform/failure-sentence.ts'
import { showErro, showSucesso } from '../../ui/banner-store.ts'
import { Capa, type LivroDaCapa } from '../../ui/capa/capa.tsx'
import { EscolhaDeArquivo } from '../envio/escolha-de-arquivo.tsx'
import { checkCapa } from './check-capa.ts'

interface CapaSecaoProps {
  readonly livro: LivroDaCapa
  readonly origem: 'mesa' | 'arquivo' | 'nenhuma'
  /** Send a picture, and go back to the file's; the page shows what came of it. */
  readonly enviar: (file: File) => Promise<unknown>
  readonly retomar: () => Promise<unknown>
}

const FRASES: Readonly<Record<CapaSecaoProps['origem'], string>> = {
  mesa: 'Esta capa foi dada aqui, e vale sobre a do arquivo.',
  arquivo: 'Esta é a capa do arquivo.',
  nenhuma: 'Sem imagem, a biblioteca desenha esta capa.',
}

/** The cover of a book: the file's, a drawn one, or one that is sent here. */
export function CapaSecao({ livro, origem, enviar, retomar }: CapaSecaoProps) {
  const tituloId = useId()
  const envio = useMutation({
    mutationFn: enviar,
    onSuccess: () => showSucesso('Capa guardada.'),
  })
  const volta = useMutation({
    mutationFn: retomar,
    onSuccess: () => showSucesso('A capa voltou a ser a do arquivo.'),
    onError: (error) => showErro(failureSentence(error, 'Não foi possível trocar a capa')),
  })
  return (
    <section className="mesa-secao" aria-labelledby={tituloId}>
      <h2 className="h2" id={tituloId}>
        Capa
      </h2>
      <div className="capa-da-ficha">
        <Capa livro={livro} />
        <div>
          <p className="muted">{FRASES[origem]}</p>
          <EscolhaDeArquivo
            rotulo={envio.isPending ? 'Enviando a capa…' : 'Escolher outra capa'}
            dica="JPEG, PNG ou WebP de até 10 MB, melhor em pé: duas partes de largura por três de altura."
            tipos={TIPOS_DE_CAPA.join(',')}
            check={checkCapa}
            isBusy={envio.isPending}
            erro={envio.error && failureSentence(envio.error, 'A capa não foi guardada')}
            onArquivo={(file) => envio.mutate(file)}
          />
          {origem === 'mesa' && (
            <button
              type="button"
              className="btn btn-2 btn-sm"
              aria-disabled={volta.isPending}
              onClick={() => !volta.isPending && volta.mutate()}
            >
              Voltar à capa do arquivo
            </button>
          )}
        </div>
      </div>
    </section>
  )
}
