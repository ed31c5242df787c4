import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { npmCommand } from '../steps/dependencies.mjs'
import { runProcess } from '../steps/run-process.mjs'
import { StepError } from '../steps/step-error.mjs'

const NODE = 'node_modules/node'

/** @typedef {{ 'bom-ref': string }} Component */

/**
 * npm's list of the installed packages in CycloneDX, without those that do not travel.
 *
 * @param {string} root the project's folder
 * @param {string[]} paths folders of the packages that travel
 * @param {number} time of the sources, in seconds: two lists of the same sources are the same
 * @param {AbortSignal} signal
 * @returns {Promise<string>} JSON; throws StepError with npm's output when it fails
 */
export async function makeSbom(root, paths, time, signal) {
  const bom = JSON.parse(await runNpmSbom(root, signal))
  const shipped = new Set([...paths, NODE].map((path) => readRef(join(root, path))))
  delete bom.serialNumber
  bom.metadata.timestamp = new Date(time * 1000).toISOString()
  // npm names it after its folder.
  bom.metadata.component.name = bom.metadata.component['bom-ref'].replace(/@[^@]*$/, '')
  bom.components = bom.components.filter((/** @type {Component} */ component) =>
    shipped.has(component['bom-ref']),
  )
  const refs = new Set([bom.metadata.component, ...bom.components].map((component) => component['bom-ref']))
  bom.dependencies = bom.dependencies
    .filter((/** @type {{ ref: string }} */ { ref }) => refs.has(ref))
    .map((/** @type {{ ref: string, dependsOn: string[] }} */ { ref, dependsOn }) => ({
      ref,
      dependsOn: dependsOn.filter((other) => refs.has(other)),
    }))
  return `${JSON.stringify(bom, null, 2)}\n`
}

/** @param {string} folder of a package @returns {string} as npm names it in its list */
function readRef(folder) {
  const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return `${name}@${version}`
}

/** @param {string} root @param {AbortSignal} signal */
async function runNpmSbom(root, signal) {
  const [command, args] = npmCommand(process.env)
  const npm = [...args, 'sbom', '--sbom-format=cyclonedx', '--loglevel=error', '--offline']
  const { code, output } = await runProcess(command, npm, { cwd: root, signal, output: 'capture' })
  // What npm warns of stands before the list.
  const start = output.indexOf('{\n')
  if (code !== 0 || start < 0) throw new StepError('npm could not list the packages.', output)
  return output.slice(start)
}
