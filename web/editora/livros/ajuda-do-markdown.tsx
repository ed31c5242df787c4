/** The marks that the text of an article may have. */
export function AjudaDoMarkdown() {
  return (
    <details className="ajuda-das-marcas">
      <summary>Como se escreve</summary>
      <ul>
        <li>Uma linha em branco separa parágrafos.</li>
        <li>
          <code>## Título</code> abre um capítulo; <code>### Título</code>, uma seção dele. Um artigo curto
          não precisa de nenhum.
        </li>
        <li>
          <code>*ênfase*</code>, <code>**forte**</code>, <code>[palavras](https://endereco)</code>.
        </li>
        <li>
          <code>&gt; Texto</code> é citação; <code>- item</code> e <code>1. item</code> fazem listas;{' '}
          <code>---</code> separa.
        </li>
        <li>
          <code>[^1]</code> chama uma nota, e <code>[^1]: Texto</code>, em linha própria, a escreve.
        </li>
      </ul>
    </details>
  )
}
