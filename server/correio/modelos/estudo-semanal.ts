import * as z from 'zod/mini'
import { type BlocoDaCarta, botao, defineModelo, miudo, paragrafo } from '../modelo.ts'

/** A question of the Shorter Catechism with its proof texts, once a week. */
export const estudoSemanal = defineModelo({
  aviso: 'estudo_semanal',
  dados: z.object({
    numero: z.number(),
    pergunta: z.string(),
    /** Paragraphs of the answer. */
    resposta: z.array(z.string()),
    provas: z.array(z.object({ referencia: z.string(), texto: z.string() })),
    /** Proof texts that are not written out. */
    outras: z.array(z.string()),
    /** What the licence of the Bible wants to be said. */
    credito: z.nullable(z.string()),
  }),
  escrever: ({ numero, pergunta, resposta, provas, outras, credito }, { endereco }) => ({
    assunto: `Estudo da semana: ${pergunta}`,
    previa: resposta[0] ?? '',
    titulo: pergunta,
    blocos: [
      miudo(`Breve Catecismo, pergunta ${numero}`),
      ...resposta.map(paragrafo),
      ...provas.map(({ referencia, texto }): BlocoDaCarta => ({ tipo: 'citacao', texto, fonte: referencia })),
      ...(outras.length > 0 ? [paragrafo(`Veja ainda: ${outras.join('; ')}.`)] : []),
      botao('Estudar na biblioteca', endereco(`/bcw/pergunta/${numero}`)),
      ...(credito === null ? [] : [miudo(`Textos bíblicos: ${credito}`)]),
    ],
    porque: 'Você recebe o estudo da semana porque o ligou em Minha Conta › Notificações.',
  }),
})
