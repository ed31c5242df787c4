import type { MarcacaoExportada, ResultadoDaImportacao } from '#contract/importar-marcacoes.ts'
import { MAX_NOTA_DA_MARCA } from '#contract/marcas.ts'
import { PADROES } from '#contract/padroes.ts'
import { importarDestaque } from '#server/destaques/importar-destaque.ts'
import { alterarDestaque } from '#server/destaques/service.ts'
import { etiquetar } from '#server/etiquetas/etiquetar.ts'
import { importarMarca } from '#server/marcas/importar-marca.ts'
import { salvarMarca } from '#server/marcas/service.ts'
import { importarNota } from '#server/notas/importar-nota.ts'
import { alterarNota } from '#server/notas/service.ts'
import { AppError } from '#server/platform/app-error.ts'
import { nextTurn } from '#server/platform/batches.ts'
import type { Database } from '#server/platform/database.ts'
import type { SemEtiquetas } from './presenter.ts'
import { findMarcacao } from './read-by-chaves.ts'

/** One after the other, each for itself: one that is refused leaves the others as they are. @returns in their order */
export async function importar(
  db: Database,
  usuarioId: string,
  marcacoes: readonly MarcacaoExportada[],
): Promise<ResultadoDaImportacao[]> {
  const resultados: ResultadoDaImportacao[] = []
  for (const marcacao of marcacoes) {
    if (resultados.length > 0) await nextTurn()
    resultados.push(await importarUma(db, usuarioId, marcacao))
  }
  return resultados
}

async function importarUma(
  db: Database,
  usuarioId: string,
  marcacao: MarcacaoExportada,
): Promise<ResultadoDaImportacao> {
  let resultado: ResultadoDaImportacao['resultado'] | undefined
  try {
    const { tipo, id, etiquetas } = marcacao
    const atual = await findMarcacao(db, usuarioId, { tipo, id })
    resultado = atual
      ? await atualizar(db, usuarioId, marcacao, atual)
      : (await criar(db, usuarioId, marcacao))
        ? 'criada'
        : 'havia'
    if (resultado !== 'havia' && etiquetas.length > 0) {
      await etiquetar(db, usuarioId, { marcacoes: [{ tipo, id }], por: etiquetas, tirar: [] })
    }
    return { resultado, motivo: '' }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    // What is there by now stays; only its tags could not be had.
    return { resultado: resultado ?? 'recusada', motivo: error.message }
  }
}

/** What is there stays, unless the file says later what it says otherwise. */
async function atualizar(
  db: Database,
  usuarioId: string,
  { tipo, id, titulo, nota, cor, editada_em }: MarcacaoExportada,
  atual: SemEtiquetas,
): Promise<'havia' | 'atualizada'> {
  const { versao } = atual
  const isSame = atual.titulo === titulo && atual.nota === nota && atual.cor === cor
  if (isSame || atual.editada_em >= editada_em) return 'havia'
  if (tipo === 'nota') await alterarNota(db, usuarioId, id, { titulo, anotacao: nota, versao })
  else if (tipo === 'destaque')
    await alterarDestaque(db, usuarioId, id, { nota, versao, ...(cor && { cor }) })
  else {
    demandEscrita({ cor, nota })
    await salvarMarca(db, usuarioId, id, { cor, nota, versao }, undefined)
  }
  return 'atualizada'
}

/** @returns false when another call has made it meanwhile */
function criar(db: Database, usuarioId: string, marcacao: MarcacaoExportada): Promise<boolean> {
  const { tipo, id, lugar, titulo, trecho, palavras, nota, cor } = marcacao
  const agora = new Date().toISOString()
  // A clock that was ahead would keep it at the top of the list.
  const criada_em = marcacao.criada_em < agora ? marcacao.criada_em : agora
  const editada_em = marcacao.editada_em < agora ? marcacao.editada_em : agora
  const times = { criado_em: criada_em, atualizado_em: editada_em }
  if (tipo === 'nota') {
    if (lugar.em !== 'padrao') throw foraDoLugar()
    const { simboloId: simbolo } = PADROES[lugar.padrao]
    const texto = { titulo, anotacao: nota, criada_em, editada_em }
    return importarNota(db, usuarioId, { id, simbolo, numero: lugar.numero, ancora: lugar.ancora, ...texto })
  }
  if (tipo === 'destaque') {
    if (lugar.em !== 'ebook' || cor === null || trecho.trim() === '') throw foraDoLugar()
    const { em: _, ...passagem } = lugar
    const destaque = { id, ...passagem, trecho, cor, nota, criado_em: criada_em, editado_em: editada_em }
    return importarDestaque(db, usuarioId, destaque)
  }
  if (lugar.em === 'ebook' || lugar.inicio === null || lugar.fim === null) throw foraDoLugar()
  demandEscrita(marcacao)
  if (palavras && trecho.trim() === '') throw foraDoLugar()
  const { inicio, fim } = lugar
  const onde = { fonte: lugar.em === 'biblia' ? lugar.em : lugar.padrao, inicio, fim }
  return importarMarca(db, usuarioId, {
    ...{ id, cor, nota, ...times, ...onde },
    ...(palavras && { palavras: { ...palavras, trecho } }),
  })
}

/** What the calls of marks ask for. @throws AppError 422 */
function demandEscrita({ cor, nota }: Pick<MarcacaoExportada, 'cor' | 'nota'>): void {
  if (nota.length > MAX_NOTA_DA_MARCA) throw invalida('A nota é longa demais.')
  if (cor === null && nota === '') throw invalida('Não tem cor nem nota.')
}

function foraDoLugar(): AppError {
  return invalida('O lugar não é de uma marcação deste tipo.')
}

function invalida(message: string): AppError {
  return new AppError('dados_invalidos', message)
}
