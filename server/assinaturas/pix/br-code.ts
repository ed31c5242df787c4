/** A Pix as the text of its QR code, which is also what is pasted (BCB, "Manual de Padrões para Iniciação do Pix"). */
import { readCampos, writeCampo } from './campos-emv.ts'
import { MAX_CENTAVOS, readCentavos } from './centavos.ts'
import { crc16 } from './crc16.ts'
import { toTextoDoBrCode } from './texto-do-br-code.ts'

/** The one limit that the manual sets on the whole. */
export const MAX_BR_CODE = 512
const MAX_NOME = 25
const MAX_CIDADE = 15
/** What a static code may have to say which payment it is for; banks keep more for the dynamic ones. */
const TXID = /^[a-zA-Z0-9]{1,25}$/
const WITHOUT_TXID = '***'
const GUI = 'br.gov.bcb.pix'
const REAL = '986'

interface Recebedor {
  readonly nome: string
  readonly cidade: string
}

/** Made without a bank: the payer's app asks nobody. */
interface PixEstatico extends Recebedor {
  readonly chave: string
  /** Centavos; without it the payer chooses. */
  readonly valor?: number
  readonly txid?: string
}

/** Amount and payment stand at an address of the receiver's bank. */
interface PixDinamico extends Recebedor {
  /** Without 'https://'. */
  readonly url: string
}

/** @throws RangeError for what no code can hold: a long key, an amount that is none, another txid */
export function writeBrCode(pix: PixEstatico | PixDinamico): string {
  const isDinamico = 'url' in pix
  const conta = isDinamico ? writeCampo('25', pix.url) : writeCampo('01', pix.chave)
  const { valor, txid } = isDinamico ? {} : pix
  if (txid !== undefined && !TXID.test(txid)) throw new RangeError('txid: 1 to 25 letters and digits')
  const text = [
    writeCampo('00', '01'),
    isDinamico ? writeCampo('01', '12') : '',
    writeCampo('26', writeCampo('00', GUI) + conta),
    writeCampo('52', '0000'),
    writeCampo('53', REAL),
    valor === undefined ? '' : writeCampo('54', writeValor(valor)),
    writeCampo('58', 'BR'),
    writeCampo('59', toTextoDoBrCode(pix.nome, MAX_NOME)),
    writeCampo('60', toTextoDoBrCode(pix.cidade, MAX_CIDADE)),
    writeCampo('62', writeCampo('05', txid ?? WITHOUT_TXID)),
    '6304',
  ].join('')
  return text + crc16(text)
}

/** What a code says; null for one that is damaged, none of Pix, or longer than codes may be. */
export function readBrCode(text: string): PixEstatico | PixDinamico | null {
  const body = text.slice(0, -4)
  if (text.length > MAX_BR_CODE || !body.endsWith('6304') || crc16(body) !== text.slice(-4).toUpperCase())
    return null
  const campos = readCampos(text)
  const conta = readCampos(campos?.get('26') ?? '')
  const [nome, cidade] = [campos?.get('59'), campos?.get('60')]
  if (!campos || !nome || !cidade || conta?.get('00')?.toLowerCase() !== GUI) return null
  if (campos.get('00') !== '01' || campos.get('53') !== REAL || campos.get('58') !== 'BR') return null
  const [chave, url] = [conta.get('01'), conta.get('25')]
  if (url && !chave) return { url, nome, cidade }
  const escrito = campos.get('54')
  const valor = escrito === undefined ? undefined : readCentavos(escrito)
  if (!chave || url || valor === null) return null
  const txid = readCampos(campos.get('62') ?? '')?.get('05') ?? WITHOUT_TXID
  return {
    chave,
    nome,
    cidade,
    ...(valor !== undefined && { valor }),
    ...(txid !== WITHOUT_TXID && { txid }),
  }
}

function writeValor(centavos: number): string {
  if (!Number.isInteger(centavos) || centavos < 1 || centavos > MAX_CENTAVOS)
    throw new RangeError('valor: centavos')
  return (centavos / 100).toFixed(2)
}
