import { Fragment, type ReactNode } from 'react'
import {
  type BlocoDaFolha,
  type FolhaComposta,
  LINHAS_DA_SECAO,
  LINHAS_DO_FIM,
  type ParteDaFolha,
  type ProvaDaFolha,
  type TrechoDaFolha,
} from './folha-composta.ts'

/** A marker never stands on a line alone. */
const WORD_JOINER = '\u2060'

/** The handout as paper has it: a preview on the screen, and all that is printed. */
export function PapelDaFolha({ folha }: { readonly folha: FolhaComposta }) {
  const { titulo, comNome, corpo, partes, linhasNoFim, creditos } = folha
  return (
    <section className="folha-papel" aria-label="Prévia da folha" data-corpo={corpo}>
      {comNome && (
        <p className="folha-nome">
          <span>Nome:</span>
          <span>Data:</span>
        </p>
      )}
      <h2 className="folha-titulo">{titulo}</h2>
      {partes.map((parte) => (
        <Parte key={parte.chave} parte={parte} />
      ))}
      {creditos.length > 0 && (
        <div className="folha-creditos">
          {creditos.map((credito) => (
            <p key={credito}>{credito}</p>
          ))}
        </div>
      )}
      {linhasNoFim && (
        <div className="folha-fim">
          <Linhas total={LINHAS_DO_FIM} />
        </div>
      )}
    </section>
  )
}

function Parte({ parte: { chave, tipo, blocos } }: { readonly parte: ParteDaFolha }) {
  return (
    <div className={`folha-parte ${tipo}`} data-chave={chave}>
      {blocos.map((bloco, index) => {
        // The blocks of one text have no other name.
        const key = `${index}`
        return <Bloco key={key} bloco={bloco} />
      })}
    </div>
  )
}

function Bloco({ bloco }: { readonly bloco: BlocoDaFolha }): ReactNode {
  switch (bloco.tipo) {
    case 'texto':
      return <h3>{bloco.titulo}</h3>
    case 'secao':
      return <h4>{bloco.titulo}</h4>
    case 'subtitulo':
      return <p className="folha-subtitulo">{bloco.titulo}</p>
    case 'paragrafo':
      return (
        <p>
          <Trechos trechos={bloco.trechos} />
        </p>
      )
    case 'verso':
      return (
        <p
          className="folha-verso"
          data-recuo={bloco.recuo || undefined}
          data-estrofe={bloco.estrofe || undefined}
        >
          <Trechos trechos={bloco.trechos} />
        </p>
      )
    case 'destaque':
      return <p className="folha-destaque">{bloco.texto}</p>
    case 'provas':
      return <Provas provas={bloco.provas} comTextos={bloco.comTextos} />
    case 'nota':
      return (
        <div className="folha-nota">
          <p>
            <b dir="auto">{bloco.titulo}</b> {bloco.data && <span>({bloco.data})</span>}
          </p>
          <p className="texto-da-nota" dir="auto">
            {bloco.texto}
          </p>
        </div>
      )
    case 'linhas':
      return <Linhas total={LINHAS_DA_SECAO} />
  }
}

function Provas({
  provas,
  comTextos,
}: {
  readonly provas: readonly ProvaDaFolha[]
  readonly comTextos: boolean
}) {
  return (
    <ol className={comTextos ? 'folha-provas' : 'folha-provas curtas'} aria-label="Textos-prova">
      {provas.map(({ marcador, paragrafos }, index) => {
        const key = `${index}`
        return (
          <li key={key}>
            <span className="marcador">[{marcador}]</span>
            {paragrafos.map((trechos, each) => {
              const keyInside = `${each}`
              return (
                <p key={keyInside}>
                  <Trechos trechos={trechos} />
                </p>
              )
            })}
          </li>
        )
      })}
    </ol>
  )
}

function Trechos({ trechos }: { readonly trechos: readonly TrechoDaFolha[] }) {
  return trechos.map(({ texto, forma }, index) => {
    // The pieces of one text have no other name.
    const key = `${index}`
    switch (forma) {
      case 'versiculo':
        return <sup key={key}>{texto}</sup>
      case 'marcador':
        return (
          <Fragment key={key}>
            {WORD_JOINER}
            <sup className="marcador">{texto}</sup>
          </Fragment>
        )
      case 'citacao':
        return <b key={key}>{texto}</b>
      default:
        return texto
    }
  })
}

/** Lines to write on. */
function Linhas({ total }: { readonly total: number }) {
  return (
    <div className="folha-linhas" aria-hidden="true">
      {Array.from({ length: total }, (_, index) => {
        const key = `${index}`
        return <span key={key} />
      })}
    </div>
  )
}
