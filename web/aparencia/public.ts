/** What the look of texts gives to the rest of the app. */
export { AparenciaControle } from './aparencia-controle.tsx'
export { AparenciaPopover } from './aparencia-popover.tsx'
export { changeAparencia, useAparencia } from './aparencia-store.ts'
export { CORPO, TEMA, TEMA_DA_LEITURA, vizinhaDe } from './escolhas.ts'
export { type Tema, temaAlternativo, temaEmVigor } from './tema.ts'
export { useTemaDaLeitura as useTemaDoLeitor } from './tema-da-pagina.ts'
export { useEspelhoDaAparencia } from './use-espelho.ts'
