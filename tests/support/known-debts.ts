/** What the architecture test would not have, and finds. The list is exact and only gets shorter. */

/** Nothing that they export resembles their name. */
export const NAMED_AFTER_SOMETHING_ELSE: readonly string[] = [
  'scripts/steps/messages.mjs',
  'web/harmonias/pontas.ts',
  'web/notas/rotulo.ts',
  'web/padroes/titulo-da-pagina.ts',
  'web/platform/offline/enderecos.ts',
]
