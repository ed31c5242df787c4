import type { Paragrafo } from '#contract/ebook-texto.ts'
import { toCelulas } from './blocos.ts'
import { type SobreOTexto, TextoDoParagrafo } from './texto-do-paragrafo.tsx'

interface TabelaProps {
  readonly cabeca: readonly Paragrafo[]
  readonly linhas: readonly Paragrafo[]
  readonly texto: SobreOTexto
}

/** A table; a wide one scrolls in its own frame, by the keyboard too. */
export function TabelaDoTexto({ cabeca, linhas, texto }: TabelaProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className="tabela" aria-label="Tabela" tabIndex={0}>
      <table>
        {cabeca.length > 0 && (
          <thead>
            {cabeca.map((linha) => (
              <tr key={linha.id}>
                {toCelulas(linha.texto).map((celula) => (
                  <th key={celula.inicio} scope="col">
                    <TextoDoParagrafo paragrafo={linha} texto={texto} pedaco={celula} />
                  </th>
                ))}
              </tr>
            ))}
          </thead>
        )}
        <tbody>
          {linhas.map((linha) => (
            <tr key={linha.id}>
              {toCelulas(linha.texto).map((celula) => (
                <td key={celula.inicio}>
                  <TextoDoParagrafo paragrafo={linha} texto={texto} pedaco={celula} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
