import { CornerLeftUp } from 'lucide-react'
import { useId } from 'react'
import type { Paragrafo } from '#contract/ebook-texto.ts'
import { type SobreOTexto, TextoDoParagrafo } from './texto-do-paragrafo.tsx'

interface RodapesDoCapituloProps {
  readonly rodapes: readonly Paragrafo[]
  /** All paragraphs of the chapter, to find the marker of a note. */
  readonly paragrafos: readonly Paragrafo[]
  readonly texto: SobreOTexto
  readonly onVoltarAoTexto: (paragrafo: number, deslocamento: number) => void
}

/** The footnotes, at the end of their chapter. */
export function RodapesDoCapitulo({ rodapes, paragrafos, texto, onVoltarAoTexto }: RodapesDoCapituloProps) {
  const id = useId()
  if (rodapes.length === 0) return null
  return (
    <section className="notas-do-capitulo" aria-labelledby={id}>
      <h2 className="caps" id={id}>
        Notas
      </h2>
      <ol>
        {rodapes.map((rodape) => {
          const chamada = findChamada(paragrafos, rodape.id)
          return (
            <li key={rodape.id}>
              <span className="rubric">{rodape.detalhes.marcador}</span>
              <TextoDoParagrafo paragrafo={rodape} texto={texto} />
              {chamada && (
                <button
                  type="button"
                  className="icon-btn"
                  aria-label={`Voltar ao texto da nota ${rodape.detalhes.marcador ?? ''}`}
                  title="Voltar ao texto"
                  onClick={() => onVoltarAoTexto(chamada.paragrafo, chamada.deslocamento)}
                >
                  <CornerLeftUp className="i" />
                </button>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** The place of the first marker that leads to a note. */
function findChamada(paragrafos: readonly Paragrafo[], rodapeId: number) {
  for (const { id, marcas } of paragrafos) {
    const marca = marcas.find(
      (each) => each.tipo === 'ligacao' && each.nota && each.paragrafo_id === rodapeId,
    )
    if (marca) return { paragrafo: id, deslocamento: marca.inicio }
  }
  return null
}
