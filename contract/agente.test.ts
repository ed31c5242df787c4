import { expect, it } from 'vitest'
import { describeAgente } from './agente.ts'

const KIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const MOBILE_KIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9)'
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)'

it.each([
  [`${WINDOWS} ${KIT} Chrome/156.0.0.0 Safari/537.36`, 'Chrome no Windows'],
  [`${WINDOWS} ${KIT} Chrome/156.0.0.0 Safari/537.36 Edg/156.0.0.0`, 'Edge no Windows'],
  [`${WINDOWS} ${KIT} Chrome/150.0.0.0 Safari/537.36 OPR/130.0.0.0`, 'Opera no Windows'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0', 'Firefox no Windows'],
  [`${ANDROID} ${KIT} Chrome/156.0.0.0 Mobile Safari/537.36`, 'Chrome no Android'],
  [
    `${ANDROID} ${KIT} SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet no Android',
  ],
  ['Mozilla/5.0 (Android 15; Mobile; rv:150.0) Gecko/150.0 Firefox/150.0', 'Firefox no Android'],
  [`${IPHONE} ${MOBILE_KIT} Version/18.5 Mobile/15E148 Safari/604.1`, 'Safari no iPhone'],
  [`${IPHONE} ${MOBILE_KIT} CriOS/156.0 Mobile/15E148 Safari/604.1`, 'Chrome no iPhone'],
  [`${IPHONE} ${MOBILE_KIT} FxiOS/150.0 Mobile/15E148 Safari/605.1.15`, 'Firefox no iPhone'],
  [
    `Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) ${MOBILE_KIT} Version/16.6 Mobile/15E148 Safari/604.1`,
    'Safari no iPad',
  ],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${MOBILE_KIT} Version/18.5 Safari/605.1.15`,
    'Safari no macOS',
  ],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${KIT} Chrome/156.0.0.0 Safari/537.36`, 'Chrome no ChromeOS'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${KIT} HeadlessChrome/156.0.0.0 Safari/537.36`, 'Chrome no Linux'],
  ['Mozilla/5.0 (X11; Linux x86_64) Epiphany', 'Outro navegador no Linux'],
  ['curl/8.14.1', 'Outro navegador'],
  ['Celular', 'Outro navegador'],
  ['', 'Outro navegador'],
])('%s is %s', (agente, descricao) => expect(describeAgente(agente)).toBe(descricao))
