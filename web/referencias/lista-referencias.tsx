import { Link } from 'react-router'
import * as z from 'zod/mini'
import type { ReferenciaBiblica } from '#contract/referencias.ts'
import { paths } from '../paths.ts'
import { EstadoVazio } from '../ui/estado.tsx'
import { useLembrado } from '../ui/use-lembrado.ts'
import { type CapituloCitado, cutCapitulos, groupByCapitulo } from './capitulos-citados.ts'
import { formatCitacao } from './citacao.ts'
import { VersosCitados } from './versos-citados.tsx'

/** The references of a part, each with its text; only the citations while no Bible is installed. */
export function ListaReferencias({ referencias }: { referencias: readonly ReferenciaBiblica[] }) {
  if (referencias.length === 0) return <EstadoVazio>Esta parte não tem referências bíblicas.</EstadoVazio>
  if (referencias.every(({ texto }) => texto === '')) return <ListaCitacoes referencias={referencias} />
  return (
    <dl>
      {referencias.map((referencia) => (
        <Prova key={referencia.referencia} referencia={referencia} />
      ))}
    </dl>
  )
}

function ListaCitacoes({ referencias }: { referencias: readonly ReferenciaBiblica[] }) {
  return (
    <ul className="citacoes">
      {referencias.map((referencia) => (
        <li key={referencia.referencia}>
          <Citacao referencia={referencia.referencia} capitulo={groupByCapitulo(referencia)[0]} />
        </li>
      ))}
    </ul>
  )
}

function Prova({ referencia }: { referencia: ReferenciaBiblica }) {
  const [inteira, setInteira] = useLembrado(`prova ${referencia.referencia}`, z.boolean(), false)
  const capitulos = groupByCapitulo(referencia)
  const { visiveis, ocultos } = cutCapitulos(capitulos)
  const numerados = capitulos.flatMap(({ versiculos }) => versiculos).length > 1
  return (
    <div className="proof">
      <dt>
        <Citacao referencia={referencia.referencia} capitulo={capitulos[0]} />
      </dt>
      <dd>
        {referencia.texto === '' && (
          <p className="faint sem-texto">Este trecho não está na Bíblia instalada.</p>
        )}
        {(inteira ? capitulos : visiveis).map((capitulo) => (
          <TextoCitado
            key={capitulo.capitulo}
            capitulo={capitulo}
            numerado={numerados}
            titulado={capitulos.length > 1}
          />
        ))}
        {ocultos > 0 && (
          <button
            type="button"
            className="btn btn-2 btn-sm todos-os-versiculos"
            aria-expanded={inteira}
            onClick={() => setInteira(!inteira)}
          >
            {inteira ? 'Mostrar menos' : `Mostrar mais ${ocultos} versículos`}
          </button>
        )}
      </dd>
    </div>
  )
}

function Citacao({ referencia, capitulo }: { referencia: string; capitulo: CapituloCitado | undefined }) {
  const texto = formatCitacao(referencia)
  if (!capitulo) return <span className="nb">{texto}</span>
  return (
    <Link className="nb" to={toPagina(capitulo)}>
      {texto}
    </Link>
  )
}

function toPagina({ livro, capitulo, passagem, edicao }: CapituloCitado): string {
  return paths.capituloBiblia(livro, capitulo, passagem, edicao)
}

interface TextoCitadoProps {
  readonly capitulo: CapituloCitado
  /** Verse numbers stand in the text when there is more than one verse. */
  readonly numerado: boolean
  /** The chapter's number stands over its text when there is more than one chapter. */
  readonly titulado: boolean
}

function TextoCitado({ capitulo, numerado, titulado }: TextoCitadoProps) {
  return (
    <>
      {titulado && (
        <Link className="capitulo" to={toPagina(capitulo)}>
          Capítulo {capitulo.capitulo}
        </Link>
      )}
      <p>
        <VersosCitados versiculos={capitulo.versiculos} numerado={numerado} />
      </p>
    </>
  )
}
