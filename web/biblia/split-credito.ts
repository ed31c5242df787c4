/** A piece of an edition's credit; `href` where it leads somewhere. */
interface PedacoDoCredito {
  readonly texto: string
  readonly href: string | null
  /** Whether the words do not say the address, which paper then has to. */
  readonly isNome: boolean
}

const ENDERECO = /https?:\/\/[^\s()<>"]*[^\s()<>".,;:]/g

/**
 * Takes apart a credit as editions write it, so that its addresses become links: one in brackets belongs to the words
 * before it ('Licença CC BY (http://…)'), another is shown without its scheme.
 */
export function splitCredito(credito: string): PedacoDoCredito[] {
  const pedacos: PedacoDoCredito[] = []
  const push = (texto: string, href: string | null = null, isNome = false) => {
    if (texto !== '') pedacos.push({ texto: texto.replaceAll(' - ', ' – '), href, isNome })
  }
  let from = 0
  for (const { index, 0: href } of credito.matchAll(ENDERECO)) {
    const end = index + href.length
    const before = credito.slice(from, index)
    const nome = before.replace(/\s*\($/, '')
    if (nome !== before && nome !== '' && credito[end] === ')') {
      const cut = startOfClause(nome)
      push(nome.slice(0, cut))
      push(nome.slice(cut), href, true)
      from = end + 1
    } else {
      push(before)
      push(href.replace(/^https?:\/\//, '').replace(/\/$/, ''), href)
      from = end
    }
  }
  push(credito.slice(from))
  return pedacos
}

/** Where the words after the last mark of punctuation begin. */
function startOfClause(texto: string): number {
  const mark = [...texto.matchAll(/[.,;:–]\s+/g)].at(-1)
  return mark ? mark.index + mark[0].length : texto.length - texto.trimStart().length
}
