import { CHAVE_DAS_HARMONIAS } from '#contract/editora/textos.ts'

/** The few marks that the source of a page has. */
export function AjudaDasMarcas({ chave }: { chave: string }) {
  return (
    <details className="ajuda-das-marcas">
      <summary>Como se escreve a fonte</summary>
      {chave === CHAVE_DAS_HARMONIAS ? (
        <p>
          Cada tema começa por <code>- tema:</code> e tem, uma por linha, as listas <code>cfw: [8, 11]</code>,{' '}
          <code>cmw: [36]</code>, <code>ebooks: [confissao-belga]</code>. Dois lugares, ao menos, em cada
          tema.
        </p>
      ) : (
        <ul>
          <li>
            Entre as duas linhas <code>---</code> fica o título, ou a pergunta.
          </li>
          <li>
            <code>## 1</code> abre a seção 1; <code>### Título</code> põe um título sobre o parágrafo, na
            FGOP.
          </li>
          <li>
            <code>[^1]</code> é um marcador, logo depois da pontuação; <code>[^1]: Rm 8.14; Gl 4.6</code>, no
            fim, traz as suas referências.
          </li>
          <li>
            <code>&gt; Texto</code> é o destaque de uma seção do DCPU. Uma linha em branco separa parágrafos.
          </li>
        </ul>
      )}
    </details>
  )
}
