import { Link } from 'react-router'
import { paths } from '../paths.ts'

/** Family worship. */
export function AjudaCulto() {
  return (
    <>
      <p>
        <Link to={paths.culto()}>Culto em família</Link> reúne em uma página, em letras grandes, um salmo, uma
        leitura, uma pergunta do Breve Catecismo com a resposta escondida e o que o Diretório de Culto Privado
        diz da oração. Os salmos, o Novo Testamento e o catecismo vão em ordem, um trecho por dia; “Outro
        salmo” e os seus semelhantes trocam cada parte por aquela noite, neste aparelho.
      </p>
      <p>
        “Manter a tela acesa” vale enquanto a página está aberta. “Ordem do culto” compartilha ou copia os
        lugares, e imprime uma folha. Sem internet, a página mostra o que está guardado neste aparelho.
      </p>
    </>
  )
}
