import { describe, expect, it } from 'vitest'
import { splitCredito } from './split-credito.ts'

const texto = (credito: string) =>
  splitCredito(credito).map(({ texto, href }) => (href ? `[${texto}](${href})` : texto))

describe('splitCredito', () => {
  it('makes links of the addresses of the Bíblia Livre', () => {
    expect(
      texto(
        'Bíblia Livre (BLIVRE), © Diego Santos, http://exemplo.com.br/livre/ - fevereiro de 2018. Licença Creative ' +
          'Commons Atribuição 3.0 Brasil (http://exemplo.org/by/3.0/br/). Reprodução permitida.',
      ),
    ).toEqual([
      'Bíblia Livre (BLIVRE), © Diego Santos, ',
      '[exemplo.com.br/livre](http://exemplo.com.br/livre/)',
      ' – fevereiro de 2018. ',
      '[Licença Creative Commons Atribuição 3.0 Brasil](http://exemplo.org/by/3.0/br/)',
      '. Reprodução permitida.',
    ])
  })

  it('leaves other credits as they are, and the full stop outside', () => {
    expect(texto('Domínio público.')).toEqual(['Domínio público.'])
    expect(texto('Veja https://exemplo.com.br.')).toEqual([
      'Veja ',
      '[exemplo.com.br](https://exemplo.com.br)',
      '.',
    ])
    expect(texto('(https://exemplo.com.br)')).toEqual(['(', '[exemplo.com.br](https://exemplo.com.br)', ')'])
  })

  it('makes links of web addresses only', () => {
    expect(texto('javascript:alert(1) data:text/html,x')).toEqual(['javascript:alert(1) data:text/html,x'])
  })
})
