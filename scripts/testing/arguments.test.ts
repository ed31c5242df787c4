import { describe, expect, it } from 'vitest'
import { parseTestArguments, STEPS } from './arguments.mjs'

describe('parseTestArguments', () => {
  it('runs everything by default', () => {
    expect(parseTestArguments([])).toEqual({ steps: [...STEPS], vitestArgs: [] })
  })

  it('runs the named steps in their own order', () => {
    expect(parseTestArguments(['--only=unit,lint']).steps).toEqual(['lint', 'unit'])
  })

  it('builds the web app for the browser', () => {
    expect(parseTestArguments(['--only=browser']).steps).toEqual(['web', 'browser'])
  })

  it('hands the rest to vitest', () => {
    const argv = ['--only=unit', '--', 'web/', '--bail=1']
    expect(parseTestArguments(argv)).toEqual({ steps: ['unit'], vitestArgs: ['web/', '--bail=1'] })
  })

  it('refuses what it does not know, rather than running less than was asked', () => {
    expect(() => parseTestArguments(['--only=units'])).toThrow('There is no step "units"')
    expect(() => parseTestArguments(['--onyl=unit'])).toThrow('--onyl')
  })
})
