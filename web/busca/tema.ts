import { MAX_BUSCA } from '#contract/busca.ts'

/** What stands before the theme in the title of a chapter: 'Da Justificação', 'Dos Decretos Eternos de Deus'. */
const INICIO = /^(?:d?[aeo]s?|n[ao]s?|um|uma)\s+(?=\S)/i
const FIM = /[\s?!.:;]+$/

/** The search for what a chapter or question is about: its title without what stands before the theme, or the question. */
export function temaDe(titulo: string): string {
  const isPergunta = titulo.trimEnd().endsWith('?')
  const tema = (isPergunta ? titulo : titulo.trim().replace(INICIO, '')).trim().replace(FIM, '')
  if (tema.length <= MAX_BUSCA) return tema
  const cut = tema.slice(0, MAX_BUSCA + 1)
  return cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(FIM, '')
}
