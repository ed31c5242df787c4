/** The corrections made in the text of an edition, as a list. */
interface Alteracoes {
  /** What leads to the list, with its colon; null when the text is no list. */
  readonly introducao: string | null
  readonly itens: readonly string[]
}

/** Takes apart 'Correções feitas na importação: uma (383); outra (1).'; any other text is one item. */
export function splitAlteracoes(texto: string): Alteracoes {
  const [, introducao, lista] = /^([^:;]+:)\s+(.+;.+)$/s.exec(texto) ?? []
  if (introducao === undefined || lista === undefined) return { introducao: null, itens: [texto] }
  return { introducao, itens: lista.split(/;\s+/).map((item) => item.trim()) }
}
