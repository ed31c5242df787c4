/** The lines of a copy's file, as bytes. What is not a whole gzip of ours is refused with a sentence. */
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { createGunzip } from 'node:zlib'
import { StartError } from '#server/platform/start-error.ts'

const NEWLINE = 0x0a
/** A photo is some 20 kB and an image of a book some hundred; a line beyond this is no row of ours. */
const MAX_LINHA = 128 * 1024 * 1024
/** Method deflate, no flags, no time, level 6; then the system. Nothing depends on the moment, so a changed byte shows. */
const INICIO = Buffer.from('1f8b08000000000000', 'hex')
/** Unix, Windows, macOS. */
const SISTEMAS = [3, 10, 19]

/** @throws StartError when the file cannot be read, is no gzip, is damaged, or goes on after its end */
export async function* readLinhasDoArquivo(file: string): AsyncGenerator<Buffer> {
  const size = await checkInicio(file)
  const gunzip = createGunzip()
  const input = createReadStream(file)
  input.on('error', (error) => gunzip.destroy(error))
  input.pipe(gunzip)
  try {
    yield* splitLines(gunzip)
  } catch (error) {
    if (error instanceof StartError) throw error
    throw new StartError(`A cópia ${file} está danificada ou incompleta (${reasonOf(error)}).`)
  } finally {
    input.destroy()
    gunzip.destroy()
  }
  if (gunzip.bytesWritten !== size) throw new StartError(`A cópia ${file} continua depois do seu fim.`)
}

async function* splitLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let parts: Buffer[] = []
  let length = 0
  for await (const chunk of chunks) {
    let start = 0
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
      yield Buffer.concat([...parts, chunk.subarray(start, end + 1)])
      parts = []
      length = 0
      start = end + 1
    }
    parts.push(chunk.subarray(start))
    length += chunk.length - start
    if (length > MAX_LINHA) throw new Error('uma linha longa demais')
  }
  if (length > 0) throw new Error('a última linha está incompleta')
}

/** @returns the file's size */
async function checkInicio(file: string): Promise<number> {
  const handle = await open(file, 'r').catch((error) => {
    throw new StartError(`O arquivo ${file} não pôde ser lido: ${reasonOf(error)}.`)
  })
  try {
    const inicio = Buffer.alloc(INICIO.length + 1)
    await handle.read(inicio)
    const isOurs = INICIO.equals(inicio.subarray(0, -1)) && SISTEMAS.includes(inicio.at(-1) ?? 0)
    if (!isOurs) throw new StartError(`O arquivo ${file} não é uma cópia desta biblioteca.`)
    return (await handle.stat()).size
  } catch (error) {
    throw error instanceof StartError
      ? error
      : new StartError(`O arquivo ${file} não pôde ser lido: ${reasonOf(error)}.`)
  } finally {
    await handle.close()
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
