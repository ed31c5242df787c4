import {
  CORPO,
  changeAparencia,
  temaAlternativo,
  temaEmVigor,
  useAparencia,
  useTemaDoLeitor,
  vizinhaDe,
} from '../../aparencia/public.ts'
import { useMediaQuery } from '../../platform/media-query.ts'

/** How the book looks, and what bar and keys change of it. */
export function usePreferencias() {
  const aparencia = useAparencia()
  const isEscuroNoSistema = useMediaQuery('(prefers-color-scheme: dark)')
  useTemaDoLeitor(aparencia)
  const alternativo = temaAlternativo(aparencia, temaEmVigor(aparencia, 'leitura', isEscuroNoSistema))
  return {
    /** The theme that the button brings. */
    temaAlternativo: alternativo.tema_da_leitura,
    toggleTema: () => changeAparencia(alternativo),
    stepCorpo: (passo: 1 | -1) => {
      const ajuste = vizinhaDe(CORPO, aparencia, passo)
      if (ajuste) changeAparencia(ajuste)
    },
  }
}
