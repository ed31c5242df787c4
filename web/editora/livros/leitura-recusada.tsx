import { CircleAlert } from 'lucide-react'
import type { RascunhoCompleto } from '#contract/editora/rascunhos.ts'
import { failureSentence } from '../../platform/failure-sentence.ts'
import { EscolhaDeEpub } from '../envio/escolha-de-epub.tsx'
import { JogarFora } from './jogar-fora.tsx'
import { useTrocarArquivo } from './use-trocar-arquivo.ts'

/** Why a file cannot be published, and the way on with another one. */
export function LeituraRecusada({ rascunho }: { rascunho: RascunhoCompleto }) {
  const troca = useTrocarArquivo(rascunho)
  return (
    <section className="mesa-secao" aria-labelledby="recusado">
      <h2 className="h2" id="recusado">
        Este arquivo não pode ser publicado
      </h2>
      <ul className="problemas">
        {rascunho.relatorio?.problemas.map(({ linha, motivo }) => (
          <li key={`${linha} ${motivo}`} className="er">
            <CircleAlert className="i" aria-hidden="true" />
            <span>{motivo}</span>
          </li>
        ))}
      </ul>
      <p className="mesa-texto">
        Conserte o arquivo no programa em que foi feito e envie-o de novo. A ficha e a capa dadas aqui ficam.
      </p>
      <EscolhaDeEpub
        rotulo="Enviar o arquivo consertado"
        isBusy={troca.isPending}
        erro={troca.error && failureSentence(troca.error, 'O envio não começou')}
        onArquivo={(file) => troca.mutate(file)}
      />
      <JogarFora rascunho={rascunho} />
    </section>
  )
}
