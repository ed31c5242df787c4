import { Link } from 'react-router'
import { paths } from '../paths.ts'

/** Reading plans. */
export function AjudaHoje() {
  return (
    <>
      <p>
        Em <Link to={paths.hoje()}>Hoje</Link> estão as leituras dos seus planos: o Breve Catecismo, o
        Catecismo de Heidelberg ou a Confissão em um ano, a Bíblia em um ano, os Salmos em um mês. Até cinco
        vão ao mesmo tempo. Escolha o primeiro dia, abra cada leitura pelo nome e marque-a quando a tiver
        lido; a marca se desfaz do mesmo modo. A página inicial mostra em uma linha o que falta ler hoje.
      </p>
      <p>
        O que ficou de dias anteriores se lê em “Pôr em dia”, ou “Recomeçar daqui” faz da primeira leitura que
        falta a de hoje. Sem internet tudo isso funciona, e o que você marca em dois aparelhos se junta. “No
        seu calendário” dá um endereço secreto, que leva as leituras ao calendário do celular; ali mesmo ele
        se troca ou se desliga.
      </p>
    </>
  )
}
