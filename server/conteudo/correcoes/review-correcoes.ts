import type { Database } from '#server/platform/database.ts'
import { readEmVigor } from './read-em-vigor.ts'
import { listNewest, updateIncorporada } from './repository.ts'

interface Revisao {
  /** Files that have the words of their correction now: it was retired. */
  incorporadas: string[]
  mudadas: string[]
  recusadas: { arquivo: string; motivo: string }[]
}

/** Compares standing corrections with the files beneath, and retires those that the files have taken in. */
export async function reviewCorrecoes(db: Database, dir: string): Promise<Revisao> {
  const revisao: Revisao = { incorporadas: [], mudadas: [], recusadas: await listRecusadas(db) }
  for (const correcao of await readEmVigor(db, dir)) {
    if (correcao.arquivoAgora === 'outro') revisao.mudadas.push(correcao.arquivo)
    if (correcao.arquivoAgora !== 'igual') continue
    await updateIncorporada(db.write, correcao)
    revisao.incorporadas.push(correcao.arquivo)
  }
  return revisao
}

async function listRecusadas(db: Database): Promise<Revisao['recusadas']> {
  const newest = await listNewest(db.read)
  return newest.flatMap(({ arquivo, recusa }) => (recusa === null ? [] : { arquivo, motivo: recusa }))
}

/** What a publisher is told of it, a sentence a line. */
export function describeRevisao({ incorporadas, mudadas, recusadas }: Revisao): string[] {
  return [
    ...incorporadas.map((arquivo) => `Correção de ${arquivo}: o arquivo já a contém; foi encerrada.`),
    ...mudadas.map(
      (arquivo) =>
        `Correção de ${arquivo}: o arquivo mudou por baixo dela, que continua valendo. Escolha em /editora/textos.`,
    ),
    ...recusadas.map(
      ({ arquivo, motivo }) =>
        `Correção de ${arquivo}: posta de lado, o texto é o do arquivo. Escolha em /editora/textos. Motivo:\n${motivo}`,
    ),
  ]
}
