import { describe, expect, it } from 'vitest'
import { livrosEsperados, parseFixtures, withoutEstrutura } from '#tests/support/biblia-fixtures.ts'
import { parseZefania } from './zefania.ts'

describe('parseZefania', () => {
  it('reads a file in ISO-8859-1, without notes, captions and Strong numbers', async () => {
    const { biblia, avisos, problemas } = await parseFixtures(parseZefania, 'zefania-latin1.xml')
    expect(problemas).toEqual([])
    expect(avisos).toEqual(['Ficaram de fora os livros que não são dos 66 do cânon: Tobias.'])
    expect(withoutEstrutura(biblia.livros)).toEqual(livrosEsperados(null))
    expect(biblia).toMatchObject({ nome: 'Edição Zefania', atribuicao: 'Direitos de prova.' })
  })

  it('takes the short names, any case, and the name on the root', async () => {
    const text =
      '<xmlbible biblename="Curta"><b bnumber="1"><c cnumber="1"><v vnumber="1">Um.</v></c></b></xmlbible>'
    const { biblia } = await parseFixtures(parseZefania, { file: 'z.xml', text })
    expect(biblia.nome).toBe('Curta')
    expect(biblia.livros[0]?.capitulos[0]?.versiculos).toEqual([{ numero: 1, texto: 'Um.' }])
  })
})
