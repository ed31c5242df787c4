import { useMediaQuery } from '../../platform/media-query.ts'
import { changeAparencia, useAparencia } from '../../ui/aparencia/aparencia-store.ts'
import { CORPO, vizinhaDe } from '../../ui/aparencia/escolhas.ts'
import { temaAlternativo, temaEmVigor } from '../../ui/aparencia/tema.ts'
import { useTemaDoLeitor } from '../../ui/aparencia/tema-da-pagina.ts'

/** How the book looks, and what bar and keys change of it. */
export function usePreferencias() {
  const aparencia = useAparencia()
  const isEscuroNoSistema = useMediaQuery('(prefers-color-scheme: dark)')
  useTemaDoLeitor(aparencia)
  const tema = temaEmVigor(aparencia, 'leitor', isEscuroNoSistema)
  return {
    isEscuro: tema === 'escuro',
    toggleTema: () => changeAparencia(temaAlternativo(tema)),
    stepCorpo: (passo: 1 | -1) => {
      const ajuste = vizinhaDe(CORPO, aparencia, passo)
      if (ajuste) changeAparencia(ajuste)
    },
  }
}
