import { Fragment } from 'react'
import { formatAncora } from '#contract/ancora.ts'
import { enderecoPublicoDaPagina, type PaginaPublicaDoPadrao } from '#contract/ler.ts'
import type { SecaoDaPagina } from '#contract/padrao-texto.ts'
import { FICHAS, formatPagina } from '../padroes/fichas.ts'
import { groupParagrafos } from '../padroes/paragrafos.ts'
import { hasReferencias, partesComReferencias, splitLastWord } from '../padroes/parte.ts'
import { isPerguntaCurta } from '../padroes/pergunta-curta.ts'
import { capitalize, formatUnidade, PERGUNTA } from '../padroes/unidades.ts'
import { formatCitacao } from '../referencias/citacao.ts'
import { Convite } from './convite.tsx'
import { VizinhasPublicas } from './vizinhas-publicas.tsx'

/** A chapter or question of a standard, with its citations as notes at its foot. */
export function PadraoPublicoPage({ padrao, pagina, citacoes }: PaginaPublicaDoPadrao) {
  const ficha = FICHAS[padrao]
  const { unidade, ultima } = ficha
  const { numero, titulo, secoes } = pagina
  const toVizinha = (outra: number) =>
    outra < 1 || outra > ultima
      ? null
      : { href: enderecoPublicoDaPagina(padrao, outra), rotulo: formatUnidade(unidade, outra) }
  return (
    <article className="leaf texto">
      <header className="chap-head">
        <span className="chap-no" aria-hidden="true">
          {numero}
        </span>
        <p className="crumb caps faint">{formatPagina(ficha, numero)}</p>
        <h1 className={isPerguntaCurta(unidade, titulo) ? 'h1' : 'h1 longo'}>{titulo}</h1>
      </header>
      <hr className="thick-thin" />
      {secoes.map((secao) => (
        <Secao
          key={secao.id}
          secao={secao}
          rotulo={unidade === PERGUNTA ? 'Resposta' : `Seção ${secao.secao}`}
        />
      ))}
      <Provas secoes={secoes} citacoes={citacoes} />
      <VizinhasPublicas
        label={capitalize(unidade.plural)}
        anterior={toVizinha(numero - 1)}
        proxima={toVizinha(numero + 1)}
      />
      <Convite endereco={ficha.paginaPath(numero)}>
        Com os textos-prova por extenso, as harmonias com os outros padrões, a Bíblia ao lado e as suas notas.
      </Convite>
    </article>
  )
}

function Secao({ secao, rotulo }: { secao: SecaoDaPagina; rotulo: string }) {
  const { secao: numero, titulo, destaque } = secao
  return (
    <section className="sec" id={formatAncora({ secao: numero })}>
      <h2 className="no">{rotulo}</h2>
      <div className="read">
        {titulo && <h3 className="h3">{titulo}</h3>}
        {groupParagrafos(secao.partes).map(({ numero: paragrafo, subtitulo, partes }) => (
          <Fragment key={paragrafo}>
            {subtitulo && <h3 className="subtitulo">{subtitulo}</h3>}
            <p id={formatAncora({ secao: numero, paragrafo })}>
              {partes.map(({ parte, texto }) =>
                hasReferencias(parte) ? (
                  <ParteComMarca key={parte.id} texto={texto} marcador={parte.marcador ?? 0} />
                ) : (
                  texto
                ),
              )}
            </p>
          </Fragment>
        ))}
        {destaque && (
          <p className="destaque" id={formatAncora({ secao: numero, paragrafo: 'destaque' })}>
            {destaque}
          </p>
        )}
      </div>
    </section>
  )
}

/** The bracketed number stays on the line of the word before it. */
function ParteComMarca({ texto, marcador }: { texto: string; marcador: number }) {
  const [inicio, ultima] = splitLastWord(texto)
  return (
    <span id={formatAncora({ marcador })}>
      {inicio}
      <span className="nb">
        {ultima}
        <a className="ref" href={`#prova-${marcador}`} aria-label={`Referências bíblicas, nota ${marcador}`}>
          [{marcador}]
        </a>
      </span>
    </span>
  )
}

function Provas({ secoes, citacoes }: Pick<PaginaPublicaDoPadrao, 'citacoes'> & { secoes: SecaoDaPagina[] }) {
  const partes = partesComReferencias(secoes)
  if (partes.length === 0) return null
  return (
    <ol className="provas" aria-label="Textos-prova">
      {partes.map(({ id, marcador, referencias }) => (
        <li key={id} id={`prova-${marcador}`}>
          <a
            href={`#${formatAncora({ marcador: marcador ?? 0 })}`}
            aria-label={`Voltar à nota ${marcador} no texto`}
          >
            [{marcador}]
          </a>
          <span>
            {referencias.map(({ referencia }, index) => (
              <Fragment key={referencia}>
                {index > 0 && '; '}
                <Citacao referencia={referencia} href={citacoes[referencia]} />
              </Fragment>
            ))}
          </span>
        </li>
      ))}
    </ol>
  )
}

function Citacao({ referencia, href }: { referencia: string; href: string | undefined }) {
  const texto = formatCitacao(referencia)
  if (href === undefined) return <span className="nb">{texto}</span>
  return (
    <a className="nb" href={href}>
      {texto}
    </a>
  )
}
