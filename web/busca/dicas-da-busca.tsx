import { useId } from 'react'

const DICAS = [
  ['“só pela fé”', 'As aspas procuram a frase exata.'],
  ['graça -comum', 'O sinal de menos deixa de fora os textos com a palavra.'],
  ['batismo OU ceia', 'OU, em maiúsculas, procura uma palavra ou a outra.'],
  ['santific*', 'O asterisco procura as palavras que começam assim.'],
  ['Jo 3.16', 'Uma referência leva direto ao texto.'],
] as const

/** How to say what is looked for. */
export function DicasDaBusca() {
  const id = useId()
  return (
    <section className="dicas-da-busca" aria-labelledby={id}>
      <h2 className="caps" id={id}>
        Como buscar
      </h2>
      <p>Acentos, maiúsculas e plurais não fazem diferença.</p>
      <dl>
        {DICAS.map(([exemplo, efeito]) => (
          <div key={exemplo}>
            <dt>{exemplo}</dt>
            <dd>{efeito}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
