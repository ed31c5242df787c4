/** How many logins may be under way at once, for one address and in all: what waits takes memory and a place in line. */
import { AppError } from '#server/platform/app-error.ts'

const RETRY_SECONDS = 10

interface Admissao {
  /** @throws AppError 429 when too many are under way already */
  admitir<T>(endereco: string, work: () => Promise<T>): Promise<T>
}

export function createAdmissao(limits: { emTudo: number; porEndereco: number }): Admissao {
  let emTudo = 0
  const porEndereco = new Map<string, number>()

  async function admitir<T>(endereco: string, work: () => Promise<T>): Promise<T> {
    const own = porEndereco.get(endereco) ?? 0
    if (emTudo >= limits.emTudo || own >= limits.porEndereco) throw tooMany()
    emTudo += 1
    porEndereco.set(endereco, own + 1)
    try {
      return await work()
    } finally {
      emTudo -= 1
      const left = (porEndereco.get(endereco) ?? 1) - 1
      if (left === 0) porEndereco.delete(endereco)
      else porEndereco.set(endereco, left)
    }
  }
  return { admitir }
}

function tooMany(): AppError {
  return new AppError(
    'muitas_tentativas',
    `Há muita gente tentando entrar agora. Tente de novo em ${RETRY_SECONDS} segundos.`,
    { retryAfter: RETRY_SECONDS },
  )
}
