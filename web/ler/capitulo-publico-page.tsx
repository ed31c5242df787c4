import type { EdicaoDaBiblia } from '#contract/biblia.ts'
import { enderecoPublicoDoCapitulo, type PaginaPublicaDaBiblia } from '#contract/ler.ts'
import { Credito } from '../biblia/credito.tsx'
import {
  type BlocoDeVersiculos,
  estruturaDoCapitulo,
  hasBlocos,
  type PedacoDoVersiculo,
} from '../biblia/estrutura-do-capitulo.ts'
import { hasCapitulo, nomeDoTestamento, testamentoOf } from '../biblia/vizinhos.ts'
import { paths } from '../paths.ts'
import { Convite } from './convite.tsx'
import { VizinhasPublicas } from './vizinhas-publicas.tsx'

/** From this level on a heading names the passages that a section covers. */
const NIVEL_DE_FAIXA = 4

/** A chapter of the Bible as its edition sets it, and the credit that its licence demands. */
export function CapituloPublicoPage({ livro, capitulo, versiculos, edicao }: PaginaPublicaDaBiblia) {
  const { partes } = estruturaDoCapitulo(versiculos, hasBlocos(versiculos))
  const salmo = versiculos[0]?.titulo
  const toVizinho = (outro: number) =>
    hasCapitulo(livro, outro)
      ? { href: enderecoPublicoDoCapitulo(livro.id, outro), rotulo: `${livro.livro} ${outro}` }
      : null
  return (
    <article className="leaf">
      <header className="chap-head">
        <p className="crumb caps faint">{nomeDoTestamento(testamentoOf(livro.id))}</p>
        <h1 className="h1">
          {livro.livro} {capitulo}
        </h1>
      </header>
      <hr className="thick-thin" />
      <section className="sec bib">
        <div className="read">
          {salmo && <p className="titulo-salmo">{salmo}</p>}
          <div className="capitulo">
            {partes.map((parte, index) => {
              // The parts of one chapter have no other name, and do not change.
              const key = `${index}`
              return 'titulo' in parte ? <Titulo key={key} {...parte} /> : <Bloco key={key} {...parte} />
            })}
          </div>
          <CreditoDoTexto {...edicao} />
        </div>
      </section>
      <VizinhasPublicas
        label="Capítulos"
        anterior={toVizinho(capitulo - 1)}
        proxima={toVizinho(capitulo + 1)}
      />
      <Convite endereco={paths.capituloBiblia(livro.id, capitulo)}>
        Com o que os padrões de Westminster dizem de cada versículo, outras edições lado a lado, marcas e
        notas.
      </Convite>
    </article>
  )
}

function Titulo({ titulo, nivel }: { titulo: string; nivel: number }) {
  if (nivel >= NIVEL_DE_FAIXA) return <p className="faixa-da-secao">{titulo}</p>
  const Heading = nivel <= 1 ? 'h2' : 'h3'
  return <Heading className="titulo-de-secao">{titulo}</Heading>
}

const EM_LINHAS: ReadonlySet<string> = new Set(['q1', 'q2', 'q3', 'li1', 'li2'])

function Bloco({ tipo, estrofe, pedacos }: BlocoDeVersiculos) {
  const classes = ['bloco', tipo, EM_LINHAS.has(tipo) && 'linha', estrofe && 'estrofe'].filter(Boolean)
  return (
    <p className={classes.join(' ')}>
      {pedacos.map((pedaco) => (
        <Verso key={pedaco.versiculo.id} {...pedaco} />
      ))}
    </p>
  )
}

function Verso({ versiculo, inicio, corridas }: PedacoDoVersiculo) {
  const { numero_versiculo: numero, ate } = versiculo
  const isInicio = inicio === 0
  return (
    <>
      <span className="v" id={isInicio ? `v${numero}` : undefined} data-verso={numero}>
        {isInicio && <span className="num">{ate === undefined ? numero : `${numero}–${ate}`}</span>}{' '}
        {corridas.map(({ texto, jesus }, index) => {
          const key = `${index}`
          return jesus ? (
            <span key={key} className="jesus">
              {texto}
            </span>
          ) : (
            texto
          )
        })}
      </span>{' '}
    </>
  )
}

function CreditoDoTexto({ nome, licenca, atribuicao, aviso }: EdicaoDaBiblia) {
  return (
    <p className="xs faint edicao">
      <Credito texto={atribuicao ?? [nome, licenca].filter(Boolean).join(', ')} />
      {aviso && <span className="aviso-da-edicao">{aviso}</span>}
    </p>
  )
}
