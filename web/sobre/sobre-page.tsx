import '../styles/leitura.css'
import '../styles/sobre.css'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { SobreABiblia } from '../biblia/sobre-a-biblia.tsx'
import { indexPathOf } from '../padroes/public.ts'
import { simbolosQuery } from '../padroes/simbolos-queries.ts'
import { paths } from '../paths.ts'
import { instalacaoQuery } from '../platform/instalacao-query.ts'
import { EstadoErro } from '../ui/estado.tsx'
import { Loading } from '../ui/loading.tsx'
import { useTituloPagina } from '../ui/titulo-pagina.ts'

/** /sobre: what the library is, who publishes it, and whose texts and fonts it uses. */
export function SobrePage() {
  useTituloPagina('Sobre Nós')
  return (
    <article className="leaf sobre">
      <header className="chap-head">
        <h1 className="h1">Sobre Nós</h1>
      </header>
      <hr className="thick-thin" />
      <Secao titulo="A biblioteca">
        <p>
          A Minha Biblioteca Westminster reúne em português os seis padrões de Westminster com os seus
          textos-prova, a Bíblia, as suas notas e uma estante de ebooks, para expandir o Reino de Cristo,
          difundindo as preciosas verdades do Evangelho.
        </p>
        <p>
          Cada afirmação dos padrões leva aos versículos em que se apoia, e cada capítulo da{' '}
          <Link to={paths.biblia()}>Bíblia</Link> mostra onde os padrões o citam. As harmonias ligam o que
          eles dizem sobre um mesmo tema.
        </p>
      </Secao>
      <Secao titulo="A editora">
        <Editora />
      </Secao>
      <Secao titulo="Os padrões">
        <Padroes />
      </Secao>
      <Secao titulo="A Bíblia">
        <SobreABiblia />
      </Secao>
      <Secao titulo="As fontes">
        <p>
          Os textos são compostos em Alegreya e Alegreya SC, de The Alegreya Project Authors, e a interface em
          Hanken Grotesk, de The Hanken Grotesk Project Authors. As três são publicadas sob a{' '}
          <Externo href="https://openfontlicense.org/">SIL Open Font License 1.1</Externo>.
        </p>
      </Secao>
    </article>
  )
}

function Secao({ titulo, children }: { titulo: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className="sec" aria-labelledby={id}>
      <h2 className="no" id={id}>
        {titulo}
      </h2>
      <div className="read">{children}</div>
    </section>
  )
}

function Externo({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} rel="noreferrer">
      {children}
    </a>
  )
}

function Editora() {
  const { data: instalacao, isError, refetch } = useQuery(instalacaoQuery())
  if (!instalacao && isError) {
    return <EstadoErro message="Erro ao carregar os dados da editora." onRetry={() => void refetch()} />
  }
  if (!instalacao) return <Loading />
  const { editora, editora_texto, contato_email, contato_assunto, rede_social } = instalacao
  return (
    <>
      <p>
        A biblioteca é publicada por <b>{editora}</b>. {editora_texto}
      </p>
      <p>
        Escreva para{' '}
        <a href={`mailto:${contato_email}?subject=${encodeURIComponent(contato_assunto)}`}>{contato_email}</a>{' '}
        ou acompanhe a editora na <Externo href={rede_social}>rede social</Externo>.
      </p>
    </>
  )
}

function Padroes() {
  const { data: simbolos, isError, refetch } = useQuery(simbolosQuery())
  if (!simbolos && isError)
    return <EstadoErro message="Erro ao carregar padrões." onRetry={() => void refetch()} />
  if (!simbolos) return <Loading />
  return (
    <>
      <ul className="padroes">
        {simbolos.map(({ id, titulo, ano, unidade, total }) => (
          <li key={id}>
            <Link to={indexPathOf(id)}>{titulo}</Link>
            <small>
              {ano}, {total} {unidade}s
            </small>
          </li>
        ))}
      </ul>
      <p>
        A tradução é original, feita para esta biblioteca a partir de textos em domínio público: os da
        Assembleia de Westminster, de 1643 a 1648, e outros documentos reformados. É publicada sob a licença{' '}
        <Externo href="https://creativecommons.org/licenses/by/4.0/deed.pt-br">
          <span className="nb">CC BY 4.0</span>
        </Externo>
        : pode ser copiada, distribuída e adaptada, desde que se dê o crédito.
      </p>
    </>
  )
}
