import { Link } from 'react-router'
import { paths } from '../paths.ts'

/** The Bible: how a passage is found, chosen, marked and compared. */
export function AjudaBiblia() {
  return (
    <>
      <p>
        A <Link to={paths.biblia()}>Bíblia</Link> se abre por livro e capítulo. Para chegar depressa a uma
        passagem, use a lupa “Buscar”, no alto da página, e escreva a referência como costuma escrevê-la: “Jo
        3.16”, “Salmo 23” ou “1 Coríntios 13.4–7”. A mesma caixa aceita os padrões: “CFW 8”, “CFW 8.2” ou “CMW
        97”. Qualquer outra palavra é procurada em toda a biblioteca. Depois de um salto, “Voltar”, sob o alto
        da página, leva aonde você estava.
      </p>
      <p>
        O número de um versículo o escolhe; com a tecla Shift, a escolha vai até o número em que você toca. Os
        versículos escolhidos podem ser copiados com a referência, e o endereço da página passa a apontar para
        eles. “Mais” copia só o link, compara as edições, mostra o que os padrões dizem e procura a referência
        nos ebooks; a tecla Esc desfaz a escolha. Você também pode ler o texto corrido ou com um versículo em
        cada linha; os salmos estão sempre em linhas. As letras no meio do texto abrem as notas da edição.
      </p>
      <p>
        Com versículos escolhidos, as cinco cores os marcam, e “Anotar” guarda uma nota sobre eles, que o
        sinal ao lado do texto abre. “Remover” apaga a marca com a sua nota. As marcas são só suas, e estão
        nos mesmos versículos em qualquer edição.
      </p>
      <p>
        Também as palavras podem ser marcadas, na Bíblia, nos padrões e nos ebooks: selecione-as, e as cores
        aparecem ao lado, com “Anotar”, “Copiar” e “Buscar”; a tecla D marca na última cor. Um toque nas
        palavras abre a marca. Na Bíblia elas ficam na edição em que foram escolhidas; nas outras, nos
        versículos inteiros. Quando o texto é corrigido, as marcas seguem as suas palavras; as que perderam o
        lugar estão no fim da página, em “Marcas sem lugar”.
      </p>
      <p>
        Onde há mais de uma Bíblia, “Comparar edições” põe duas ou três lado a lado, versículo por versículo.
      </p>
      <p>
        Onde há mais de uma Bíblia, “Edição” escolhe em qual você lê, também nas referências bíblicas; a
        escolha fica neste aparelho. A busca procura na edição da biblioteca.
      </p>
      <p>Junto do texto, “Citado nos Padrões” mostra onde os padrões se apoiam naquele capítulo.</p>
    </>
  )
}
