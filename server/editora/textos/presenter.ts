import type { CorrecaoDoTexto, FonteDoTexto, Previa } from '#contract/editora/textos.ts'
import type { PaginaDoTexto } from '#contract/padrao-texto.ts'
import { listLugares } from '#server/conteudo/correcoes/describe-efeitos.ts'
import type { PreviaDoTexto } from '#server/conteudo/correcoes/preview-texto.ts'
import type { TextoCorrigido } from '#server/conteudo/correcoes/service.ts'
import type { ParsedHarmonia, ParsedPagina, ParsedParte } from '#server/conteudo/parsers/content-model.ts'

const MAX_PROBLEMAS = 100

export function toPrevia({ problemas, efeitos, pagina, temas }: PreviaDoTexto): Previa {
  return {
    problemas: problemas
      .slice(0, MAX_PROBLEMAS)
      .map(({ file, line = null, reason }) => ({ arquivo: file, linha: line, motivo: reason })),
    efeitos,
    pagina: pagina && { antes: toPagina(pagina.antes), depois: toPagina(pagina.depois) },
    temas: temas && { antes: temas.antes.map(toTema), depois: temas.depois.map(toTema) },
  }
}

function toTema(harmonia: ParsedHarmonia) {
  return { tema: harmonia.tema, lugares: listLugares(harmonia) }
}

/** As readers get it; ids are those of no row yet. */
function toPagina({ numero, titulo, secoes }: ParsedPagina): PaginaDoTexto {
  return {
    numero,
    titulo,
    secoes: secoes.map(({ numero: secao, partes, ...rest }, index) => ({
      id: index + 1,
      secao,
      titulo: rest.titulo,
      destaque: rest.destaque,
      partes: partes.map((parte) => toParte(parte, index + 1)),
    })),
  }
}

function toParte({ texto, ordem, referencias, ...rest }: ParsedParte, secao: number) {
  return {
    id: secao * 1_000 + ordem,
    parte: texto,
    subtitulo: rest.subtitulo,
    ordem_dentro_da_secao: ordem,
    paragrafo: rest.paragrafo,
    marcador: rest.marcador,
    referencias: referencias.map(({ referencia }) => ({ referencia })),
  }
}

export function toFonte(
  fonte: TextoCorrigido,
  nomes: ReadonlyMap<string, string>,
  { chave, arquivo, titulo, versao }: Pick<FonteDoTexto, 'chave' | 'arquivo' | 'titulo' | 'versao'>,
): FonteDoTexto {
  return {
    chave,
    arquivo,
    titulo,
    versao,
    estado: fonte.estado,
    corrigido_em: fonte.corrigido_em,
    texto: fonte.texto,
    texto_do_arquivo: fonte.texto === fonte.textoDoArquivo ? null : fonte.textoDoArquivo,
    texto_de_antes: fonte.textoDeAntes,
    recusa: fonte.recusa,
    correcoes: fonte.correcoes.map((row) => toCorrecao(row, nomes.get(row.autor_id ?? '') ?? null)),
  }
}

function toCorrecao(row: TextoCorrigido['correcoes'][number], autor: string | null): CorrecaoDoTexto {
  const { versao, motivo, criada_em, desfaz, incorporada_em, texto_impressao } = row
  const tipo = desfaz !== null ? 'desfeita' : texto_impressao === null ? 'arquivo' : 'correcao'
  return { versao, tipo, motivo, autor, criada_em, desfaz, incorporada_em }
}
