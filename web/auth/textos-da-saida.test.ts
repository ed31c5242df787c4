import { describe, expect, it } from 'vitest'
import { textosDaSaida } from './textos-da-saida.ts'

const NADA = { notas: 0, destaques: 0, marcas: 0, revisoes: 0, planos: 0, rascunhos: 0 }

describe('the question before leaving', () => {
  it('names what was not sent', () => {
    expect(textosDaSaida({ ...NADA, notas: 2 })).toEqual({
      titulo: 'Há notas que ainda não foram enviadas.',
      texto:
        'Se você sair agora, elas serão apagadas deste aparelho; ' +
        'se voltar, o que já foi salvo será enviado quando houver conexão.',
    })
    expect(textosDaSaida({ ...NADA, destaques: 1 }).titulo).toBe('Há destaques que ainda não foram enviados.')
    expect(textosDaSaida({ ...NADA, marcas: 1 })).toEqual({
      titulo: 'Há marcas em textos que ainda não foram enviadas.',
      texto:
        'Se você sair agora, elas serão apagadas deste aparelho; ' +
        'se voltar, o que já foi salvo será enviado quando houver conexão.',
    })
  })

  it('names one draft, and several', () => {
    expect(textosDaSaida({ ...NADA, rascunhos: 1 })).toEqual({
      titulo: 'Há um rascunho de nota que não foi salvo.',
      texto: 'Se você sair agora, ele será apagado deste aparelho.',
    })
    expect(textosDaSaida({ ...NADA, rascunhos: 3 }).titulo).toBe(
      'Há 3 rascunhos de notas que não foram salvos.',
    )
  })

  it('names everything when there is more than one kind', () => {
    expect(
      textosDaSaida({ notas: 1, destaques: 1, marcas: 1, revisoes: 1, planos: 1, rascunhos: 1 }),
    ).toEqual({
      titulo: 'Há notas que ainda não foram enviadas.',
      texto:
        'Há também destaques que ainda não foram enviados. ' +
        'Há também marcas em textos que ainda não foram enviadas. ' +
        'Há também revisões do que você memoriza que ainda não foram enviadas. ' +
        'Há também leituras dos seus planos que ainda não foram enviadas. ' +
        'Há também um rascunho de nota que não foi salvo. ' +
        'Se você sair agora, tudo isso será apagado deste aparelho; ' +
        'se voltar, o que já foi salvo será enviado quando houver conexão.',
    })
  })
})
