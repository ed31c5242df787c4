import type { MeusDados } from '#contract/meus-dados.ts'
import { siglaOfSimbolo } from '#contract/padroes.ts'
import type { AssinaturaTable } from '#server/platform/tables-assinaturas.ts'
import type { AnotacaoTable, DestaqueTable, LeituraTable } from '#server/platform/tables-leitor.ts'

interface NoLivro {
  ebook: string
  capitulo: string | null
}

export function toNotaExportada({
  simbolo_id,
  ...nota
}: Omit<AnotacaoTable, 'usuario_id' | 'texto_busca'>): MeusDados['notas'][number] {
  return { padrao: siglaOfSimbolo(simbolo_id) ?? String(simbolo_id), ...nota }
}

export function toLeituraExportada({
  capitulo_atual_id,
  posicao_paragrafo_id,
  posicao_deslocamento,
  posicao_versao,
  posicao_aparelho,
  posicao_em,
  ...leitura
}: LeituraTable & NoLivro): MeusDados['leituras'][number] {
  return {
    ...leitura,
    capitulo_id: capitulo_atual_id,
    posicao: {
      paragrafo_id: posicao_paragrafo_id,
      deslocamento: posicao_deslocamento,
      versao: posicao_versao,
      aparelho: posicao_aparelho,
      salva_em: posicao_em,
    },
  }
}

export function toAssinaturaExportada({
  renova,
  cancelada,
  retomavel,
  ...assinatura
}: AssinaturaTable): MeusDados['assinaturas'][number] {
  return { ...assinatura, renova: renova === 1, cancelada: cancelada === 1, retomavel: retomavel === 1 }
}

export function toDestaqueExportado({
  ebook_capitulo_id,
  ...destaque
}: DestaqueTable & NoLivro): MeusDados['destaques'][number] {
  return { ...destaque, capitulo_id: ebook_capitulo_id }
}
