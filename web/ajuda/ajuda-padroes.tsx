import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { AjudaFolha } from './ajuda-folha.tsx'

/** The standards: their proofs, what a section offers, on paper and side by side. */
export function AjudaPadroes() {
  return (
    <>
      <p>
        Na <Link to={paths.home()}>página inicial</Link> estão os seis padrões de Westminster: a Confissão, os
        dois Catecismos, a Forma de Governo e os dois Diretórios. Escolha um deles para ver os seus capítulos
        ou perguntas. O campo do alto encontra um título enquanto você escreve, com ou sem acentos.
      </p>
      <p>
        O número entre colchetes no fim de uma afirmação abre os versículos em que ela se apoia. Em telas
        largas, as citações também aparecem na margem, como a Assembleia as imprimiu. “Ler no capítulo” mostra
        a passagem onde ela está. Em telas largas, “Bíblia ao lado” abre o capítulo junto do texto e o
        acompanha enquanto você lê; o alfinete fixa a prova que está aberta.
      </p>
      <p>
        O número de cada seção abre um menu: “Copiar link” dá o endereço dela, que abre a página naquele
        lugar, também para quem não tem conta; “Copiar com citação”, o texto e de onde veio; “Compartilhar”,
        as palavras como imagem; “Nova nota” começa uma nota sobre ela, que leva de volta à seção.
      </p>
      <p>
        O que você copia de um texto, dos padrões, da Bíblia ou de um ebook, vai sem números de notas e com o
        lugar de onde veio: “CFW 21.1 — Minha Biblioteca Westminster”. Uma palavra sozinha vai sem ele.
      </p>
      <p>
        Onde a editora incluiu o original, “Comparar com o inglês de 1646”, no alto da página, mostra-o junto
        de cada seção, também nas outras páginas, até que você o desligue; no menu de uma seção, “Mostrar o
        inglês” vale só para ela. O inglês mostrado vai também ao papel; a leitura em voz alta passa por ele.
      </p>
      <p>
        “Imprimir” leva ao papel só o texto, sem barras nem botões, e pergunta antes o que vai com ele: os
        textos-prova, com os versículos ou só as citações, e as suas notas. Ctrl+P imprime o texto com as
        citações no fim.
      </p>
      <AjudaFolha />
      <p>
        “Onde você parou”, na página inicial, leva de volta à seção, ao versículo ou ao livro que você lia,
        também em outro aparelho.
      </p>
      <p>
        Depois do texto vêm as harmonias, que levam ao que os outros padrões dizem sobre o mesmo tema. Para
        ler dois padrões lado a lado, abra as <Link to={paths.harmonias()}>harmonias por tema</Link>.
      </p>
    </>
  )
}
