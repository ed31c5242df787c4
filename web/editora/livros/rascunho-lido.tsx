import type { RascunhoCompleto } from '#contract/editora/rascunhos.ts'
import { failureSentence } from '../../platform/failure-sentence.ts'
import { AoSair } from '../ao-sair.tsx'
import { EscolhaDeEpub } from '../envio/escolha-de-epub.tsx'
import { CapituloEmPrevia } from './capitulo-em-previa.tsx'
import { FichaECapa } from './ficha-e-capa.tsx'
import { JogarFora } from './jogar-fora.tsx'
import { PublicarRascunho } from './publicar-rascunho.tsx'
import { RelatorioDoRascunho } from './relatorio-do-rascunho.tsx'
import type { RenderCapitulo } from './render-capitulo.ts'
import { SAIR_SEM_GUARDAR } from './sair-sem-guardar.ts'
import { useFichaDoRascunho } from './use-ficha-do-rascunho.ts'
import { useTrocarArquivo } from './use-trocar-arquivo.ts'

interface RascunhoLidoProps {
  readonly rascunho: RascunhoCompleto
  readonly renderCapitulo: RenderCapitulo
}

/** A file that was read: what it has, how it looks, its ficha, and the button that publishes it. */
export function RascunhoLido({ rascunho, renderCapitulo }: RascunhoLidoProps) {
  const escrita = useFichaDoRascunho(rascunho)
  const troca = useTrocarArquivo(rascunho)
  const { relatorio } = rascunho
  return (
    <>
      {relatorio && (
        <>
          <RelatorioDoRascunho relatorio={relatorio} />
          <CapituloEmPrevia rascunho={rascunho} relatorio={relatorio} renderCapitulo={renderCapitulo} />
        </>
      )}
      <FichaECapa rascunho={rascunho} escrita={escrita} />
      <PublicarRascunho
        rascunho={rascunho}
        falta={escrita.isChanged ? 'Guarde a ficha antes de publicar.' : null}
      />
      <section className="mesa-secao" aria-labelledby="outro-arquivo">
        <h2 className="h2" id="outro-arquivo">
          Outro arquivo, ou nenhum
        </h2>
        <EscolhaDeEpub
          rotulo="Enviar outro arquivo no lugar deste"
          isBusy={troca.isPending}
          erro={troca.error && failureSentence(troca.error, 'O envio não começou')}
          onArquivo={(file) => troca.mutate(file)}
        />
        <JogarFora rascunho={rascunho} onExcluido={escrita.discard} />
      </section>
      <AoSair isChanged={escrita.isChanged} frases={SAIR_SEM_GUARDAR} />
    </>
  )
}
