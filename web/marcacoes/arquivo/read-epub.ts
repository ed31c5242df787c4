import { Unzip, UnzipInflate } from 'fflate'
import * as z from 'zod/mini'
import { ArquivoIlegivel, type ArquivoLido, MAX_BYTES } from './arquivo-lido.ts'
import { parseJson, readItens } from './read-itens.ts'
import { DADOS_DO_EPUB } from './write-epub.ts'

/** So much is unpacked at a time that no bomb becomes large before it is noticed. */
const PEDACO = 16 * 1024

const Dados = z.object({ marcacoes: z.array(z.unknown()) })

/** Reads what `writeEpub` put beside the book; nothing else in it is unpacked. @throws ArquivoIlegivel */
export function readEpub(bytes: Uint8Array): ArquivoLido {
  const dados = Dados.safeParse(parseJson(new TextDecoder().decode(unpack(bytes))))
  if (!dados.success) throw new ArquivoIlegivel('O EPUB não tem marcações exportadas daqui.')
  return readItens(
    dados.data.marcacoes.map((item, index) => ({ onde: `marcação ${index + 1}`, dados: item })),
  )
}

function unpack(bytes: Uint8Array): Uint8Array {
  const pieces: Uint8Array[] = []
  let size = 0
  let failure: unknown
  const zip = new Unzip((file) => {
    if (file.name !== DADOS_DO_EPUB) return
    file.ondata = (error, piece) => {
      failure ??= error
      size += piece?.length ?? 0
      if (size > MAX_BYTES) throw new ArquivoIlegivel('O EPUB é grande demais.')
      if (piece) pieces.push(piece)
    }
    file.start()
  })
  zip.register(UnzipInflate)
  try {
    for (let start = 0; start < bytes.length; start += PEDACO) {
      zip.push(bytes.subarray(start, start + PEDACO), start + PEDACO >= bytes.length)
    }
  } catch (error) {
    failure = error
  }
  if (failure instanceof ArquivoIlegivel) throw failure
  if (failure) throw new ArquivoIlegivel('O EPUB está danificado.')
  const all = new Uint8Array(size)
  let place = 0
  for (const piece of pieces) {
    all.set(piece, place)
    place += piece.length
  }
  return all
}
