import { cutConsulta } from '#contract/palavras/cut-consulta.ts'
import { analisar } from '../analise/analisar.ts'

/** The query with other words; operators, quotes, spaces, capitals and excluded words stay. @param correcoes by `forma` */
export function corrigir(q: string, correcoes: ReadonlyMap<string, string>): string {
  let corrected = ''
  let copied = 0
  for (const { tipo, inicio, fim, menos } of cutConsulta(q)) {
    if (tipo === 'ou' || menos) continue
    for (const token of analisar(q.slice(inicio, fim))) {
      const correcao = correcoes.get(token.forma)
      if (correcao === undefined) continue
      const start = inicio + token.inicio
      const end = inicio + token.fim
      corrected += q.slice(copied, start) + writeLike(q.slice(start, end), correcao)
      copied = end
    }
  }
  return corrected + q.slice(copied)
}

function writeLike(escrita: string, correcao: string): string {
  const [first = '', ...rest] = escrita
  if (first === first.toLowerCase()) return correcao
  const isAllCapitals = rest.length > 0 && escrita === escrita.toUpperCase()
  return isAllCapitals ? correcao.toUpperCase() : correcao.charAt(0).toUpperCase() + correcao.slice(1)
}
