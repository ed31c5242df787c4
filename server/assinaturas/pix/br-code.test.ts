import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_BR_CODE, readBrCode, writeBrCode } from './br-code.ts'
import { readCampos, writeCampo } from './campos-emv.ts'
import { readCentavos } from './centavos.ts'
import { crc16 } from './crc16.ts'
import { toTextoDoBrCode } from './texto-do-br-code.ts'

/** The examples that the central bank publishes: static, dynamic, and one with fields of other schemes (Manual do BR Code). */
const ESTATICO =
  '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D'
const DINAMICO =
  '00020101021226700014br.gov.bcb.pix2548pix.example.com/8b3da2f39a4140d1a91abd93113bd4415204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***630464E4'
const COM_OUTROS =
  '00020104141234567890123426660014BR.GOV.BCB.PIX014466756C616E6F32303139406578616D706C652E636F6D27300012BR.COM.OUTRO011001234567895204000053039865406123.455802BR5915NOMEDORECEBEDOR6008BRASILIA61087007490062530515RP12345678-201950300017BR.GOV.BCB.BRCODE01051.0.080450014BR.GOV.BCB.PIX0123PADRAO.URL.PIX/0123ABCD81390012BR.COM.OUTRO01190123.ABCD.3456.WXYZ6304EB76'

const CHAVE = '123e4567-e12b-12d1-a456-426655440000'
const FULANO = { nome: 'Fulano de Tal', cidade: 'BRASILIA' }

const printable = fc.string({
  unit: fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code)),
})
const recebedor = { nome: printable, cidade: printable }
const estatico = fc.record(
  {
    chave: fc.string({ unit: fc.constantFrom(...'abc019@.-+'), minLength: 1, maxLength: 77 }),
    nome: recebedor.nome.filter((text) => text.length >= 1 && text.length <= 25),
    cidade: recebedor.cidade.filter((text) => text.length >= 1 && text.length <= 15),
    valor: fc.integer({ min: 1, max: 999_999_999 }),
    txid: fc.string({ unit: fc.constantFrom(...'ABCxyz019'), minLength: 1, maxLength: 25 }),
  },
  { requiredKeys: ['chave', 'nome', 'cidade'] },
)

describe('writeBrCode', () => {
  it('writes the published examples letter for letter', () => {
    expect(writeBrCode({ chave: CHAVE, ...FULANO })).toBe(ESTATICO)
    expect(writeBrCode({ url: 'pix.example.com/8b3da2f39a4140d1a91abd93113bd441', ...FULANO })).toBe(DINAMICO)
  })

  it('says amount and payment, and shortens names to what there is room for', () => {
    const code = writeBrCode({
      chave: 'financeiro@editora.com.br',
      nome: 'Associação Editora São João da Boa Vista',
      cidade: 'São José do Rio Preto',
      valor: 29_994,
      txid: 'F5LXX1ZZ5PNORYNQGLHZMSP33',
    })
    expect(code).toContain('5406299.94')
    expect(readBrCode(code)).toEqual({
      chave: 'financeiro@editora.com.br',
      nome: 'Associacao Editora Sao Jo',
      cidade: 'Sao Jose do Rio',
      valor: 29_994,
      txid: 'F5LXX1ZZ5PNORYNQGLHZMSP33',
    })
  })

  it.each([
    ['a key', { chave: 'a'.repeat(78), ...FULANO }],
    ['an amount', { chave: CHAVE, ...FULANO, valor: 0 }],
    ['an amount', { chave: CHAVE, ...FULANO, valor: 24.97 }],
    ['an amount', { chave: CHAVE, ...FULANO, valor: 1_000_000_000 }],
    ['a payment', { chave: CHAVE, ...FULANO, txid: 'x'.repeat(26) }],
    ['a payment', { chave: CHAVE, ...FULANO, txid: 'a-b' }],
    ['a name', { chave: CHAVE, nome: '名前', cidade: 'BRASILIA' }],
  ])('refuses %s that no code can hold', (_, pix) => {
    expect(() => writeBrCode(pix)).toThrow(RangeError)
  })

  it('comes back as it went, whatever it says, and is no longer than codes may be', () => {
    fc.assert(
      fc.property(estatico, (pix) => {
        const code = writeBrCode(pix)
        expect(code.length).toBeLessThanOrEqual(MAX_BR_CODE)
        expect(readBrCode(code)).toEqual(pix)
      }),
    )
  })
})

describe('readBrCode', () => {
  it('reads the published examples, whatever else they hold', () => {
    expect(readBrCode(ESTATICO)).toEqual({ chave: CHAVE, ...FULANO })
    expect(readBrCode(DINAMICO)).toEqual({
      url: 'pix.example.com/8b3da2f39a4140d1a91abd93113bd441',
      ...FULANO,
    })
    expect(readBrCode(COM_OUTROS)).toEqual({
      chave: '66756C616E6F32303139406578616D706C652E636F6D',
      nome: 'NOMEDORECEBEDOR',
      cidade: 'BRASILIA',
      valor: 12_345,
      txid: 'RP12345678-2019',
    })
  })

  it('takes no code in which one character is another', () => {
    fc.assert(
      fc.property(estatico, fc.nat(), fc.integer({ min: 0x20, max: 0x7e }), (pix, place, code) => {
        const text = writeBrCode(pix)
        const at = place % text.length
        const other = String.fromCharCode(code)
        fc.pre(text[at]?.toLowerCase() !== other.toLowerCase())
        expect(readBrCode(text.slice(0, at) + other + text.slice(at + 1))).toBeNull()
      }),
    )
  })

  it.each([
    ['nothing', ''],
    ['another scheme', sealed(ESTATICO.replace('br.gov.bcb.pix', 'br.com.outro12'))],
    ['another currency', sealed(ESTATICO.replace('5303986', '5303840'))],
    [
      'neither key nor address',
      sealed(ESTATICO.replace(`26580014br.gov.bcb.pix0136${CHAVE}`, '26180014br.gov.bcb.pix')),
    ],
    ['an amount that is none', sealed(ESTATICO.replace('5802BR', '5403R$15802BR'))],
    ['a field twice', sealed(ESTATICO.replace('5802BR', '5802BR5802BR'))],
    ['a field that is cut off', sealed(ESTATICO.replace('6008BRASILIA', '6099BRASILIA'))],
    [
      'too much',
      sealed(
        ESTATICO.replace(
          '5802BR',
          `5802BR${[81, 82, 83, 84, 85].map((id) => writeCampo(String(id), 'x'.repeat(99))).join('')}`,
        ),
      ),
    ],
  ])('takes no code of %s', (_, code) => {
    expect(readBrCode(code)).toBeNull()
  })

  it('ends for any text', () => {
    fc.assert(fc.property(fc.string(), (text) => void readBrCode(sealed(`${text}6304....`))))
  })
})

describe('the parts', () => {
  it('the check is CRC-16/CCITT-FALSE', () => {
    expect(crc16('123456789')).toBe('29B1')
    expect(crc16('')).toBe('FFFF')
  })

  it('fields come back as they went', () => {
    expect(readCampos('0002015303986')).toEqual(
      new Map([
        ['00', '01'],
        ['53', '986'],
      ]),
    )
    expect(readCampos('00')).toBeNull()
    expect(readCampos('0000')).toBeNull()
    expect(() => writeCampo('00', '')).toThrow(RangeError)
  })

  it.each([
    ['  Editora   Fé & Vida ', 'Editora Fe & Vida'],
    ['Coração’s', 'Coracaos'],
    ['Ação\tSão\u00a0João', 'Acao Sao Joao'],
    ['1234567890123456789012345 67', '1234567890123456789012345'],
    ['123456789012345678901234 67', '123456789012345678901234'],
  ])('%j becomes %j', (text, clean) => {
    expect(toTextoDoBrCode(text, 25)).toBe(clean)
  })

  it.each([
    ['24.97', 2497],
    ['0.01', 1],
    ['9999999999.99', 999_999_999_999],
    ['24,97', null],
    ['24.9', null],
    ['-1.00', null],
    ['12345678901.00', null],
  ])('the amount %s is %s', (text, centavos) => {
    expect(readCentavos(text)).toBe(centavos)
  })
})

/** With the check that belongs to it. */
function sealed(text: string): string {
  const body = text.slice(0, -4)
  return body + crc16(body)
}
