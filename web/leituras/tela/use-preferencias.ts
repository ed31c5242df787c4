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
  const tema = temaEmVigor(aparencia, 'leitura', isEscuroNoSistema)
  return {
    isEscuro: tema === 'escuro',
    toggleTema: () => changeAparencia(temaAlternativo(tema)),
    stepCorpo: (passo: 1 | -1) => {
      const ajuste = vizinhaDe(CORPO, aparencia, passo)
      if (ajuste) changeAparencia(ajuste)
    },
  }
}
