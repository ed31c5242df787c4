import { MarcacaoExportada } from '#contract/importar-marcacoes.ts'
import { ArquivoIlegivel, type ArquivoLido, type FalhaDoArquivo, MAX_NO_ARQUIVO } from './arquivo-lido.ts'

/** A piece of a file, before anybody knows whether it is one. */
export interface ItemDoArquivo {
  readonly onde: string
  /** Undefined for what is no JSON. */
  readonly dados: unknown
}

/** Sorts out what is none; ids that come twice count once. @throws ArquivoIlegivel for too many */
export function readItens(itens: Iterable<ItemDoArquivo>): ArquivoLido {
  const marcacoes = new Map<string, MarcacaoExportada>()
  const falhas: FalhaDoArquivo[] = []
  let count = 0
  for (const { onde, dados } of itens) {
    count += 1
    if (count > MAX_NO_ARQUIVO) throw new ArquivoIlegivel('O arquivo tem mais de 40.000 marcações.')
    const lida = MarcacaoExportada.safeParse(dados)
    if (lida.success) marcacoes.set(`${lida.data.tipo} ${lida.data.id}`, lida.data)
    else falhas.push({ onde, motivo: lida.error.issues[0]?.message ?? 'Não é uma marcação.' })
  }
  return { marcacoes: [...marcacoes.values()], falhas }
}

/** @returns undefined for what is no JSON */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
