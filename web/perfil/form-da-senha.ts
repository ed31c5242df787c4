import * as z from 'zod/mini'
import { TrocaDeSenha } from '#contract/perfil.ts'

/** The new password is typed twice: nobody sees what he types. */
export const FormDaSenha = z.extend(TrocaDeSenha, { repeticao: z.string() }).check(
  z.refine(({ senha_atual }) => senha_atual !== '', {
    error: 'Informe a senha atual.',
    path: ['senha_atual'],
  }),
  z.refine(({ senha_nova, repeticao }) => senha_nova === repeticao, {
    error: 'As duas senhas novas não são iguais.',
    path: ['repeticao'],
    // Shown together with the other sentences, not only once the other fields are right.
    when: () => true,
  }),
)
