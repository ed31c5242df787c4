/** How replies are compressed that are made for one caller (ADR 038); what is kept for all is compressed once, harder. */
import { constants } from 'node:zlib'
import type { FastifyCompressOptions } from '@fastify/compress'

/** At this size one call of zlib takes less than a stream costs; larger replies are compressed beside the event loop. */
const AT_ONCE_BYTES = 64 * 1024

export const COMPRESSION: FastifyCompressOptions = {
  // What any browser takes. Zstandard would come first, and brings nothing at these sizes.
  encodings: ['br', 'gzip', 'identity'],
  syncThreshold: AT_ONCE_BYTES,
  brotliOptions: {
    params: {
      // A seventh larger than at 4, in a quarter of the time.
      [constants.BROTLI_PARAM_QUALITY]: 0,
      // A window of 64 kB: the usual 4 MB would be taken and given back for every reply.
      [constants.BROTLI_PARAM_LGWIN]: 16,
    },
  },
  zlibOptions: { level: 1 },
}
