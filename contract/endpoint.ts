/** The shape of one call, written once: the server's route, the calls of web and tests, and OpenAPI are made from it. */
import type { $ZodType } from 'zod/v4/core'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
/** What a call costs the server; each class has limits of its own. */
export type Cost = 'read' | 'write' | 'search' | 'file'
export type Access = 'public' | 'optional' | 'session' | 'editor' | 'administrador'

export interface Endpoint {
  readonly method: Method
  /** Path below `/api`, with `:name` for parameters. */
  readonly path: `/${string}`
  /** 'optional': anyone, with an answer of their own; 'session', 'editor', 'administrador': docs/regras.md, "Access". */
  readonly access: Access
  /** Heading of the call in `/api/docs`. */
  readonly tag: string
  readonly summary: string
  /**
   * Where it is not by the method: `GET /logout` changes state, so it must carry the CSRF token although it is a GET. False for what
   * other programs send, which have no cookie and prove who they are otherwise: a signature, a token of the address.
   */
  readonly csrf?: boolean
  /** Where it is not that of the method: 'read' for GET, 'write' for the others. */
  readonly cost?: Cost
  readonly params?: $ZodType
  readonly query?: $ZodType
  readonly body?: $ZodType
  /** Every reply by status code, errors included. Fields outside the schema do not leave the server. */
  readonly replies: Readonly<Record<number, $ZodType>>
}
