import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { installTool } from '../../scripts/steps/install-tool.mjs'

const TOOL = join(import.meta.dirname, 'tool')

/** autocannon of the folder beside this file, installed when it is not there. @throws StepError when npm fails */
export async function requireAutocannon() {
  await installTool(TOOL, 'autocannon', new AbortController().signal)
  const file = createRequire(join(TOOL, 'package.json')).resolve('autocannon')
  const module: typeof import('autocannon') = await import(pathToFileURL(file).href)
  return module.default
}
