/**
 * Files with a hash in their name: those of this build, and of others side by side in a folder that servers share or keep. So a page that a
 * server of another version gave, or that was opened before an upgrade, finds the rest of its files.
 */
import { existsSync, readdirSync } from 'node:fs'
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { sendError, unknownRoute } from './error-handler.ts'
import { StartError } from './start-error.ts'

const KEPT_MS = 30 * 24 * 60 * 60 * 1000
/** Names as the build makes them: no folder, and compressed copies have no address of their own. */
const NAME = /^(?!.*\.(?:br|gz)$)\w[\w.-]{0,150}$/

/** Puts this build's files there, and removes those that nobody has had for 30 days. @throws StartError when it cannot write */
export async function keepAssets(webDir: string, folder: string, now = Date.now()): Promise<void> {
  try {
    await mkdir(folder, { recursive: true })
    const own = await readdir(join(webDir, 'assets')).catch((): string[] => [])
    const there = new Set(await readdir(folder))
    for (const name of own) await keep(join(webDir, 'assets', name), join(folder, name), there.has(name), now)
    const others = [...there].filter((name) => !own.includes(name))
    for (const name of others) await removeOld(join(folder, name), now)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartError(
      `Não é possível gravar na pasta ${folder} (${reason}). Confira as permissões, ou escolha outra pasta com MBW_ASSETS.`,
    )
  }
}

/** A name says what is in the file, so one that is there is the same; its time says that it is still in use. */
async function keep(from: string, to: string, isThere: boolean, now: number): Promise<void> {
  if (!isThere) {
    const part = `${to}.${process.pid}.parte`
    await copyFile(from, part)
    await rename(part, to)
  }
  await utimes(to, now / 1000, now / 1000)
}

/** Another server may remove it at the same time. */
async function removeOld(path: string, now: number): Promise<void> {
  const found = await stat(path).catch(() => null)
  if (found?.isFile() && found.mtimeMs < now - KEPT_MS) await rm(path, { force: true })
}

/**
 * One route for all: one each, with all that Fastify keeps of a route, are 9 MB.
 * @param folder with the files of other builds; null: there are none
 */
export function registerAssets(app: FastifyInstance, webDir: string, folder: string | null): void {
  const ownFolder = join(webDir, 'assets')
  // Those of the start. A build without any is one that a test made.
  const own = new Set(existsSync(ownFolder) ? readdirSync(ownFolder) : [])
  app.get<{ Params: { name: string } }>('/assets/:name', (request, reply) => {
    const { name } = request.params
    if (!NAME.test(name)) return sendError(reply, unknownRoute(request))
    if (own.has(name)) return reply.sendFile(name, ownFolder)
    return folder === null ? sendError(reply, unknownRoute(request)) : reply.sendFile(name, folder)
  })
}
