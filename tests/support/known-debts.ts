/**
 * What the architecture test would not have, and finds. The lists are exact and only get shorter: whoever mends one takes it out
 * here, and nothing is put in.
 */

export const KNOWN_FOLDER_CYCLES: readonly (readonly string[])[] = [
  ['server/biblia', 'server/conteudo', 'server/referencias'],
  ['server/busca', 'server/ebooks', 'server/leituras'],
  ['web/platform', 'web/ui'],
]

export const KNOWN_FILE_CYCLES: readonly (readonly string[])[] = [
  ['server/busca/busca-pool.ts', 'server/busca/busca-worker.ts'],
  [
    'server/platform/database.ts',
    'server/platform/postgres-database.ts',
    'server/platform/sqlite-database.ts',
  ],
]

export const SQL_OUTSIDE_REPOSITORIES: readonly string[] = [
  'server/conteudo/ebook-areas.ts',
  'server/conteudo/ebook-autores.ts',
  'server/conteudo/id-source.ts',
  'server/conteudo/import-ebook.ts',
  'server/conteudo/install-content.ts',
  'server/conteudo/move-readers.ts',
  'server/conteudo/sobras.ts',
  'server/conteudo/store-content.ts',
  'server/conteudo/stored-ebooks.ts',
  'server/platform/clean-up.ts',
  'server/platform/content-version.ts',
  'server/platform/segredo.ts',
]

/** Nothing that they export resembles their name. */
export const NAMED_AFTER_SOMETHING_ELSE: readonly string[] = [
  'scripts/steps/messages.mjs',
  'server/busca/analise/irregulares.ts',
  'server/busca/analise/letras.ts',
  'server/busca/consulta/escrita.ts',
  'server/busca/consulta/sugerir.ts',
  'server/busca/indice/limpeza.ts',
  'server/busca/modelo.ts',
  'server/busca/ordem/corte.ts',
  'server/busca/sugestao.ts',
  'server/conteudo/ebook-marcas.ts',
  'server/conteudo/epub/container.ts',
  'server/conteudo/epub/elementos.ts',
  'server/conteudo/epub/tabela.ts',
  'server/conteudo/new-editions.ts',
  'server/conteudo/parsers/yaml-atoms.ts',
  'server/conteudo/text-place.ts',
  'server/copias/carregar.ts',
  'server/copias/esquema.ts',
  'server/copias/restaurar.ts',
  'server/ebooks/ordem.ts',
  'server/ebooks/utf16.ts',
  'server/leituras/contagem.ts',
  'server/limites/classes.ts',
  'server/mbw/rastreadores.ts',
  'server/recursos/linhas.ts',
  'server/referencias/gramatica.ts',
  'web/auth/deixar-aparelho.ts',
  'web/destaques/cores.ts',
  'web/destaques/lista.ts',
  'web/harmonias/pontas.ts',
  'web/leituras/leitor/progresso.ts',
  'web/notas/cache.ts',
  'web/notas/juntar.ts',
  'web/notas/rotulo.ts',
  'web/padroes/paragrafos.ts',
  'web/padroes/titulo-da-pagina.ts',
  'web/platform/armazenamento.ts',
  'web/platform/leituras/cache.ts',
  'web/platform/offline/enderecos.ts',
  'web/platform/offline/nomes.ts',
]
