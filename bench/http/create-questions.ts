import { buscar } from '#contract/busca.ts'
import { buildUrl } from '#contract/url.ts'
import { createRandom } from '../busca-random.ts'

/** What readers ask for, in three words each. */
const PALAVRAS =
  'fé graça Deus Cristo Espírito justificação santificação batismo ceia igreja lei evangelho pecado perdão oração domingo aliança eleição redenção mediador juramento governo presbítero culto salvação arrependimento adoção glória decreto providência criação queda liberdade consciência magistrado casamento ressurreição juízo vida morte amor esperança obediência boas obras perseverança certeza'.split(
    ' ',
  )

/** Addresses of searches, in an order that is the same in each run and hardly has one twice. */
export function createQuestions(): () => string {
  const { pick } = createRandom(1646)
  return () => {
    const q = Array.from({ length: 3 }, () => pick(PALAVRAS)).join(' ')
    return buildUrl(buscar.path, { query: { q } })
  }
}
