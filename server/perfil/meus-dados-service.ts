import type { MeusDados } from '#contract/perfil.ts'
import type { Sessao } from '#server/auth/sessions.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Database } from '#server/platform/database.ts'
import { readAparencia } from './aparencia-service.ts'
import {
  findConta,
  listDestaquesParaExportar,
  listLeiturasParaExportar,
  listNotasParaExportar,
} from './repository.ts'
import { readPreferencias, readSessoes } from './service.ts'

/** Everything that is stored about the reader, besides the hash of the password. */
export async function readMeusDados(db: Database, sessao: Sessao): Promise<MeusDados> {
  const { usuarioId } = sessao
  const [conta, preferencias, sessoes, notas, leituras, destaques, aparencia] = await Promise.all([
    findConta(db, usuarioId),
    readPreferencias(db, usuarioId),
    readSessoes(db, sessao),
    listNotasParaExportar(db, usuarioId),
    listLeiturasParaExportar(db, usuarioId),
    listDestaquesParaExportar(db, usuarioId),
    readAparencia(db, usuarioId),
  ])
  if (!conta) throw new AppError('sem_sessao', 'Sua sessão terminou. Entre de novo.')
  const { username, first_name, last_name, email, foto, criado_em } = conta
  return {
    perfil: { username, first_name, last_name, email, foto, criado_em },
    preferencias,
    sessoes,
    notas,
    leituras: leituras.map(toLeituraExportada),
    destaques,
    aparencia,
  }
}

type LeituraRow = Awaited<ReturnType<typeof listLeiturasParaExportar>>[number]

function toLeituraExportada({
  posicao_paragrafo_id,
  posicao_deslocamento,
  posicao_versao,
  posicao_aparelho,
  posicao_em,
  ...leitura
}: LeituraRow): MeusDados['leituras'][number] {
  return {
    ...leitura,
    posicao: {
      paragrafo_id: posicao_paragrafo_id,
      deslocamento: posicao_deslocamento,
      versao: posicao_versao,
      aparelho: posicao_aparelho,
      salva_em: posicao_em,
    },
  }
}
