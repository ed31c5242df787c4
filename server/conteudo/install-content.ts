/** What the server does before it listens: brings texts up to date, and finds a Bible when none is installed. */
import { isIndiceCurrent, makeIndice } from '#server/busca/indice/rebuild-indice.ts'
import type { Config } from '#server/platform/config.ts'
import type { Database } from '#server/platform/database.ts'
import { noRest } from '#server/platform/pieces.ts'
import { describeRevisao, reviewCorrecoes } from './correcoes/review-correcoes.ts'
import { changedFingerprint } from './padroes-impressao.ts'
import type { Progress } from './progress.ts'
import { hasNewProvas } from './provas-files.ts'
import { hasBiblia, hasPadroes } from './repository.ts'
import { finishBroken } from './store-content.ts'

const BIBLIA_TIME_LIMIT_MS = 60_000

export type InstallConfig = Pick<Config, 'database' | 'content'>

/** Whether `installContent` has more to do than to look: known from fingerprints, without reading texts. */
export async function hasNewContent(db: Database, { content }: InstallConfig): Promise<boolean> {
  if (!(await isIndiceCurrent(db.read)) || !(await hasBiblia(db.read))) return true
  return (await changedFingerprint(db, content.dir)) !== null || (await hasNewProvas(db, content.dir))
}

/**
 * Makes the index of the search anew when this program makes it otherwise,
 * imports the standards when their files are new or changed, then a Bible when there is none, and the proof texts,
 * which come last so that the index of the search is not made twice.
 * A missing Bible does not stop the start: its pages say how to install one. What reads texts is loaded when there are new ones.
 * @throws ContentError when a file of the content folder is wrong.
 */
export async function installContent(db: Database, config: InstallConfig, progress: Progress): Promise<void> {
  await prepareBusca(db, progress)
  await finishBroken(db, noRest)
  await installPadroes(db, config.content.dir, progress)
  const revisao = await reviewCorrecoes(db, config.content.dir)
  for (const line of describeRevisao(revisao)) progress.say(line)
  await installBiblia(db, config.content, progress)
  await installProvas(db, config.content.dir, progress)
}

async function prepareBusca(db: Database, progress: Progress): Promise<void> {
  if (await isIndiceCurrent(db.read)) return
  // A database that has no texts yet has nothing to say of its index.
  const step = (await hasPadroes(db.read)) && progress.start('Preparando a busca')
  const written = await makeIndice(db)
  if (step) step.done(`${written} textos`)
}

async function installPadroes(db: Database, contentDir: string, progress: Progress): Promise<void> {
  if ((await changedFingerprint(db, contentDir)) === null) return
  const step = progress.start('Importando os padrões de Westminster')
  const { importPadroes } = await import('./import-padroes.ts')
  const { paginas, written } = await importPadroes(db, contentDir, { dryRun: false, rest: noRest })
  step.done(`${paginas} páginas, ${written} linhas gravadas`)
}

async function installBiblia(db: Database, content: Config['content'], progress: Progress): Promise<void> {
  if (await hasBiblia(db.read)) return
  const { importBiblia, readCanon } = await import('./import-biblia.ts')
  const { locateBiblia } = await import('#server/biblia/locate-biblia.ts')
  const canon = await readCanon(content.dir)
  const step = progress.start('Procurando uma Bíblia')
  const found = await locateBiblia(
    {
      configured: content.biblia,
      contentDir: content.dir,
      sharedDir: content.sharedBibliaDir,
      timeoutMs: BIBLIA_TIME_LIMIT_MS,
      onProgress: step.update,
    },
    canon,
  )
  if (!found.reading) {
    step.done('nenhuma encontrada')
    for (const reason of found.reasons) progress.say(`  ${reason}`)
    progress.say(
      '  Sem Bíblia inteira, há só os versículos que os padrões citam. Instale uma: npm run content -- import biblia ARQUIVO',
    )
    return
  }
  const { written } = await importBiblia(db, found.reading, canon, { dryRun: false, rest: noRest })
  step.done(`${found.reading.biblia.nome} (${found.place}), ${written} linhas gravadas`)
}

async function installProvas(db: Database, contentDir: string, progress: Progress): Promise<void> {
  if (!(await hasNewProvas(db, contentDir))) return
  const [{ readCanon }, { readProvas }, { importProvas }] = await Promise.all([
    import('./import-biblia.ts'),
    import('./read-provas.ts'),
    import('./import-provas.ts'),
  ])
  const canon = await readCanon(contentDir)
  const provas = await readProvas(contentDir, canon)
  if (provas === null) return
  const step = progress.start('Instalando os textos-prova')
  const { written } = await importProvas(db, provas, canon, { dryRun: false, rest: noRest })
  step.done(`${provas.biblia.nome}, ${written} linhas gravadas`)
}
