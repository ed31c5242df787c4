import * as z from 'zod/mini'
import { botao, defineModelo, paragrafo } from '../modelo.ts'

/** To whoever forgot the password. */
export const recuperar = defineModelo({
  dados: z.object({}),
  acao: 'recuperar',
  escrever: (_, { nome, chave, endereco }) => ({
    assunto: 'Escolha uma senha nova',
    previa: 'O link vale por 30 minutos.',
    titulo: 'Escolha uma senha nova',
    blocos: [
      paragrafo(`${nome}, alguém pediu uma senha nova para a sua conta na Minha Biblioteca Westminster.`),
      botao('Escolher a senha nova', endereco(`/recuperar-senha#${chave}`)),
      paragrafo(
        'O link vale por 30 minutos e serve uma vez; se você pediu mais de um, só o último funciona. Com a senha nova, todas as sessões abertas da conta terminam.',
      ),
      paragrafo('Se não foi você, não faça nada: a sua senha continua a mesma.'),
    ],
    porque:
      'Você recebe esta mensagem porque alguém pediu, na página de entrada, uma senha nova para este endereço.',
  }),
})
