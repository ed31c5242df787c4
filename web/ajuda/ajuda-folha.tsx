import { Link } from 'react-router'
import { paths } from '../paths.ts'

/** Handouts. */
export function AjudaFolha() {
  return (
    <p>
      A <Link to={paths.folha([])}>folha de estudo</Link> reúne capítulos, seções, perguntas e passagens da
      Bíblia em uma folha para imprimir, salvar em PDF ou baixar em DOCX, com os textos-prova por extenso e
      linhas para escrever. “Folha de estudo…” está em “Imprimir”, no menu do número de cada seção, em “Mais”
      dos versículos escolhidos e no fim de cada tema das harmonias. “Copiar o endereço” dá a mesma folha a
      outro leitor; as suas notas só vão nela quando você as marca, e nunca no endereço.
    </p>
  )
}
