import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { installTool } from '../../scripts/steps/install-tool.mjs'

const TOOL = join(import.meta.dirname, 'tool')

type Autocannon = typeof import('autocannon')['default']

let asked: Promise<Autocannon> | undefined

/** autocannon of the folder beside this file, installed when it is not there, once for all who ask at the same time. @throws StepError when npm fails */
export function requireAutocannon(): Promise<Autocannon> {
  asked ??= loadAutocannon()
  return asked
}

async function loadAutocannon(): Promise<Autocannon> {
  await installTool(TOOL, 'autocannon', new AbortController().signal)
  const file = createRequire(join(TOOL, 'package.json')).resolve('autocannon')
  const module: typeof import('autocannon') = await import(pathToFileURL(file).href)
  return module.default
}
