import type { MarcacaoExportada } from '#contract/importar-marcacoes.ts'
import { lazily } from '../../platform/lazily.ts'

const dataFormat = lazily(() => new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long' }))

export const MARCA_DO_ITEM = '<!-- marcacao '

/** For people, one under the other; a comment after each has what brings it back. */
export function writeMarkdown(marcacoes: readonly MarcacaoExportada[], agora: Date): string {
  const blocos = marcacoes.map((marcacao) => {
    const { citacao, titulo, trecho, nota, etiquetas, criada_em } = marcacao
    const partes = [
      `## ${toLine(citacao)}`,
      trecho === '' ? '' : toVisible(trecho).replaceAll(/^/gm, '> '),
      titulo.trim() === '' ? '' : `**${toLine(titulo)}**`,
      toVisible(nota).trim(),
      [
        dataFormat().format(new Date(criada_em)),
        ...etiquetas.map((nome) => `#${nome.replaceAll(' ', '-')}`),
      ].join(' · '),
      `${MARCA_DO_ITEM}${toComment(marcacao)} -->`,
    ]
    return partes.filter(Boolean).join('\n\n')
  })
  return `${['# Minhas marcações', `Exportadas em ${dataFormat().format(agora)}.`, ...blocos].join('\n\n')}\n`
}

function toLine(text: string): string {
  return toVisible(text).replace(/\s+/g, ' ').trim()
}

/** Words cannot begin a comment, which would be taken for one of ours. */
function toVisible(text: string): string {
  return text.replaceAll('<!--', '&lt;!--')
}

/** On one line, in which no comment ends. */
function toComment(marcacao: MarcacaoExportada): string {
  return JSON.stringify(marcacao).replaceAll('>', '\\u003e')
}
