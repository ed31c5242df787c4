import type { EdicaoDaBiblia } from '#contract/biblia.ts'
import { FICHAS, formatPagina } from '../padroes/public.ts'
import { ApiError } from '../platform/api-error.ts'
import { origemDoTexto } from '../referencias/public.ts'
import { composePagina } from './compose-pagina.ts'
import { composePassagem } from './compose-passagem.ts'
import { creditosDaFolha } from './creditos-da-folha.ts'
import type { FolhaComposta, ParteDaFolha } from './folha-composta.ts'
import type { FolhaDeEstudo } from './folha-do-endereco.ts'
import { citarTexto, type TextoDaBiblia, type TextoDaFolha, type TextoDePadrao } from './list-textos.ts'
import type { TextosDaFolha } from './use-textos-da-folha.ts'

interface EdicoesDaFolha {
  readonly edicao: EdicaoDaBiblia | null | undefined
  readonly edicoes: readonly EdicaoDaBiblia[]
}

/** A handout as far as it has come, and what is not on it. */
interface EstadoDaFolha {
  readonly composta: FolhaComposta
  readonly isPending: boolean
  /** What could not be fetched: 'CFW 8', 'textos-prova de CFW 8'. */
  readonly falhas: readonly string[]
  /** Places that do not exist, or not in the edition in use. */
  readonly ausentes: readonly string[]
  /** Asks again for what could not be fetched. */
  readonly retry: () => void
}

interface ParteLida {
  readonly parte: ParteDaFolha | null
  readonly isPending: boolean
  readonly falhas: readonly Falha[]
  readonly isAusente: boolean
}

interface Falha {
  readonly nome: string
  readonly refetch: () => unknown
}

/** What a handout is called where the reader has given it no title. */
export function tituloDaFolha({ titulo, lugares }: Pick<FolhaDeEstudo, 'titulo' | 'lugares'>): string {
  const [lugar, outro] = lugares
  if (titulo.trim() !== '') return titulo.trim()
  if (!lugar || outro || !('padrao' in lugar) || lugar.de !== lugar.ate) return 'Folha de estudo'
  return formatPagina(FICHAS[lugar.padrao], lugar.de)
}

/** Puts a handout together of what has come. */
export function composeFolha(
  folha: FolhaDeEstudo,
  dados: TextosDaFolha,
  { edicao, edicoes }: EdicoesDaFolha,
): EstadoDaFolha {
  const { titulo, lugares, corpo, comNome, linhas, provas } = folha
  const { textos } = dados
  const nomeOf = (texto: TextoDaFolha) =>
    citarTexto(texto, 'livro' in texto ? dados.livroOf(texto.livro)?.data?.livro : undefined)
  const lidas = textos.map((texto) =>
    'padrao' in texto
      ? readPagina(texto, dados, folha, isPrimeira(texto, textos))
      : readPassagem(texto, dados, { titulo: nomeOf(texto), isParcial: edicao?.parcial ?? false, linhas }),
  )
  const presentes = textos.filter((_, index) => lidas[index]?.parte)
  const dePadrao = presentes.filter((texto) => 'padrao' in texto)
  const escritas = provas === 'textos' ? dePadrao.flatMap((texto) => dados.provasOf(texto).data ?? []) : []
  const lidasDasProvas = escritas.flatMap((mapa) => [...mapa.values()])
  const falhas = lidas.flatMap((lida) => lida.falhas)
  return {
    composta: {
      titulo: tituloDaFolha({ titulo, lugares }),
      ...{ comNome, corpo, linhasNoFim: linhas === 'fim' },
      partes: lidas.flatMap(({ parte }) => parte ?? []),
      creditos: creditosDaFolha({
        hasPadroes: dePadrao.length > 0,
        hasBiblia:
          presentes.length > dePadrao.length ||
          lidasDasProvas.some(({ isDaBiblioteca, referencias }) => !isDaBiblioteca && referencias.length > 0),
        origem: origemDoTexto(lidasDasProvas),
        ...{ edicao, edicoes },
      }),
    },
    isPending: lidas.some((lida) => lida.isPending),
    falhas: [...new Set(falhas.map(({ nome }) => nome))],
    ausentes: textos.filter((_, index) => lidas[index]?.isAusente).map(nomeOf),
    retry: () => {
      for (const { refetch } of falhas) refetch()
    },
  }
}

/** Whether no other text before it is of the same chapter: its notes come once. */
function isPrimeira({ chave, padrao, numero }: TextoDePadrao, textos: readonly TextoDaFolha[]): boolean {
  const primeira = textos.find(
    (outro) => 'padrao' in outro && outro.padrao === padrao && outro.numero === numero,
  )
  return primeira?.chave === chave
}

function readPagina(
  texto: TextoDePadrao,
  dados: TextosDaFolha,
  folha: FolhaDeEstudo,
  comNotas: boolean,
): ParteLida {
  const nome = citarTexto(texto, undefined)
  const pagina = dados.paginaOf(texto)
  const provas = dados.provasOf(texto)
  const notas = dados.notasOf(texto)
  const parte =
    pagina.data &&
    composePagina({
      ...{ texto, pagina: pagina.data, opcoes: folha },
      textos: (folha.provas === 'textos' && provas.data) || null,
      notas: comNotas && notas.isEnabled ? (notas.data ?? []) : [],
    })
  return {
    parte: parte ?? null,
    isPending: pagina.isPending || [provas, notas].some((query) => query.isEnabled && query.isPending),
    falhas: [
      ...(pagina.isError && !pagina.data ? [{ nome, refetch: pagina.refetch }] : []),
      ...(provas.isError && provas.isEnabled && !provas.data
        ? [{ nome: `textos-prova de ${nome}`, refetch: provas.refetch }]
        : []),
      ...(notas.isError && notas.isEnabled && comNotas && !notas.data
        ? [{ nome: `suas notas de ${nome}`, refetch: notas.refetch }]
        : []),
    ],
    isAusente: parte === null,
  }
}

function readPassagem(
  texto: TextoDaBiblia,
  dados: TextosDaFolha,
  opcoes: { titulo: string; isParcial: boolean; linhas: FolhaDeEstudo['linhas'] },
): ParteLida {
  const versiculos = dados.versiculosOf(texto)
  const livro = dados.livroOf(texto.livro)
  const isInexistente = versiculos.error instanceof ApiError && versiculos.error.status === 404
  const parte = versiculos.data ? composePassagem({ texto, versiculos: versiculos.data, ...opcoes }) : null
  return {
    parte,
    isPending: versiculos.isPending || livro?.isPending === true,
    falhas: isInexistente
      ? []
      : [versiculos, livro].flatMap((query) =>
          query?.isError && !query.data ? [{ nome: opcoes.titulo, refetch: query.refetch }] : [],
        ),
    isAusente: isInexistente || (versiculos.data !== undefined && parte === null),
  }
}
