/** Readers for browser tests: registered and signed in through the API, as the web does it. */
import type { APIRequestContext, APIResponse } from 'playwright-core'
import * as z from 'zod/mini'
import { type Cadastro, cadastro, login, setCsrfToken } from '#contract/auth.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { buildUrl } from '#contract/url.ts'

/** @param number makes the reader's name and address; each test file counts its own */
export function makeReader(number: number): Cadastro {
  return {
    username: `leitor${number}`,
    email: `leitor${number}@exemplo.com.br`,
    password: 'senha-de-prova',
  }
}

/** Makes a call that needs the CSRF token. @param api keeps the cookies; its base URL is the server's */
export async function postToApi(
  api: APIRequestContext,
  endpoint: Endpoint,
  data: object,
  params: Readonly<Record<string, string | number>> = {},
): Promise<APIResponse> {
  const answer = await api.get(`/api${setCsrfToken.path}`)
  const { csrftoken } = z.parse(setCsrfToken.replies[200], await answer.json())
  return api.post(buildUrl(endpoint.path, { params }), { data, headers: { 'X-CSRFToken': csrftoken } })
}

/** @throws Error when the server refuses the reader */
export async function registerReader(api: APIRequestContext, reader: Cadastro): Promise<void> {
  await expectSuccess(await postToApi(api, cadastro, reader))
}

/** Opens a session, whose cookies `api` then holds. @throws Error when the server refuses the reader */
export async function signIn(api: APIRequestContext, { email, password }: Cadastro): Promise<void> {
  await expectSuccess(await postToApi(api, login, { email, password }))
}

async function expectSuccess(response: APIResponse): Promise<void> {
  if (response.ok()) return
  throw new Error(`${response.url()} answered ${response.status()}: ${await response.text()}`)
}
