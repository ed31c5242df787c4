import * as z from 'zod/mini'
import { botao, defineModelo, paragrafo } from '../modelo.ts'

const QUANDO = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'America/Sao_Paulo',
})

/** After a sign-in from where the account has not been seen. */
export const aparelhoNovo = defineModelo({
  dados: z.object({ navegador: z.string(), rede: z.string(), quando: z.string() }),
  escrever: ({ navegador, rede, quando }, { nome, endereco }) => ({
    assunto: 'Novo acesso à sua conta',
    previa: `${navegador}, ${QUANDO.format(new Date(quando))}`,
    titulo: 'Novo acesso à sua conta',
    blocos: [
      paragrafo(`${nome}, alguém entrou na sua conta de um aparelho ou lugar que não conhecíamos.`),
      {
        tipo: 'linhas',
        linhas: [
          ['Navegador', navegador],
          ['Rede', rede],
          ['Quando', `${QUANDO.format(new Date(quando))}, horário de Brasília`],
        ],
      },
      paragrafo(
        'Se foi você, não há o que fazer. Se não foi, troque a sua senha: isso encerra as outras sessões.',
      ),
      botao('Ver as sessões abertas', endereco('/perfil')),
    ],
    porque: 'Você recebe esta mensagem porque ela diz respeito à segurança da sua conta.',
  }),
})
