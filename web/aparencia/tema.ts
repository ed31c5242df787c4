import type { Aparencia } from '#contract/aparencia.ts'

/** What `data-tema` of the page says. */
export type Tema = 'claro' | 'sepia' | 'escuro'

/** Where the reader is: an ebook may have a theme of its own. */
export type LugarDoTema = 'site' | 'leitura'

/** The theme in force. @param isEscuroNoSistema whether the device asks for dark pages */
export function temaEmVigor(
  { tema, tema_da_leitura }: Pick<Aparencia, 'tema' | 'tema_da_leitura'>,
  lugar: LugarDoTema,
  isEscuroNoSistema: boolean,
): Tema {
  if (lugar === 'leitura' && tema_da_leitura !== 'site') return tema_da_leitura
  if (tema !== 'sistema') return tema
  return isEscuroNoSistema ? 'escuro' : 'claro'
}

/**
 * What the theme button of the ebook reader changes: dark, or the light theme that was there before; the rest of the
 * library stays as it is.
 */
export function temaAlternativo(
  { tema, clara_da_leitura }: Pick<Aparencia, 'tema' | 'clara_da_leitura'>,
  emVigor: Tema,
): { readonly tema_da_leitura: Tema } {
  if (emVigor !== 'escuro') return { tema_da_leitura: 'escuro' }
  return { tema_da_leitura: clara_da_leitura ?? (tema === 'sepia' ? 'sepia' : 'claro') }
}

/** A choice, with what the theme button has to know of it. */
export function rememberClara(ajuste: Partial<Aparencia>): Partial<Aparencia> {
  const { tema_da_leitura: escolhido } = ajuste
  const isClara = escolhido === 'claro' || escolhido === 'sepia'
  // Whoever follows the library gets the library's theme back.
  if (!isClara && escolhido !== 'site') return ajuste
  return { ...ajuste, clara_da_leitura: isClara ? escolhido : null }
}
