import * as z from 'zod/mini'
import { botao, defineModelo, paragrafo } from '../modelo.ts'

/** To the address of a new account, or of one that has not confirmed it yet. */
export const confirmar = defineModelo({
  dados: z.object({}),
  acao: 'confirmar',
  escrever: (_, { nome, chave, endereco }) => ({
    assunto: 'Confirme o seu e-mail',
    previa: 'Um toque, e este endereço fica ligado à sua conta na biblioteca.',
    titulo: 'Confirme o seu e-mail',
    blocos: [
      paragrafo(`${nome}, este endereço está na sua conta da Minha Biblioteca Westminster.`),
      paragrafo('Confirme que ele é seu: é por ele que você escolhe outra senha quando esquecer a sua.'),
      botao('Confirmar o e-mail', endereco(`/confirmar#${chave}`)),
      paragrafo(
        'O link vale por 7 dias e serve uma vez. Se não foi você quem abriu a conta, ignore esta mensagem.',
      ),
    ],
    porque: 'Você recebe esta mensagem porque este endereço foi dado em um cadastro.',
  }),
})
