import * as z from 'zod/mini'
import { type BlocoDaCarta, botao, defineModelo, miudo, paragrafo } from '../modelo.ts'

const DIA = new Intl.DateTimeFormat('pt-BR', {
  ...{ weekday: 'short', day: 'numeric', month: 'long' },
  timeZone: 'UTC',
})

const Semana = z.object({
  titulo: z.string(),
  dias: z.array(z.object({ dia: z.string(), porcoes: z.string() })),
})

/** A question of the Shorter Catechism with its proof texts, once a week, and what the reader's plans have for it. */
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
    /** Of a reader who follows plans. */
    planos: z.optional(z.array(Semana)),
  }),
  escrever: ({ numero, pergunta, resposta, provas, outras, credito, planos }, { endereco }) => ({
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
      ...(planos ? semanaDosPlanos(planos, endereco('/hoje')) : []),
    ],
    porque: 'Você recebe o estudo da semana porque o ligou em Minha Conta › Notificações.',
  }),
})

function semanaDosPlanos(planos: readonly z.output<typeof Semana>[], hoje: string): BlocoDaCarta[] {
  return [
    paragrafo('Nesta semana, nos seus planos:'),
    ...planos.flatMap(({ titulo, dias }): BlocoDaCarta[] => [
      miudo(titulo),
      {
        tipo: 'linhas',
        linhas: dias.map(({ dia, porcoes }) => [DIA.format(new Date(`${dia}T00:00:00Z`)), porcoes] as const),
      },
    ]),
    botao('Abrir Hoje', hoje),
  ]
}
