import type { Pendencias } from './saida.ts'

/** What is said before a reader leaves something behind. @param pendencias of which at least one is not zero */
export function textosDaSaida({ notas, destaques, marcas, revisoes, planos, rascunhos }: Pendencias): {
  titulo: string
  texto: string
} {
  const kinds = [
    ...(notas > 0
      ? [{ frase: 'Há notas que ainda não foram enviadas.', sujeito: 'elas serão apagadas' }]
      : []),
    ...(destaques > 0
      ? [{ frase: 'Há destaques que ainda não foram enviados.', sujeito: 'eles serão apagados' }]
      : []),
    ...(marcas > 0
      ? [{ frase: 'Há marcas em textos que ainda não foram enviadas.', sujeito: 'elas serão apagadas' }]
      : []),
    ...(revisoes > 0
      ? [
          {
            frase: 'Há revisões do que você memoriza que ainda não foram enviadas.',
            sujeito: 'elas serão apagadas',
          },
        ]
      : []),
    ...(planos > 0
      ? [
          {
            frase: 'Há leituras dos seus planos que ainda não foram enviadas.',
            sujeito: 'elas serão apagadas',
          },
        ]
      : []),
    ...(rascunhos > 0 ? [rascunhosSemSalvar(rascunhos)] : []),
  ]
  const [first, ...others] = kinds
  const perda = others.length > 0 ? 'tudo isso será apagado' : (first?.sujeito ?? '')
  const espera =
    notas + destaques + marcas + revisoes + planos > 0
      ? '; se voltar, o que já foi salvo será enviado quando houver conexão'
      : ''
  return {
    titulo: first?.frase ?? '',
    texto: [
      ...others.map(({ frase }) => frase.replace('Há', 'Há também')),
      `Se você sair agora, ${perda} deste aparelho${espera}.`,
    ].join(' '),
  }
}

function rascunhosSemSalvar(count: number): { frase: string; sujeito: string } {
  return count === 1
    ? { frase: 'Há um rascunho de nota que não foi salvo.', sujeito: 'ele será apagado' }
    : { frase: `Há ${count} rascunhos de notas que não foram salvos.`, sujeito: 'eles serão apagados' }
}
