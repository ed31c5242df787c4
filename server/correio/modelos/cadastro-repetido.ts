import * as z from 'zod/mini'
import { botao, defineModelo, paragrafo } from '../modelo.ts'

/** To the owner of an account, when somebody opens another one with the address. */
export const cadastroRepetido = defineModelo({
  dados: z.object({}),
  escrever: (_, { nome, endereco }) => ({
    assunto: 'Você já tem uma conta',
    previa: 'Entre com a sua senha, ou escolha uma nova.',
    titulo: 'Você já tem uma conta',
    blocos: [
      paragrafo(
        `${nome}, alguém fez um cadastro na Minha Biblioteca Westminster com este e-mail, que já tem uma conta.`,
      ),
      paragrafo('Se foi você, entre com a senha de antes; ou escolha uma nova, se a esqueceu.'),
      botao('Entrar', endereco('/login')),
      botao('Escolher uma senha nova', endereco('/recuperar-senha')),
      paragrafo('Se não foi você, não faça nada: nenhuma conta foi aberta, e a sua continua como estava.'),
    ],
    porque: 'Você recebe esta mensagem porque este endereço foi dado em um cadastro.',
  }),
})
