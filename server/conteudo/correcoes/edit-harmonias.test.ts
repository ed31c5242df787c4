import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { PROJECT_ROOT } from '#server/platform/project-root.ts'
import { editHarmonias } from './edit-harmonias.ts'

const YAML = `# Groups.

# --- Deus ---

- tema: Deus
  cfw: [2, 11]
  ebooks: [confissao-belga]

# --- Cristo ---

- tema: Cristo
  cmw: [36]
  bcw: [21] # one question
`

const incluir = (tema: string, lugar: string) => editHarmonias(YAML, { acao: 'incluir', tema, lugar })
const retirar = (tema: string, lugar: string) => editHarmonias(YAML, { acao: 'retirar', tema, lugar })

describe('editHarmonias', () => {
  it('puts a place where it belongs and leaves all else as it is', () => {
    expect(incluir('Deus', 'CFW 5')).toBe(YAML.replace('[2, 11]', '[2, 5, 11]'))
    expect(incluir('Deus', 'DCPU 3')).toBe(YAML.replace('  ebooks:', '  dcpu: [3]\n  ebooks:'))
    expect(incluir('Cristo', 'CFW 8')).toBe(YAML.replace('  cmw: [36]', '  cfw: [8]\n  cmw: [36]'))
    expect(incluir('Deus', 'confissao-francesa')).toBe(YAML.replace('belga]', 'belga, confissao-francesa]'))
  })

  it('takes a place out, its key with the last one, and a theme without places', () => {
    expect(retirar('Deus', 'CFW 2')).toBe(YAML.replace('[2, 11]', '[11]'))
    expect(retirar('Deus', 'confissao-belga')).toBe(YAML.replace('  ebooks: [confissao-belga]\n', ''))
    const semCmw = retirar('Cristo', 'CMW 36') ?? ''
    expect(semCmw).toBe(YAML.replace('  cmw: [36]\n', ''))
    expect(editHarmonias(semCmw, { acao: 'retirar', tema: 'Cristo', lugar: 'BCW 21' })).not.toContain(
      'Cristo\n',
    )
    expect(retirar('Deus', 'CFW 3')).toBeNull()
    expect(retirar('Nenhum', 'CFW 2')).toBeNull()
  })

  it('makes a theme, whatever its name has in it', () => {
    const made = incluir('A lei: os "dez" # mandamentos', 'CFW 19') ?? ''
    expect(made.startsWith(YAML)).toBe(true)
    expect(made.slice(YAML.length)).toBe(`\n- tema: 'A lei: os "dez" # mandamentos'\n  cfw: [19]\n`)
  })

  it('refuses what is no list of themes', () => {
    for (const texto of ['a: 1', '- tema: [', '']) {
      expect(editHarmonias(texto, { acao: 'incluir', tema: 'X', lugar: 'CFW 1' })).toBeNull()
    }
  })

  it('gives the real file back after a place came and went', () => {
    const real = readFileSync(join(PROJECT_ROOT, 'content/harmonias.yaml'), 'utf8')
    const tema = 'A unidade de Deus'
    const more = editHarmonias(real, { acao: 'incluir', tema, lugar: 'DCPR 2' }) ?? ''
    expect(more).not.toBe(real)
    expect(editHarmonias(more, { acao: 'retirar', tema, lugar: 'DCPR 2' })).toBe(real)
  })
})
