/** What is asked before a page is left on which something is not saved. */
export const SAIR_SEM_GUARDAR = {
  titulo: 'Sair sem guardar?',
  texto: 'O que você escreveu fica neste aparelho, e volta quando você abrir esta página de novo.',
  aviso: 'O que você escreveu não foi guardado no servidor: ficou neste aparelho.',
}
