import { Fragment } from 'react'
import type { Parte } from '#contract/padrao-texto.ts'
import type { ReferenciaBiblica } from '#contract/referencias.ts'
import { cutCapitulos, groupByCapitulo } from './capitulos-citados.ts'
import { formatCitacao } from './citacao.ts'
import type { ReferenciasLidas } from './referencias-lidas.ts'
import { VersosCitados } from './versos-citados.tsx'

/** The references of each part with their texts, by the part's id. */
export type TextosDasProvas = ReadonlyMap<number, ReferenciasLidas>

interface ProvasNoPapelProps {
  /** Parts that have references, in reading order. */
  readonly partes: readonly Parte[]
  /** Null where only the citations are printed. */
  readonly textos: TextosDasProvas | null
}

/** The proof texts of a printed page, written out at its end. */
export function ProvasNoPapel({ partes, textos }: ProvasNoPapelProps) {
  if (partes.length === 0) return null
  return (
    <section className="no-papel">
      <h2>Textos-prova</h2>
      <ol className={textos ? undefined : 'curtas'}>
        {partes.map((parte) => (
          <li key={parte.id}>
            <span className="marcador">[{parte.marcador}]</span> <Citacoes parte={parte} textos={textos} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function Citacoes({ parte, textos }: { parte: Parte; textos: TextosDasProvas | null }) {
  const comTexto = textos?.get(parte.id)?.referencias
  if (comTexto) return comTexto.map((prova) => <Prova key={prova.referencia} prova={prova} />)
  return parte.referencias.map(({ referencia }, index) => (
    <Fragment key={referencia}>
      {index > 0 && '; '}
      <span className="nb">{formatCitacao(referencia)}</span>
    </Fragment>
  ))
}

/** One reference and its verses; of a long one the first, as its dialog shows it. */
function Prova({ prova }: { prova: ReferenciaBiblica }) {
  const { visiveis, ocultos } = cutCapitulos(groupByCapitulo(prova))
  const versiculos = visiveis.flatMap((capitulo) => capitulo.versiculos)
  return (
    <p>
      <b className="nb">{formatCitacao(prova.referencia)}</b>{' '}
      <VersosCitados versiculos={versiculos} numerado={versiculos.length > 1} />
      {ocultos > 0 && ' […]'}
    </p>
  )
}
