import { ArquivoIlegivel, type ArquivoLido } from './arquivo-lido.ts'
import { type ItemDoArquivo, parseJson, readItens } from './read-itens.ts'
import { MARCA_DO_ITEM } from './write-markdown.ts'

/** Reads the comments that `writeMarkdown` wrote; what people read beside them is theirs. @throws ArquivoIlegivel without any */
export function readMarkdown(text: string): ArquivoLido {
  const lido = readItens(listItens(text))
  if (lido.marcacoes.length === 0 && lido.falhas.length === 0) {
    throw new ArquivoIlegivel('O arquivo não tem marcações exportadas daqui.')
  }
  return lido
}

function* listItens(text: string): Generator<ItemDoArquivo> {
  let linha = 0
  for (let place = 0; place < text.length; ) {
    const end = text.indexOf('\n', place)
    const fim = end === -1 ? text.length : end
    linha += 1
    // Words of a note cannot be taken for one: a comment stands at the beginning of its line and ends with it.
    if (text.startsWith(MARCA_DO_ITEM, place)) {
      const line = text.slice(place + MARCA_DO_ITEM.length, fim).trimEnd()
      const dados = line.endsWith('-->') ? parseJson(line.slice(0, -3)) : undefined
      yield { onde: `linha ${linha}`, dados }
    }
    place = fim + 1
  }
}
