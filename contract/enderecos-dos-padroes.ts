import type { Padrao } from './padroes.ts'

/** Addresses of the calls that a standard has of its own, below `/api`. */
interface Enderecos {
  /** All its chapters or questions, without their texts. */
  readonly indice: `/${string}`
  /** One of them, without its text. */
  readonly pagina: `/${string}`
  /** One of them whole. */
  readonly completa: `/${string}`
  /** What is in harmony with one of them. */
  readonly harmonias: `/${string}`
}

/** Apart from the table of the standards, which every page has in its first download. */
export const ENDERECOS_DOS_PADROES = {
  cfw: {
    indice: '/cfw/1/capitulo_cfw',
    pagina: '/cfw/:id',
    completa: '/cfw/:id/completo',
    harmonias: '/harmonias_tematicas/cfw/:id',
  },
  cmw: {
    indice: '/cmw/perguntas',
    pagina: '/cmw/pergunta/:id',
    completa: '/cmw/pergunta_completa/:id',
    harmonias: '/harmonias_tematicas_cmw/:id',
  },
  bcw: {
    indice: '/bcw/perguntas',
    pagina: '/bcw/pergunta/:id',
    completa: '/bcw/pergunta_completa/:id',
    harmonias: '/harmonias_tematicas_bcw/:id',
  },
  fgop: {
    indice: '/fgop/4/capitulos_fgop',
    pagina: '/fgop/:id',
    completa: '/fgop/:id/completo',
    harmonias: '/harmonias_tematicas/fgop/:id',
  },
  dcpu: {
    indice: '/dcpu/5/capitulos_dcpu',
    pagina: '/dcpu/capitulo/:id',
    completa: '/dcpu/:id/completo',
    harmonias: '/harmonias_tematicas/dcpu/:id',
  },
  dcpr: {
    indice: '/dcpr/capitulos',
    pagina: '/dcpr/:id',
    completa: '/dcpr/capitulo_completo/:id',
    harmonias: '/harmonias_tematicas/dcpr/:id',
  },
} as const satisfies Readonly<Record<Padrao, Enderecos>>
