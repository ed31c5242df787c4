/** The two ways in which a call to the API fails. */
import type { Erro, ErrorCode } from '#contract/erros.ts'

/** `resposta_inesperada` is ours: the answer is not one that the contract knows (a proxy's page, another version). */
export type ApiErrorCode = ErrorCode | 'resposta_inesperada'

/** The server answered with an error. `message` is a Portuguese sentence fit to be shown. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: ApiErrorCode
  /** One Portuguese sentence for each bad field of the request. */
  readonly fields: Readonly<Record<string, string>>
  /** Seconds after which the server wants to be asked again; null when it named none. */
  readonly retryAfter: number | null

  /** @param status HTTP status of the answer @param erro the parsed error body, or what stands for it */
  constructor(
    status: number,
    erro: Pick<Erro, 'message' | 'fields'> & { code: ApiErrorCode },
    retryAfter: number | null = null,
  ) {
    super(erro.message)
    this.status = status
    this.code = erro.code
    this.fields = erro.fields ?? {}
    this.retryAfter = retryAfter
  }
}

/** No answer came. `message` is the reason as the reader sees it; `cause` is the browser's own error. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError'

  /** @param cause what `fetch` threw */
  constructor(cause: unknown) {
    super('Sem conexão com o servidor.', { cause })
  }
}

/** Whether nobody answers who knows: no network, or a server that says so itself. */
export function isAway(error: unknown): boolean {
  return error instanceof NetworkError || (error instanceof ApiError && error.status === 503)
}
