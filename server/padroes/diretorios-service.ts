/** FGOP, DCPU and DCPR. */

import type {
  CapituloDcprCompleto,
  CapituloDcpu,
  CapituloDcpuCompleto,
  CapituloFgopCompleto,
  CapituloPorOrdem,
} from '#contract/diretorios.ts'
import type { SecaoTexto } from '#contract/padrao-texto.ts'
import { PADROES } from '#contract/padroes.ts'
import type { Database } from '#server/platform/database.ts'
import { readPagina, readPaginaCompleta } from './pagina.ts'
import { toCapituloNumerado, toCapituloPorOrdem, toSecaoTexto } from './presenter.ts'
import { listPaginas } from './repository.ts'

type PorOrdem = (typeof PADROES)['fgop']['simboloId'] | (typeof PADROES)['dcpr']['simboloId']

export async function readCapitulosPorOrdem(db: Database, simboloId: PorOrdem): Promise<CapituloPorOrdem[]> {
  return (await listPaginas(db, simboloId)).map(toCapituloPorOrdem)
}

/** @throws AppError 404 for a number that is no chapter. */
export async function readCapituloPorOrdem(
  db: Database,
  simboloId: PorOrdem,
  ordem: number,
): Promise<CapituloPorOrdem> {
  return toCapituloPorOrdem(await readPagina(db, simboloId, ordem))
}

/** @throws AppError 404 for a number that is no chapter. */
export async function readCapituloFgopCompleto(db: Database, ordem: number): Promise<CapituloFgopCompleto> {
  const pagina = await readPaginaCompleta(db, PADROES.fgop.simboloId, ordem)
  return { ...toCapituloPorOrdem(pagina), secoes: pagina.secoes }
}

/** @throws AppError 404 for a number that is no chapter. */
export async function readCapituloDcprCompleto(db: Database, ordem: number): Promise<CapituloDcprCompleto> {
  const pagina = await readPaginaCompleta(db, PADROES.dcpr.simboloId, ordem)
  return { ...toCapituloPorOrdem(pagina), secoes: pagina.secoes.map(toSecaoTexto) }
}

export async function readSecoesDcpr(db: Database, ordem: number): Promise<SecaoTexto[]> {
  return (await readCapituloDcprCompleto(db, ordem)).secoes
}

export async function readCapitulosDcpu(db: Database): Promise<CapituloDcpu[]> {
  return (await listPaginas(db, PADROES.dcpu.simboloId)).map(toCapituloNumerado)
}

/** @throws AppError 404 for a number that is no chapter. */
export async function readCapituloDcpu(db: Database, numero: number): Promise<CapituloDcpu> {
  return toCapituloNumerado(await readPagina(db, PADROES.dcpu.simboloId, numero))
}

/** @throws AppError 404 for a number that is no chapter. */
export async function readCapituloDcpuCompleto(db: Database, numero: number): Promise<CapituloDcpuCompleto> {
  const pagina = await readPaginaCompleta(db, PADROES.dcpu.simboloId, numero)
  const secoes = pagina.secoes.map((secao) => ({
    ...toSecaoTexto(secao),
    titulo: secao.titulo,
    destaque: secao.destaque,
  }))
  return { ...toCapituloNumerado(pagina), secoes }
}
