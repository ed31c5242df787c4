/** The notes as a reader works them in a component test. */
import { click, fill, find, findField, get } from './component-screen.ts'

/** The notes under a chapter or question. */
export const findPainel = (titulo = 'Suas Notas') => find('region', titulo)

/** Titles of the notes that are shown, in their order. */
export function titulosDasNotas(): (string | null)[] {
  const headings = document.querySelectorAll('main li :is(h2, h3)')
  return [...headings].map(({ textContent }) => textContent)
}

/** Opens the dialog of a new note with the button under the page. */
export async function openNova(): Promise<HTMLElement> {
  click(await find('button', 'Nova nota'))
  return find('dialog', 'Nova nota')
}

/** Opens the dialog that edits a note. */
export async function openEdicao(titulo: string): Promise<HTMLElement> {
  click(await find('button', `Editar nota: ${titulo}`))
  return find('dialog', 'Editar nota')
}

/** Answers the question that a deletion asks with 'Sim'. */
export async function excluir(titulo: string): Promise<void> {
  click(await find('button', `Excluir nota: ${titulo}`))
  click(get('button', 'Sim', await find('alertdialog', 'Deseja realmente excluir esta nota?')))
}

/** Writes into the open dialog; what is left out stays. */
export async function fillNota(
  dialog: HTMLElement,
  { titulo, anotacao }: { readonly titulo?: string; readonly anotacao?: string },
): Promise<void> {
  if (titulo !== undefined) fill(await findField('Título', dialog), titulo)
  if (anotacao !== undefined) fill(await findField('Anotação', dialog), anotacao)
}

/** Saves what is in the open dialog. */
export function saveNota(dialog: HTMLElement): void {
  click(get('button', 'Salvar', dialog))
}
