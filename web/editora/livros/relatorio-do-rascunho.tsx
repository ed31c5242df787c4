import type { Relatorio } from '#contract/editora/rascunhos.ts'
import { formatNumero, formatQuantidade } from '../../platform/quantidade.ts'

/** What was found in the file, what it would change, and what is missing from it. */
export function RelatorioDoRascunho({ relatorio }: { relatorio: Relatorio }) {
  const { avisos, avisos_total, troca } = relatorio
  return (
    <section className="mesa-secao" aria-labelledby="relatorio">
      <h2 className="h2" id="relatorio">
        O que foi lido
      </h2>
      <dl className="figuras-do-livro">
        {listFiguras(relatorio).map(([nome, valor]) => (
          <div key={nome}>
            <dt className="small muted">{nome}</dt>
            <dd>{valor}</dd>
          </div>
        ))}
      </dl>
      {troca.length > 0 && <Troca frases={troca} />}
      {avisos.length > 0 && (
        <details className="avisos-da-leitura" open={avisos_total <= FEW}>
          <summary>{formatQuantidade(avisos_total, 'aviso da leitura', 'avisos da leitura')}</summary>
          <p className="small muted">O livro pode ser publicado assim mesmo; confira na prévia.</p>
          <ul>
            {avisos.map((aviso) => (
              <li key={aviso}>{aviso}</li>
            ))}
          </ul>
          {avisos_total > avisos.length && (
            <p className="small muted">E mais {formatNumero(avisos_total - avisos.length)}.</p>
          )}
        </details>
      )}
    </section>
  )
}

/** The first sentence tells it all, the others place by place. */
function Troca({ frases: [first, ...others] }: { frases: readonly string[] }) {
  return (
    <div className="aviso-da-mesa troca-da-edicao">
      <h3 className="h3">O que muda ao publicar</h3>
      <p>{first}</p>
      {others.length > 0 && (
        <details open={others.length <= FEW}>
          <summary>Lugar por lugar</summary>
          <ul>
            {others.map((frase) => (
              <li key={frase}>{frase}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

/** So many are read at a glance. */
const FEW = 5

function listFiguras(relatorio: Relatorio): readonly (readonly [string, string])[] {
  const { capitulos_total, paginas, palavras, imagens, idioma, identificador } = relatorio
  return [
    ['Capítulos', formatNumero(capitulos_total)],
    ['Páginas', formatNumero(paginas)],
    ['Palavras', formatNumero(palavras)],
    ['Imagens', formatNumero(imagens)],
    ['Idioma', idioma ?? 'não diz'],
    ['Identificador', identificador ?? 'não tem'],
  ]
}
