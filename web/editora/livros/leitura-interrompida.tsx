import type { RascunhoCompleto } from '#contract/editora/rascunhos.ts'
import { JogarFora } from './jogar-fora.tsx'
import { LerDeNovo } from './ler-de-novo.tsx'

/** What is whole at the server, and whose reading did not come to its end. */
export function LeituraInterrompida({ rascunho }: { rascunho: RascunhoCompleto }) {
  return (
    <section className="mesa-secao">
      <p className="mesa-texto">
        {rascunho.tipo === 'artigo' ? 'O texto' : 'O arquivo'} está inteiro no servidor, mas a leitura parou
        no meio. Nada se perdeu.
      </p>
      <div className="mesa-atos">
        <LerDeNovo rascunho={rascunho} />
      </div>
      <JogarFora rascunho={rascunho} />
    </section>
  )
}
