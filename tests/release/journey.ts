/** What somebody does with an installed release, as a program run by its own Node. Prints a line of JSON: what steps saw. */
import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'

const [home = '', work = '', biblia = '', user = ''] = process.argv.slice(2)
const MBW = `${home}/bin/mbw`
/** The initials of the Bible that is imported. */
const IMPORTED = 'BDP'
/** Nothing of our own environment: no npm, no Node but the release's. */
const BASE = { PATH: '/usr/bin:/bin', PORT: '0', MBW_LOG: 'warn' }
const identity = user === '' ? {} : { uid: Number(user), gid: Number(user) }

const env = { ...BASE, MBW_DATA_DIR: `${work}/dados` }
const seen: Record<string, unknown> = {}
const server = startServer()
const url = await readAddress(server)

seen.writesIntoItsFolder = canWrite(`${home}/dist/server/main.js`)
seen.capitulo = (await fetch(`${url}/api/cfw/8/completo`)).status
seen.pages = await Promise.all(['/', '/cfw/capitulo/8', '/mbw'].map(readPage))
seen.asset = await readFirstAsset()
seen.capa = (await fetch(`${url}/api/recursos/capa/1?formato=png`)).status
// Of John 3 the proof texts have some verses.
seen.soProvas = await countVersiculos()
seen.import = await run(['content', 'import', 'biblia', biblia])
for (let tries = 0; tries < 100 && (await countVersiculos(IMPORTED)) === 0; tries += 1) await pause()
seen.versiculos = await countVersiculos(IMPORTED)
seen.cadastro = await register()
seen.backup = await run(['backup', `${work}/noite.copia`])
seen.verify = await run(['verify', `${work}/noite.copia`])
seen.restore = await run(['restore', `${work}/noite.copia`, '--yes'], { MBW_DATA_DIR: `${work}/outra` })
seen.exitCode = await stop(server)
const second = startServer()
await readAddress(second)
await stop(second)
seen.keepsCompiledCode = existsSync(`${work}/dados/.compilado`)
process.stdout.write(`${JSON.stringify(seen)}\n`)

function startServer(): ChildProcess {
  const child = spawn(MBW, ['start'], { cwd: work, env, ...identity, stdio: ['ignore', 'pipe', 'inherit'] })
  // Whoever waits for what we print would wait for the server, too.
  process.once('exit', () => child.kill())
  return child
}

async function stop(child: ChildProcess): Promise<number | null> {
  child.kill('SIGTERM')
  const [code] = await once(child, 'exit')
  return code
}

async function readAddress(child: ChildProcess): Promise<string> {
  for await (const line of createInterface({ input: child.stdout ?? process.stdin })) {
    const found = /no ar em (http:\/\/\S+)/.exec(line)?.[1]
    if (found) return found
  }
  throw new Error('The server ended before it listened.')
}

async function readPage(path: string): Promise<string> {
  const response = await fetch(url + path)
  const html = await response.text()
  return `${response.status} ${html.includes('<html') && html.includes('/assets/')}`
}

async function readFirstAsset(): Promise<number> {
  const html = await (await fetch(url)).text()
  return (await fetch(url + (/\/assets\/[\w-]+\.js/.exec(html)?.[0] ?? '/nada.js'))).status
}

/** @param edicao without it that of the library @returns 0 while the edition is not known */
async function countVersiculos(edicao?: string): Promise<number> {
  const query = edicao === undefined ? '' : `?edicao=${edicao}`
  const found = await fetch(`${url}/api/biblia/43/3/versiculos${query}`)
  return found.ok ? (await found.json()).length : 0
}

async function register(): Promise<number> {
  const token = await fetch(`${url}/api/set-csrf-token`)
  const cookie = token.headers.getSetCookie().map((text) => text.split(';')[0])
  const body = { username: 'helena', email: 'helena@exemplo.com.br', password: 'senha-de-prova-longa' }
  const { csrftoken } = await token.json()
  const headers = {
    cookie: cookie.join('; '),
    'x-csrftoken': csrftoken,
    'content-type': 'application/json',
    origin: url,
  }
  return (await fetch(`${url}/api/cadastro`, { method: 'POST', headers, body: JSON.stringify(body) })).status
}

/** Meanwhile the server may close connections. @returns what it wrote; it rejects when the command fails */
async function run(args: string[], more: Record<string, string> = {}): Promise<string> {
  const { stdout } = await promisify(execFile)(MBW, args, {
    cwd: work,
    env: { ...env, ...more },
    ...identity,
  })
  return stdout
}

function canWrite(file: string): boolean {
  try {
    execFileSync('/bin/sh', ['-c', `: >> ${file}`], { ...identity, stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 100))
}
