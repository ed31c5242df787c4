/** The login page as a reader works it. */
import type { Locator, Page } from 'playwright-core'

/** The form that the panel leaves free; the other one is out of reach. */
export function activeForm(page: Page): Locator {
  return page.locator('section:not([inert]) form')
}

/** Fills fields of the active form. @param values by label: { 'E-mail': … } */
export async function fillForm(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await activeForm(page).getByLabel(label).fill(value)
}

/** Fills the active form and sends it. */
export async function submitForm(page: Page, values: Readonly<Record<string, string>> = {}): Promise<void> {
  await fillForm(page, values)
  await activeForm(page)
    .getByRole('button', { name: /^(Entrar|Cadastrar)$/ })
    .click()
}

/** Lets the panel slide to the other form. */
export async function swapForms(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Minha Biblioteca Westminster' }).getByRole('button').click()
}

/** The sentence of a success or failure at the foot of the page. */
export function banner(page: Page, role: 'status' | 'alert', texto: string): Locator {
  return page.getByRole(role).getByText(texto)
}
