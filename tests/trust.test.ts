/** docs/trust.md and docs/asvs.md lead to what they name. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { PROJECT_ROOT } from '#server/platform/project-root.ts'

/** Requirements of levels 1 and 2 in ASVS 5.0.0 (owasp.org/asvs): 70 and 183. */
const ASVS_REQUIREMENTS = 253

const PLACE = /`((?:contract|server|web|tests|scripts|deploy|docs|content)\/[^`\s]*)`/g
const SCENARIO = /npm run torture -- --only=([a-z0-9-]+)/g

function read(name: string): string {
  return readFileSync(join(PROJECT_ROOT, 'docs', name), 'utf8')
}

describe.each(['trust.md', 'asvs.md', 'operacao.md'])('docs/%s', (name) => {
  it('names places that are there', () => {
    const places = [...read(name).matchAll(PLACE)].map(([, place = '']) => place)
    expect(places.filter((place) => !existsSync(join(PROJECT_ROOT, place)))).toEqual([])
  })

  it('names scenarios that are there', () => {
    const scenarios = readdirSync(join(PROJECT_ROOT, 'tests/torture'))
    const named = [...read(name).matchAll(SCENARIO)].map(([, scenario]) => `${scenario}.scenario.ts`)
    expect(named.filter((file) => !scenarios.includes(file))).toEqual([])
  })
})

it('docs/asvs.md has every requirement once', () => {
  const rows = read('asvs.md')
    .split('\n')
    .filter((line) => line.startsWith('| '))
  const numbers = rows.flatMap((row) => row.split('|')[1]?.match(/\d+\.\d+\.\d+/g) ?? [])
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([])
  expect(numbers).toHaveLength(ASVS_REQUIREMENTS)
})
