/** Texts to be read aloud in component tests. */
import { type Parte, paginaDoPadrao } from '#contract/padrao-texto.ts'
import type { Network } from './component-network.ts'
import { answerPagina } from './component-padroes.ts'

const parte = (id: number, texto: string, paragrafo: number): Parte => ({
  id,
  parte: texto,
  subtitulo: null,
  ordem_dentro_da_secao: id,
  paragrafo,
  marcador: id,
  referencias: [{ referencia: 'Is 42.1' }],
})

/** Answers chapters of the Confession of two sections, with their markers. */
export function answerCapitulos(network: Network): void {
  answerPagina(network, 'cfw')
  network.answer(paginaDoPadrao, ({ params }) => {
    const numero = Number(params.numero)
    const secao = (id: number, ...partes: Parte[]) => ({
      id,
      secao: id,
      titulo: null,
      destaque: null,
      partes,
    })
    return {
      numero,
      titulo: `Título ${numero}`,
      secoes: [
        secao(1, parte(1, 'Aprouve a Deus, ', 1), parte(2, 'como se lê no cap. 2. Ele o quis.', 1)),
        secao(2, parte(3, 'O Filho de Deus.', 1)),
      ],
    }
  })
}
