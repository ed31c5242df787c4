import type { Destaque } from '#contract/destaques.ts'
import type { Marcacao } from '#contract/marcacoes.ts'
import type { MarcaDoLeitor } from '#contract/marcas.ts'
import { editDestaqueOrKeep } from '../destaques/public.ts'
import { saveMarcaOrKeep } from '../marcas/public.ts'
import { textoDaMarca } from './texto-da-marca.ts'

export type MudancaDaMarcacao = Partial<Pick<Marcacao, 'cor' | 'nota'>>

/**
 * Changes colour or note of a highlight or mark as its own feature does, which keeps it on the device while the server is away.
 * @param edicao of the numbers of its verses @returns it as it is now @throws what the feature's call throws
 */
export async function salvarMarcacao(
  marcacao: Marcacao,
  mudanca: MudancaDaMarcacao,
  edicao: string | undefined,
): Promise<Marcacao> {
  const { tipo } = marcacao
  if (tipo === 'nota') throw new Error('a note is changed in its own form')
  if (tipo === 'destaque') {
    const { cor, nota = marcacao.nota } = mudanca
    const salvo = await editDestaqueOrKeep(marcacao.id, toDestaque(marcacao), { nota, ...(cor && { cor }) })
    return {
      ...marcacao,
      cor: salvo.cor,
      nota: salvo.nota,
      versao: salvo.versao,
      editada_em: salvo.editado_em,
    }
  }
  const { cor, nota, versao, atualizado_em } = await saveMarca({ ...marcacao, ...mudanca }, edicao)
  return { ...marcacao, cor, nota, versao, editada_em: atualizado_em }
}

function toDestaque({ lugar, cor, ...marcacao }: Marcacao): Destaque {
  if (lugar.em !== 'ebook' || cor === null) throw new Error('a highlight has its book and its colour')
  const { id, trecho, nota, versao, criada_em, editada_em } = marcacao
  const { titulo: _livro, em: _em, leitura_id: _leitura, ...passagem } = lugar
  return { id, ...passagem, trecho, cor, nota, versao, criado_em: criada_em, editado_em: editada_em }
}

function saveMarca(marcacao: Marcacao, edicao: string | undefined): Promise<MarcaDoLeitor> {
  const { id, lugar, cor, nota, versao, palavras, criada_em, editada_em } = marcacao
  const onde = textoDaMarca(marcacao, edicao)
  if (lugar.em === 'ebook' || lugar.inicio === null || lugar.fim === null || !onde) {
    throw new Error('a mark has its text')
  }
  const { inicio, fim } = lugar
  // In a standard what it covers are parts of the page.
  const coberto = lugar.em === 'biblia' ? lugar : { de: inicio, ate: fim }
  const marca = {
    ...{ id, inicio, fim, de: coberto.de, ate: coberto.ate, cor, nota, versao },
    ...{ ...(palavras && { palavras }), criado_em: criada_em, atualizado_em: editada_em },
  }
  return saveMarcaOrKeep({ tipo: 'alterar', versao, marca, onde })
}
