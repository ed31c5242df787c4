/**
 * Replies with a reader's own lists, kept until the lists change (ADR 038). What tells it is one number, counted in the
 * transaction of each change and read with the session, so that no server answers with what another one has changed.
 */
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { COMPRESSION } from './compression.ts'
import { ownBytes } from './own-bytes.ts'
import './register-endpoint.ts'
import { JSON_TYPE } from './text-cache.ts'

const MAX_BYTES = 16 * 1024 * 1024

/** What was asked lately, a few hundred bytes each. */
const MAX_ASKED = 1_000

/** Under this length a reply is sent as it is, as by @fastify/compress. */
const MIN_COMPRESSED = 1024

const CURSOR = 'X-Next-Cursor'

interface PrivateReply {
  readonly plain: Buffer
  /** Made for the first caller who takes it. */
  brotli?: Buffer
  gzip?: Buffer
  /** Of the next page. */
  readonly cursor: string | undefined
}

export interface PrivateReplies {
  /** Where the reply to a call is kept, as things stand when it comes: what changes meanwhile has another key. @param what was asked, absent: the address */
  keyOf(request: FastifyRequest, what?: string): string
  /** Answers with what is kept. @returns undefined when nothing is */
  answer(key: string, request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined
  /** Answers with the list and keeps it. @param json its text, or that in UTF-8 */
  answerAndKeep(
    key: string,
    request: FastifyRequest,
    reply: FastifyReply,
    json: string | Buffer,
  ): FastifyReply
  /** As `answerAndKeep`, but keeps only what is asked for again: what comes once would drive out what comes often. */
  answerAndKeepRepeated(
    key: string,
    request: FastifyRequest,
    reply: FastifyReply,
    json: string | Buffer,
  ): FastifyReply
  /** Forgets everything: the texts that lists name have changed. */
  clear(): void
}

/** @param maxBytes of all readers together */
export function createPrivateReplies(maxBytes = MAX_BYTES): PrivateReplies {
  const replies = new LRUCache<string, PrivateReply>({
    maxSize: maxBytes,
    // Both compressed forms may come.
    sizeCalculation: ({ plain }, key) => 2 * plain.length + key.length,
  })
  const asked = new LRUCache<string, true>({ max: MAX_ASKED })
  let content = 0
  return {
    keyOf({ sessao, url, routeOptions }, what = url) {
      if (!sessao && routeOptions.config.endpoint?.access === 'optional') return `${content} visitor ${what}`
      if (!sessao) throw new Error(`${url} belongs to no reader.`)
      return `${content} ${sessao.usuarioId} ${sessao.mudancas} ${what}`
    },
    answer(key, request, reply) {
      const known = replies.get(key)
      return known && send(request, reply, known)
    },
    answerAndKeep(key, request, reply, json) {
      const made = toPrivateReply(reply, json)
      replies.set(key, made)
      return send(request, reply, made)
    },
    answerAndKeepRepeated(key, request, reply, json) {
      const made = toPrivateReply(reply, json)
      if (asked.has(key)) replies.set(key, made)
      else asked.set(key, true)
      return send(request, reply, made)
    },
    clear() {
      content += 1
      replies.clear()
      asked.clear()
    },
  }
}

function toPrivateReply(reply: FastifyReply, json: string | Buffer): PrivateReply {
  const cursor = reply.getHeader(CURSOR)
  return {
    plain: typeof json === 'string' ? ownBytes(json) : json,
    cursor: cursor === undefined ? undefined : String(cursor),
  }
}

function send(request: FastifyRequest, reply: FastifyReply, kept: PrivateReply): FastifyReply {
  reply.header('Content-Type', JSON_TYPE)
  if (kept.cursor !== undefined) reply.header(CURSOR, kept.cursor)
  if (kept.plain.length < MIN_COMPRESSED) return reply.send(kept.plain)
  reply.header('Vary', 'Accept-Encoding')
  const accepted = String(request.headers['accept-encoding'] ?? '')
  if (/\bbr\b/.test(accepted)) {
    kept.brotli ??= ownBytes(brotliCompressSync(kept.plain, COMPRESSION.brotliOptions))
    return reply.header('Content-Encoding', 'br').send(kept.brotli)
  }
  if (/\bgzip\b/.test(accepted)) {
    kept.gzip ??= ownBytes(gzipSync(kept.plain, COMPRESSION.zlibOptions))
    return reply.header('Content-Encoding', 'gzip').send(kept.gzip)
  }
  return reply.send(kept.plain)
}
