/** A paragraph of an ebook, and the heading over it. */
interface ParagrafoComTitulo {
  titulo: string | null
  texto: string
}

interface PerguntaComResposta {
  numero: number
  pergunta: string
  resposta: string
}

const NUMERADA = /^([1-9]\d{0,2})\.\s+(\S.*)$/
/** Catechisms have some two hundred. */
const MAX_PERGUNTAS = 500

/** Cuts a catechism into questions: a numbered heading begins one, any other heading ends it. The first of a number counts. */
export function cutPerguntas(paragrafos: readonly ParagrafoComTitulo[]): PerguntaComResposta[] {
  const perguntas = new Map<number, PerguntaComResposta>()
  let open: PerguntaComResposta | null = null
  for (const { titulo, texto } of paragrafos) {
    if (titulo !== null) {
      const [, numero, pergunta] = NUMERADA.exec(titulo.slice(0, 1_000)) ?? []
      open = numero && pergunta ? { numero: Number(numero), pergunta, resposta: '' } : null
      if (open && (perguntas.has(open.numero) || perguntas.size >= MAX_PERGUNTAS)) open = null
      if (open) perguntas.set(open.numero, open)
    }
    if (open && texto !== '') open.resposta += open.resposta === '' ? texto : `\n\n${texto}`
  }
  return [...perguntas.values()].filter(({ resposta }) => resposta !== '')
}
