import { Link } from 'react-router'
import { paths } from '../paths.ts'

/** The search in everything. */
export function AjudaBusca() {
  return (
    <>
      <p>
        A <Link to={paths.busca()}>busca</Link> procura de uma vez nos padrões, na Bíblia, nos ebooks, nas
        suas notas e nas notas dos seus destaques, e cada resultado leva ao próprio parágrafo, versículo ou
        nota. Acentos, maiúsculas e plurais não fazem diferença.
      </p>
      <p>
        Ela conhece os nomes das doutrinas, mesmo os que os textos não usam (“pedobatismo”, “arminianismo”), e
        os versículos mais conhecidos pelas palavras de outras traduções. Quando nenhum texto tem todas as
        palavras, mostra os que têm a maior parte delas e diz isso; quando uma palavra parece escrita errada,
        mostra os resultados da certa, e você ainda pode buscar como escreveu.
      </p>
      <p>
        Entre aspas, as palavras são procuradas como uma frase exata: “só pela fé”. Um sinal de menos deixa de
        fora uma palavra, como em “graça -comum”; OU, em maiúsculas, procura uma ou outra; e um asterisco
        procura todas as que começam assim: “santific*”.
      </p>
      <p>
        “Buscar este tema”, no alto de cada capítulo e pergunta, mostra o que a biblioteca diz sobre o mesmo
        assunto. Ao selecionar uma ou mais palavras em um texto, aparece “Buscar” junto delas. As suas buscas
        recentes ficam só neste aparelho e podem ser apagadas.
      </p>
    </>
  )
}
