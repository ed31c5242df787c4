import type { Aparencia } from '#contract/aparencia.ts'

/** What `data-tema` of the page says. */
export type Tema = 'claro' | 'sepia' | 'escuro'

/** Where the reader is: an ebook may have a theme of its own. */
export type LugarDoTema = 'site' | 'leitura'

/**
 * The theme in force.
 * @param isEscuroNoSistema whether the device asks for dark pages
 */
export function temaEmVigor(
  { tema, tema_da_leitura }: Pick<Aparencia, 'tema' | 'tema_da_leitura'>,
  lugar: LugarDoTema,
  isEscuroNoSistema: boolean,
): Tema {
  if (lugar === 'leitura' && tema_da_leitura !== 'site') return tema_da_leitura
  if (tema !== 'sistema') return tema
  return isEscuroNoSistema ? 'escuro' : 'claro'
}

/** What the theme button of the ebook reader changes: dark, or light again; the rest of the library stays as it is. */
export function temaAlternativo(emVigor: Tema): Pick<Aparencia, 'tema_da_leitura'> {
  return { tema_da_leitura: emVigor === 'escuro' ? 'claro' : 'escuro' }
}
