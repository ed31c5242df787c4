/** The plain text part, for who reads mail so: lines of 72 characters, addresses on lines of their own. */
import type { BlocoDaCarta, Carta, Contexto } from './modelo.ts'

const WIDTH = 72

export function layoutTexto(
  carta: Carta,
  { editora, endereco }: Pick<Contexto, 'editora' | 'endereco'>,
): string {
  return `${[
    'MINHA BIBLIOTECA WESTMINSTER',
    `${wrap(carta.titulo)}\n${'='.repeat(Math.min(WIDTH, carta.titulo.length))}`,
    ...carta.blocos.map(toText),
    `--\n${wrap(carta.porque)}`,
    ...(carta.cancelar ? [`Para parar de receber:\n${carta.cancelar.pagina}`] : []),
    `${editora.nome}\n${editora.contato}\n${endereco('/')}`,
  ].join('\n\n')}\n`
}

function toText(bloco: BlocoDaCarta): string {
  switch (bloco.tipo) {
    case 'paragrafo':
    case 'miudo':
      return wrap(bloco.texto)
    case 'botao':
      return `${bloco.texto}:\n${bloco.url}`
    case 'linhas':
      return bloco.linhas.map(([rotulo, valor]) => wrap(`${rotulo}: ${valor}`)).join('\n')
    case 'citacao':
      return `${wrap(bloco.texto, '> ')}\n> (${bloco.fonte})`
    case 'elos':
      return bloco.elos
        .map(({ texto, nota, url }) => [wrap(texto), ...(nota ? [wrap(nota)] : []), url].join('\n'))
        .join('\n\n')
  }
}

/** Words stay whole, so that an address longer than a line stays one. */
function wrap(text: string, prefix = ''): string {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/)) {
    if (line !== '' && prefix.length + line.length + 1 + word.length > WIDTH) {
      lines.push(prefix + line)
      line = word
    } else line = line === '' ? word : `${line} ${word}`
  }
  return [...lines, prefix + line].join('\n')
}
