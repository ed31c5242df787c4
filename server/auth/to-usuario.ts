import type { Usuario } from '#contract/auth.ts'
import type { Papel } from '#contract/papel.ts'
import { DIAS_DA_FILA } from '#contract/privacidade.ts'

const DAY_MS = 24 * 60 * 60 * 1000

interface DaConta {
  first_name: string
  last_name: string
  email: string
  foto: string | null
  papel: Papel | null
  email_confirmado_em: string | null
  email_anterior: string | null
}

/** The account as its reader is told of it. */
export function toUsuario(conta: DaConta): Usuario {
  const { first_name, last_name, email, foto, papel, email_confirmado_em, email_anterior } = conta
  // Somebody else may have it by then, and so long devices keep what waits.
  const isRecent = Date.now() - Date.parse(email_confirmado_em ?? '') < DIAS_DA_FILA * DAY_MS
  return {
    first_name,
    last_name,
    email,
    foto,
    papel: papel ?? 'leitor',
    email_confirmado: email_confirmado_em !== null,
    email_anterior: isRecent ? email_anterior : null,
  }
}
