/** Drafts as an editor makes them, over the calls of the desk. */
import { expect, vi } from 'vitest'
import { BYTES_DA_PARTE } from '#contract/editora/arquivos-do-rascunho.ts'
import { enviarParte } from '#contract/editora/envio-do-rascunho.ts'
import {
  criarRascunho,
  lerRascunho,
  publicarRascunho,
  type RascunhoCompleto,
} from '#contract/editora/rascunhos.ts'
import type { Client } from './api-client.ts'
import { METADATA, writeEpub } from './epub-writer.ts'

const OCTETOS = { 'content-type': 'application/octet-stream' }

/** A small book of one chapter for each title; the same id is the same book. */
export function epubOf(id: string, chapters: Record<string, string[]>, metadata = METADATA): Buffer {
  const documentos = Object.fromEntries(
    Object.entries(chapters).map(([titulo, textos], index) => [
      `c${index}.xhtml`,
      `<h1>${titulo}</h1>${textos.map((texto) => `<p>${texto}</p>`).join('')}`,
    ]),
  )
  return writeEpub({ documentos, metadata: metadata.replace('urn:prova:1', id) })
}

/** The pieces of a file, numbered from 1. */
export function partesOf(bytes: Buffer): { numero: number; parte: Buffer }[] {
  return Array.from({ length: Math.ceil(bytes.length / BYTES_DA_PARTE) }, (_, index) => ({
    numero: index + 1,
    parte: bytes.subarray(index * BYTES_DA_PARTE, (index + 1) * BYTES_DA_PARTE),
  }))
}

export async function beginEpub(client: Client, bytes: Buffer, livro?: number): Promise<RascunhoCompleto> {
  const arquivo = { nome: 'prova.epub', bytes: bytes.length }
  const response = await client.call(criarRascunho, { body: { tipo: 'epub', arquivo, livro } })
  expect(response.statusCode).toBe(201)
  return response.json()
}

export function sendParte(client: Client, id: string, numero: number, body: Buffer) {
  return client.call(enviarParte, { params: { id, numero }, body, headers: OCTETOS })
}

/** The draft when nobody works on it any more. */
export async function settled(client: Client, id: string): Promise<RascunhoCompleto> {
  const read = async (): Promise<RascunhoCompleto> =>
    (await client.call(lerRascunho, { params: { id } })).json()
  return vi.waitFor(
    async () => {
      const rascunho = await read()
      expect(['lendo', 'publicando']).not.toContain(rascunho.estado)
      return rascunho
    },
    { timeout: 30_000, interval: 100 },
  )
}

/** Uploads a file whole. */
export async function uploadEpub(client: Client, bytes: Buffer, livro?: number): Promise<RascunhoCompleto> {
  const { id } = await beginEpub(client, bytes, livro)
  for (const { numero, parte } of partesOf(bytes))
    expect((await sendParte(client, id, numero, parte)).statusCode).toBe(200)
  return settled(client, id)
}

/** Publishes a draft that is ready, and waits until it is. */
export async function publish(
  client: Client,
  { id, versao }: Pick<RascunhoCompleto, 'id' | 'versao'>,
): Promise<RascunhoCompleto> {
  const response = await client.call(publicarRascunho, { params: { id }, body: { versao } })
  expect(response.statusCode).toBe(200)
  return settled(client, id)
}
