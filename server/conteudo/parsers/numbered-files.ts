import type { ContentProblem } from '#server/arquivos/content-error.ts'
import { reportTo } from '#server/arquivos/report.ts'
import type { ContentText } from './text-files.ts'

export interface NumberedFile extends ContentText {
  numero: number
}

/** Markdown files of a folder by number; gaps are problems. @param pasta with '/' at its end @param digitos 2 gives '01.md' */
export function listNumberedFiles(
  pasta: string,
  files: readonly ContentText[],
  digitos: number,
  problems: ContentProblem[],
): NumberedFile[] {
  const numbered = sortNumberedFiles(pasta, files, digitos, problems)
  const numeros = new Set(numbered.map(({ numero }) => numero))
  for (let numero = 1; numero <= Math.max(...numeros); numero += 1) {
    if (!numeros.has(numero))
      reportTo(problems, nameOf(pasta, numero, digitos))(undefined, 'Falta este arquivo na numeração.')
  }
  return numbered
}

/** The same with gaps. */
export function sortNumberedFiles(
  pasta: string,
  files: readonly ContentText[],
  digitos: number,
  problems: ContentProblem[],
): NumberedFile[] {
  const numbered: NumberedFile[] = []
  for (const file of files) {
    const numero = Number.parseInt(file.name.slice(pasta.length), 10)
    const exemplo = nameOf(pasta, 1, digitos)
    if (numero >= 1 && file.name === nameOf(pasta, numero, digitos)) numbered.push({ numero, ...file })
    else reportTo(problems, file.name)(undefined, `O nome do arquivo deve ser um número, como “${exemplo}”.`)
  }
  return numbered.sort((a, b) => a.numero - b.numero)
}

function nameOf(pasta: string, numero: number, digitos: number): string {
  return `${pasta}${String(numero).padStart(digitos, '0')}.md`
}
