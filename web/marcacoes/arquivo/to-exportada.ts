import type { MarcacaoExportada } from '#contract/importar-marcacoes.ts'
import type { Marcacao } from '#contract/marcacoes.ts'

/** What a file says of one: all that brings it back, without what is made of the texts. */
export function toExportada(marcacao: Marcacao): MarcacaoExportada {
  const { tipo, id, citacao, titulo, trecho, palavras, nota, cor, criada_em, editada_em, etiquetas } =
    marcacao
  // Whole verses have the words of whatever edition.
  const isDeVersos = tipo === 'marca' && palavras === null
  return {
    tipo,
    id,
    lugar: toLugar(marcacao.lugar),
    citacao: citacao.slice(0, 500),
    titulo,
    trecho: isDeVersos ? '' : trecho,
    palavras: palavras && { edicao: palavras.edicao, lugar: palavras.lugar },
    nota,
    cor,
    criada_em,
    editada_em,
    etiquetas: etiquetas.map(({ nome }) => nome),
  }
}

function toLugar(lugar: Marcacao['lugar']): MarcacaoExportada['lugar'] {
  if (lugar.em === 'padrao') {
    const { em, padrao, numero, ancora, inicio, fim } = lugar
    return { em, padrao, numero, ...(ancora && { ancora }), inicio, fim }
  }
  if (lugar.em === 'biblia') return { em: lugar.em, inicio: lugar.inicio, fim: lugar.fim }
  const { titulo: _titulo, leitura_id: _leitura, ...passagem } = lugar
  return passagem
}
