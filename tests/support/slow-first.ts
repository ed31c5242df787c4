/** Files that take long begin first: what is left for the end is then short, and no worker waits for another. */
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Vitest knows how long a file took only where it has run before. These take seconds, and are not the largest. */
export const SLOW: readonly string[] = [
  'tests/api/epubs.test.ts',
  'tests/component/padroes-textos.component.test.ts',
  'tests/component/sem-biblia.component.test.ts',
  'tests/component/notas-sessao.component.test.ts',
  'server/platform/postgres-database.api.test.ts',
  'server/first-start.api.test.ts',
  'server/main.api.test.ts',
  'server/copias/cli.api.test.ts',
  'server/conteudo/cli.api.test.ts',
  'server/copias/mudar.api.test.ts',
  'server/platform/client-gone.api.test.ts',
  'server/busca/consultas.api.test.ts',
  'server/copias/restore-copia.api.test.ts',
  'server/offline/routes.test.ts',
  'tests/api/acesso.test.ts',
  'tests/browser/acessibilidade.browser.test.ts',
  'tests/browser/enderecos.browser.test.ts',
  'tests/browser/nada-se-move.browser.test.ts',
  'tests/browser/sem-internet-reinicio.browser.test.ts',
  'tests/browser/editora-publicacao.browser.test.ts',
  'tests/browser/sem-internet-livro.browser.test.ts',
  'tests/browser/correio.browser.test.ts',
]

/** The order of the files of a run: those that are known to be slow, then as vitest has it. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { seed, shuffle } = this.ctx.config.sequence
    if (shuffle) return shuffleFiles(files, seed)
    const slow = SLOW.map((file) => join(this.ctx.config.root, file))
    const place = ({ moduleId }: TestSpecification) => {
      const found = slow.indexOf(moduleId)
      return found < 0 ? slow.length : found
    }
    return (await super.sort(files)).sort((a, b) => place(a) - place(b))
  }
}

/** Vitest shuffles files only where no other order was asked for. */
function shuffleFiles(files: readonly TestSpecification[], seed: number): TestSpecification[] {
  const key = ({ moduleId }: TestSpecification) =>
    createHash('sha256').update(`${seed} ${moduleId}`).digest('hex')
  return files.toSorted((a, b) => (key(a) < key(b) ? -1 : 1))
}
