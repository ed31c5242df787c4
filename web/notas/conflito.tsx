import { type ReactNode, useId, useMemo } from 'react'
import { diffWords, type TrechoComparado } from './diferencas.ts'
import { Falha } from './falha.tsx'
import { focusOnMount } from './focus-on-mount.ts'
import type { TextoDaNota } from './nota-em-escrita.ts'

interface ConflitoProps {
  readonly minha: TextoDaNota
  readonly salva: TextoDaNota
  readonly isPending: boolean
  readonly error: Error | null
  readonly onKeepMinha: () => void
  readonly onKeepSalva: () => void
  readonly onJoin: () => void
}

/** The two versions of a note that was changed in two places, for the reader to choose. */
export function ConflitoDeNota(props: ConflitoProps) {
  const { minha, salva, isPending, error, onKeepMinha, onKeepSalva, onJoin } = props
  const titulos = useMemo(() => diffWords(minha.titulo, salva.titulo), [minha.titulo, salva.titulo])
  const textos = useMemo(() => diffWords(minha.anotacao, salva.anotacao), [minha.anotacao, salva.anotacao])
  return (
    <div className="conflito">
      <p className="muted" ref={focusOnMount} tabIndex={-1}>
        Esta nota foi alterada em outro lugar depois que você a abriu. As palavras que diferem estão marcadas.
        Escolha o que deve ficar.
      </p>
      <div className="versoes">
        <Versao nome="Sua versão" titulo={titulos.a} texto={textos.a}>
          <button type="button" className="btn btn-2" aria-disabled={isPending} onClick={onKeepMinha}>
            Manter a minha
          </button>
        </Versao>
        <Versao nome="Versão salva" titulo={titulos.b} texto={textos.b}>
          <button
            type="button"
            className="btn btn-2"
            aria-disabled={isPending}
            onClick={() => !isPending && onKeepSalva()}
          >
            Ficar com a salva
          </button>
        </Versao>
      </div>
      {error && !isPending && (
        <Falha sentence={`A nota não foi salva. ${error.message}`} onRetry={onKeepMinha} />
      )}
      <footer>
        <p className="muted">Para aproveitar as duas, junte-as e edite o resultado.</p>
        <button
          type="button"
          className="btn btn-1"
          aria-disabled={isPending}
          onClick={() => !isPending && onJoin()}
        >
          Juntar
        </button>
      </footer>
    </div>
  )
}

interface VersaoProps {
  readonly nome: string
  readonly titulo: readonly TrechoComparado[]
  readonly texto: readonly TrechoComparado[]
  /** What chooses it. */
  readonly children: ReactNode
}

function Versao({ nome, titulo, texto, children }: VersaoProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 className="caps rubric" id={id}>
        {nome}
      </h3>
      <div className="versao">
        <p className="versao-titulo" dir="auto">
          {titulo.length > 0 ? <Trechos trechos={titulo} /> : <i>Sem título</i>}
        </p>
        <p className="nota-texto" dir="auto">
          {texto.length > 0 ? <Trechos trechos={texto} /> : <i>Sem texto</i>}
        </p>
      </div>
      {children}
    </section>
  )
}

function Trechos({ trechos }: { trechos: readonly TrechoComparado[] }) {
  return trechos.map(({ texto, difere }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name, and never move
    difere ? <Marcado key={index} texto={texto} /> : texto,
  )
}

/** The words are marked, not the space after them. */
function Marcado({ texto }: { texto: string }) {
  const words = texto.trimEnd()
  return (
    <>
      <mark>{words}</mark>
      {texto.slice(words.length)}
    </>
  )
}
