/** The proof texts in our own translation (content/provas): one USFM file a book, and what is said of the edition. */
import * as z from 'zod/mini'
import { SiglaDeEdicao } from '#contract/biblia.ts'
import { ContentError, type ContentProblem } from '#server/arquivos/content-error.ts'
import { reportTo } from '#server/arquivos/report.ts'
import { parseYaml } from '#server/arquivos/yaml-source.ts'
import type { CanonLivro } from '#server/biblia/canon.ts'
import { createBibliaBuilder } from '#server/biblia/formats/biblia-builder.ts'
import { parseUsfm } from '#server/biblia/formats/usfm.ts'
import type { ParsedBiblia } from '#server/biblia/parsed-biblia.ts'
import {
  fingerprintProvas,
  loadProvas,
  PROVAS_DESCRICAO,
  PROVAS_FOLDER,
  type ProvasFile,
} from './provas-files.ts'

const Texto = z.string().check(z.minLength(1))
const Descricao = z.strictObject({
  sigla: SiglaDeEdicao,
  nome: Texto,
  versao: Texto,
  licenca: Texto,
  atribuicao: Texto,
  aviso: Texto,
})

export interface EdicaoDasProvas {
  biblia: ParsedBiblia
  sigla: string
  /** What a reader is told of the translation. */
  aviso: string
  /** SHA-256 over names and texts of the files. */
  impressao: string
}

/** @returns null when the content folder has no proof texts @throws ContentError naming every wrong file and line */
export async function readProvas(
  contentDir: string,
  canon: readonly CanonLivro[],
): Promise<EdicaoDasProvas | null> {
  const files = await loadProvas(contentDir)
  if (files.length === 0) return null
  const problems: ContentProblem[] = []
  const descricao = readDescricao(files, problems)
  const builder = createBibliaBuilder(canon)
  for (const { name, text } of files) {
    if (name.endsWith('.usfm')) parseUsfm({ file: `${PROVAS_FOLDER}/${name}`, text }, builder)
  }
  const { biblia, problemas } = builder.build('')
  problems.push(...problemas, ...findForaDoCanon(biblia, canon))
  if (problems.length > 0 || !descricao) throw new ContentError(problems)
  const { sigla, aviso, ...dita } = descricao
  return { biblia: { ...biblia, ...dita, sigla }, sigla, aviso, impressao: fingerprintProvas(files) }
}

function readDescricao(files: readonly ProvasFile[], problems: ContentProblem[]) {
  const report = reportTo(problems, `${PROVAS_FOLDER}/${PROVAS_DESCRICAO}`)
  const file = files.find(({ name }) => name === PROVAS_DESCRICAO)
  if (file) return parseYaml(Descricao, { text: file.text, firstLine: 1 }, report)?.value ?? null
  report(undefined, 'Falta este arquivo, que diz o nome e a licença da edição.')
  return null
}

function findForaDoCanon(biblia: ParsedBiblia, canon: readonly CanonLivro[]): ContentProblem[] {
  return biblia.livros.flatMap(({ id, capitulos }) => {
    const livro = canon.find((each) => each.id === id)
    return capitulos.flatMap(({ numero, versiculos }) =>
      versiculos
        .filter((versiculo) => versiculo.numero > (livro?.versiculos[numero - 1] ?? 0))
        .map((versiculo) => ({
          file: PROVAS_FOLDER,
          reason: `${livro?.abreviatura} ${numero}.${versiculo.numero} não existe.`,
        })),
    )
  })
}
