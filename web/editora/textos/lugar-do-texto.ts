import { CHAVE_DAS_HARMONIAS } from '#contract/editora/textos.ts'
import { PADROES, Padrao } from '#contract/padroes.ts'
import { paths } from '../../paths.ts'

/** What a text of the desk is called, and where its editor is. */
interface LugarDoTexto {
  /** Null: the harmonies. */
  readonly padrao: Padrao | null
  /** 'CFW 8'. */
  readonly rotulo: string
  readonly path: string
}

/** @param chave 'cfw-8', or 'harmonias' */
export function lugarDoTexto(chave: string): LugarDoTexto {
  const [nome, numero] = chave.split('-')
  const padrao = Padrao.options.find((each) => each === nome)
  if (!padrao)
    return { padrao: null, rotulo: 'Harmonias', path: paths.editora(`textos/${CHAVE_DAS_HARMONIAS}`) }
  return {
    padrao,
    rotulo: `${PADROES[padrao].sigla} ${numero}`,
    path: paths.editora(`textos/${padrao}/${numero}`),
  }
}
