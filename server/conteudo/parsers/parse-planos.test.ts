import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { PROJECT_ROOT } from '#server/platform/project-root.ts'
import { parsePlanos } from './parse-planos.ts'

const FILE = readFileSync(join(PROJECT_ROOT, 'content/planos.yaml'), 'utf8')

function problemsOf(text: string): string[] {
  const problems: string[] = []
  parsePlanos(text, (line, reason) => problems.push(`${line}: ${reason}`))
  return problems
}

describe('planos.yaml', () => {
  it('has the two plans with both figures of the yearly one, sentences letter for letter', () => {
    const planos = parsePlanos(FILE, (line, reason) => expect.fail(`${line}: ${reason}`))
    expect(
      planos?.map(({ id, nome, mensalidade, total, pagamento }) => [id, nome, mensalidade, total, pagamento]),
    ).toEqual([
      ['anual', 'Promocional Anual', 2497, 29994, 'Total de R$\u00a0299,94, em até 12 parcelas no cartão.'],
      ['mensal', 'Mensal Recorrente', 3284, 3284, 'Renovação automática a cada mês.'],
    ])
  })

  it.each([
    ['another plan', FILE.replace('id: mensal', 'id: semanal'), 'anual, mensal'],
    ['a plan twice', FILE.replace('id: mensal', 'id: anual'), 'O plano “anual” está repetido.'],
    ['no price', FILE.replace('total: 3284', 'total: 0'), 'deve ser um número inteiro de 1 a'],
    ['cents of cents', FILE.replace('total: 3284', 'total: 32.84'), 'deve ser um número inteiro de 1 a'],
    ['another figure', FILE.replace('de {total}', 'de {preco}'), '“{preco}” não é {total} nem {parcelas}.'],
    ['no plan', '[]', 'deve ter ao menos um plano'],
    ['a word too many', FILE.replace('parcelas: 1\n', 'parcelas: 1\n  cor: azul\n'), 'cor'],
  ])('refuses %s', (_, text, problem) => {
    expect(problemsOf(text).join('\n')).toContain(problem)
  })
})
