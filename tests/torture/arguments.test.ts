import { describe, expect, it } from 'vitest'
import { parseTortureArguments } from './arguments.ts'

describe('parseTortureArguments', () => {
  it('runs everything in full on both databases by default', () => {
    expect(parseTortureArguments([])).toEqual({
      only: null,
      engines: ['sqlite', 'postgres'],
      isShort: false,
      report: null,
    })
  })

  it('reads what is chosen', () => {
    const argv = ['--only=kill-9, steady', '--database=postgres', '--short', '--report=/tmp/x.json']
    expect(parseTortureArguments(argv)).toEqual({
      only: ['kill-9', 'steady'],
      engines: ['postgres'],
      isShort: true,
      report: '/tmp/x.json',
    })
  })

  it('refuses what it does not know, rather than running less than was asked', () => {
    expect(() => parseTortureArguments(['--database=mysql'])).toThrow('There is no database "mysql"')
    expect(() => parseTortureArguments(['--onyl=kill-9'])).toThrow('--onyl')
    expect(() => parseTortureArguments(['kill-9'])).toThrow('kill-9')
  })
})
