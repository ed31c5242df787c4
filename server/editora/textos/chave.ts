import { CHAVE_DAS_HARMONIAS } from '#contract/editora/textos.ts'
import { ARQUIVO_DAS_HARMONIAS } from '#server/conteudo/correcoes/is-corrigivel.ts'
import { PADROES_ESCRITOS } from '#server/conteudo/parsers/padroes.ts'

/** The file that a text is read from. @param chave 'cfw-8' gives 'cfw/08.md' */
export function arquivoOfChave(chave: string): string {
  const [pasta, numero = ''] = chave.split('-')
  const padrao = PADROES_ESCRITOS.find((each) => each.pasta === pasta)
  return padrao ? `${padrao.pasta}/${numero.padStart(padrao.digitos, '0')}.md` : ARQUIVO_DAS_HARMONIAS
}

/** What the address of a text names it. */
export function chaveOfPagina(simbolo: number, numero: number): string {
  const padrao = PADROES_ESCRITOS.find((each) => each.simbolo === simbolo)
  return padrao ? `${padrao.pasta}-${numero}` : CHAVE_DAS_HARMONIAS
}
