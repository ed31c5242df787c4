import * as z from 'zod/mini'
import { botao, defineModelo, paragrafo } from '../modelo.ts'

/** To the old address when the change is asked for, to both when it is done. */
export const enderecoTrocado = defineModelo({
  dados: z.object({ fase: z.enum(['pedida', 'feita']), novo: z.string() }),
  escrever: ({ fase, novo }, { nome, editora, endereco }) => ({
    assunto: fase === 'pedida' ? 'Foi pedida a troca do seu e-mail' : 'O e-mail da sua conta foi trocado',
    previa: `O novo endereço: ${novo}`,
    titulo: fase === 'pedida' ? 'Troca de e-mail pedida' : 'E-mail trocado',
    blocos:
      fase === 'pedida'
        ? [
            paragrafo(`${nome}, foi pedido que o e-mail da sua conta passe a ser ${novo}.`),
            paragrafo('A troca vale quando for confirmada pela mensagem que enviamos ao novo endereço.'),
            paragrafo(
              'Se não foi você, entre agora e troque a sua senha: isso encerra as outras sessões e desfaz o pedido.',
            ),
            botao('Trocar a senha', endereco('/perfil')),
          ]
        : [
            paragrafo(`${nome}, o e-mail da sua conta agora é ${novo}. É com ele que você entra.`),
            paragrafo(`Se não foi você, escreva para ${editora.contato}.`),
          ],
    porque: 'Você recebe esta mensagem porque ela diz respeito à segurança da sua conta.',
  }),
})
