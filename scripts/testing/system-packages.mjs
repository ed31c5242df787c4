import { existsSync } from 'node:fs'
import { runProcess } from '../steps/run-process.mjs'
import { StepError } from '../steps/step-error.mjs'
import { findPostgresBin } from './postgres-binaries.mjs'

const CHROMIUM = '/usr/bin/chromium'
const EPUBCHECK = '/usr/share/java/epubcheck.jar'
/** Of Debian; the tests balance three servers with it. */
export const NGINX = '/usr/sbin/nginx'
const APT_GET = '/usr/bin/apt-get'

/**
 * Installs what the selected suites need from the system, as root on Debian; elsewhere says what is
 * missing. A suite is never skipped for lack of its database or browser.
 *
 * @param {{ browser: boolean, postgres: boolean, epubcheck: boolean, nginx: boolean }} needs
 * @param {{ root: string, signal: AbortSignal }} options
 * @returns {Promise<void>} throws StepError when something is missing that cannot be installed
 */
export async function ensureSystemPackages(needs, { root, signal }) {
  if (missingPackages(needs).length === 0) return
  const packages = missingPackages(needs)
  const isRoot = process.getuid?.() === 0
  if (!isRoot || !existsSync(APT_GET)) throw new StepError(installAdvice(packages))

  console.log(`Installing ${packages.join(' and ')} with apt-get…`)
  await aptGet(['update'], { root, signal })
  await aptGet(['install', '-y', '--no-install-recommends', ...packages], { root, signal })
  const stillMissing = missingPackages(needs)
  if (stillMissing.length > 0) throw new StepError(installAdvice(stillMissing))
}

/**
 * @param {{ browser: boolean, postgres: boolean, epubcheck: boolean, nginx: boolean }} needs
 * @param {{ chromium?: boolean, postgres?: boolean, epubcheck?: boolean, nginx?: boolean }} [found] what the system has; looked up by default
 * @returns {string[]} Debian's names of the packages that are needed and not there
 */
export function missingPackages(needs, found = {}) {
  const {
    chromium = existsSync(CHROMIUM),
    postgres = findPostgresBin() !== undefined,
    epubcheck = existsSync(EPUBCHECK),
    nginx = existsSync(NGINX),
  } = found
  const missing = []
  if (needs.browser && !chromium) missing.push('chromium')
  if (needs.postgres && !postgres) missing.push('postgresql')
  if (needs.epubcheck && !epubcheck) missing.push('epubcheck')
  if (needs.nginx && !nginx) missing.push('nginx-light')
  return missing
}

/** @param {string[]} packages Debian's names @returns {string} one sentence */
export function installAdvice(packages) {
  const places = {
    chromium: CHROMIUM,
    postgresql: '/usr/lib/postgresql/<version>/bin/initdb',
    epubcheck: EPUBCHECK,
    'nginx-light': NGINX,
  }
  const expected = Object.entries(places)
    .filter(([name]) => packages.includes(name))
    .map(([, place]) => place)
  return (
    `The tests need ${expected.join(' and ')}: ` +
    `install ${packages.length > 1 ? 'them' : 'it'} (on Debian, as root: apt-get install ${packages.join(' ')}) and run again.`
  )
}

/** @param {string[]} args @param {{ root: string, signal: AbortSignal }} options */
async function aptGet(args, { root, signal }) {
  const { code, output } = await runProcess(APT_GET, ['-o', 'DPkg::Lock::Timeout=120', ...args], {
    cwd: root,
    signal,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    output: 'capture',
  })
  signal.throwIfAborted()
  if (code !== 0) throw new StepError(`apt-get ${args[0]} failed with code ${code}.`, output)
}
