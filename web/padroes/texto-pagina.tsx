import { Fragment } from 'react'
import { Link } from 'react-router'
import type { PaginaDoTexto, Parte } from '#contract/padrao-texto.ts'
import { ancoraDaMarca, ancoraDaPagina, ancoraDaProva, ancoraDaSecao } from './ancoras.ts'
import { lugarDaSecao } from './citar-padrao.ts'
import type { FichaDoPadrao } from './fichas.ts'
import { hasReferencias } from './parte.ts'
import { TextoDaSecao } from './secao-texto.tsx'
import { formatUnidade, PERGUNTA } from './unidades.ts'

interface TextoPaginaProps {
  readonly ficha: FichaDoPadrao
  readonly pagina: PaginaDoTexto
  /** A citation as it is printed: 'Rm 8.14–15'. */
  readonly formatCitacao: (referencia: string) => string
}

/** A chapter or question inside the whole text, with its citations as notes at its foot. */
export function TextoPagina({ ficha, pagina, formatCitacao }: TextoPaginaProps) {
  const { unidade } = ficha
  const { numero, titulo, secoes } = pagina
  const ancora = ancoraDaPagina(unidade, numero)
  return (
    <section className={`leaf texto-pagina ${unidade.slug}`} id={ancora} aria-labelledby={`${ancora}-titulo`}>
      <header className="texto-cabeca">
        <span className="texto-no" aria-hidden="true">
          {numero}
        </span>
        <p className="crumb">
          <Link className="caps faint" to={ficha.paginaPath(numero)}>
            {formatUnidade(unidade, numero)}
          </Link>
        </p>
        <h2 className="h2" id={`${ancora}-titulo`} data-lugar={numero}>
          {titulo}
        </h2>
      </header>
      {secoes.map((secao) => (
        <TextoDaSecao
          key={secao.id}
          secao={secao}
          id={ancoraDaSecao(ancora, secao.secao)}
          lugar={lugarDaSecao(unidade, numero, secao.secao)}
          // The answer stands right under its question and needs no label.
          rotulo={unidade === PERGUNTA ? undefined : `Seção ${secao.secao}`}
          nivel={3}
          first={false}
          renderMarcador={(parte) => <Marca ancora={ancora} marcador={parte.marcador ?? 0} />}
        />
      ))}
      <Provas
        ancora={ancora}
        partes={secoes.flatMap(({ partes }) => partes).filter(hasReferencias)}
        formatCitacao={formatCitacao}
      />
    </section>
  )
}

/** The bracketed number in the text, which leads to its citations. */
function Marca({ ancora, marcador }: { ancora: string; marcador: number }) {
  return (
    <a
      className="ref"
      id={ancoraDaMarca(ancora, marcador)}
      href={`#${ancoraDaProva(ancora, marcador)}`}
      aria-label={`Referências bíblicas, nota ${marcador}`}
    >
      [{marcador}]
    </a>
  )
}

interface ProvasProps {
  readonly ancora: string
  readonly partes: readonly Parte[]
  readonly formatCitacao: (referencia: string) => string
}

/** The citations of a chapter or question, and the way back to where each stands in the text. */
function Provas({ ancora, partes, formatCitacao }: ProvasProps) {
  if (partes.length === 0) return null
  return (
    <ol className="provas" aria-label="Textos-prova">
      {partes.map(({ id, marcador, referencias }) => (
        <li key={id} id={ancoraDaProva(ancora, marcador ?? 0)}>
          <a
            href={`#${ancoraDaMarca(ancora, marcador ?? 0)}`}
            aria-label={`Voltar à nota ${marcador} no texto`}
          >
            [{marcador}]
          </a>
          <span>
            {referencias.map(({ referencia }, index) => (
              <Fragment key={referencia}>
                {index > 0 && '; '}
                <span className="nb">{formatCitacao(referencia)}</span>
              </Fragment>
            ))}
          </span>
        </li>
      ))}
    </ol>
  )
}
