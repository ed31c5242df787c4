import * as z from 'zod/mini'
import { botao, defineModelo, paragrafo } from '../modelo.ts'

/** To an address that a reader wants to have in place of his. */
export const trocarEndereco = defineModelo({
  dados: z.object({}),
  acao: 'trocar_endereco',
  escrever: (_, { nome, chave, endereco }) => ({
    assunto: 'Confirme o novo e-mail da sua conta',
    previa: 'A troca só vale depois da sua confirmação.',
    titulo: 'Confirme o novo e-mail',
    blocos: [
      paragrafo(
        `${nome}, você pediu que este passe a ser o e-mail da sua conta na Minha Biblioteca Westminster.`,
      ),
      botao('Confirmar o novo e-mail', endereco(`/confirmar#${chave}`)),
      paragrafo(
        'O link vale por um dia e serve uma vez. Até lá, você continua entrando com o e-mail de antes.',
      ),
      paragrafo('Se não foi você, ignore esta mensagem: nada muda.'),
    ],
    porque: 'Você recebe esta mensagem porque um leitor deu este endereço como o seu novo e-mail.',
  }),
})
