import { expect, it } from 'vitest'
import { cutPerguntas } from './cut-perguntas.ts'

it('takes numbered headings for questions, and what follows for their answers', () => {
  const paragrafos = [
    { titulo: 'Prefácio', texto: 'Ao leitor.' },
    { titulo: '1. Quem fez você?', texto: 'Deus.' },
    { titulo: null, texto: 'Ele mesmo.' },
    { titulo: '2. Sem resposta?', texto: '' },
    { titulo: '1. Outra vez?', texto: 'Não.' },
    { titulo: 'Fim', texto: 'Adeus.' },
    { titulo: '0. Zero?', texto: 'Nada.' },
    { titulo: '12. Doze?', texto: 'Doze.' },
  ]
  expect(cutPerguntas(paragrafos)).toEqual([
    { numero: 1, pergunta: 'Quem fez você?', resposta: 'Deus.\n\nEle mesmo.' },
    { numero: 12, pergunta: 'Doze?', resposta: 'Doze.' },
  ])
})
