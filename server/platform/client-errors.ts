/** What the HTTP parser refuses never becomes a request; who sent it gets the one error body all the same. */
import type { Socket } from 'node:net'
import { AppError } from './app-error.ts'
import { toErrorBody } from './error-handler.ts'

// An import of it would load all of `fetch` along.
const { STATUS_CODES } = process.getBuiltinModule('node:http')

/** Answers on the bare socket and closes it: what comes after a broken request cannot be trusted. */
export function answerClientError(error: { code: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  if (socket.writable) socket.write(writeReply(toAppError(error.code)))
  socket.destroySoon()
}

function toAppError(code: string): AppError {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return new AppError('pedido_lento', 'O pedido demorou demais para chegar. Tente de novo.')
  if (code === 'HPE_HEADER_OVERFLOW')
    return new AppError('cabecalho_grande_demais', 'O endereço ou os cabeçalhos do pedido são longos demais.')
  return new AppError('pedido_malformado', 'O pedido não segue o protocolo HTTP.')
}

function writeReply(error: AppError): string {
  const body = JSON.stringify(toErrorBody(error))
  return [
    `HTTP/1.1 ${error.statusCode} ${STATUS_CODES[error.statusCode]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'Connection: close',
    '',
    body,
  ].join('\r\n')
}
