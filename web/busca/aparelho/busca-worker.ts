/** Searches what is on the device, away from the page: reading a Bible takes seconds the first time. */
import { FONTES_DA_BUSCA, type FonteDaBusca } from '#contract/fontes-da-busca.ts'
import { openGuarda, readBiblia, readNotas, readPadroes } from './documentos-guardados.ts'
import type { PedidoAoAparelho, RespostaDoAparelho } from './pedido-ao-aparelho.ts'
import { type Documento, type DocumentoComPalavras, procurar, withPalavras } from './procurar.ts'
import { readConsulta } from './read-consulta.ts'

/** Texts do not change while the network is away; notes do. */
const textos = new Map<FonteDaBusca, Promise<readonly DocumentoComPalavras[] | null>>()

async function readFonte(
  fonte: FonteDaBusca,
  leitor: string | null,
): Promise<readonly DocumentoComPalavras[] | null> {
  if (fonte === 'notas') return leitor === null ? null : collect(readNotas(leitor))
  if (fonte === 'ebooks' || fonte === 'destaques') return null
  const known = textos.get(fonte)
  if (known) return known
  const reading = readTexto(fonte)
  textos.set(fonte, reading)
  // What is not there yet may be by the next search.
  if ((await reading.catch(() => null)) === null) textos.delete(fonte)
  return reading
}

async function readTexto(fonte: 'padroes' | 'biblia'): Promise<readonly DocumentoComPalavras[] | null> {
  const cache = await openGuarda(fonte)
  if (cache === null) return null
  const entradas = await collect(fonte === 'padroes' ? readPadroes(cache) : readBiblia(cache))
  return entradas.length > 0 ? entradas : null
}

async function collect(parts: AsyncIterable<readonly Documento[]>): Promise<DocumentoComPalavras[]> {
  const entradas: DocumentoComPalavras[] = []
  for await (const documentos of parts)
    for (const documento of documentos) entradas.push(withPalavras(documento))
  return entradas
}

async function answer({ id, q, em, limite, leitor }: PedidoAoAparelho): Promise<RespostaDoAparelho> {
  const consulta = readConsulta(q)
  const lidas = await Promise.all(
    FONTES_DA_BUSCA.filter((fonte) => em === null || em === fonte).map(async (fonte) => ({
      fonte,
      entradas: await readFonte(fonte, leitor),
    })),
  )
  const there = lidas.flatMap(({ fonte, entradas }) => (entradas ? [{ fonte, entradas }] : []))
  return {
    id,
    grupos: consulta
      ? procurar(
          consulta,
          there.flatMap(({ entradas }) => entradas),
          limite,
        )
      : [],
    fontes: there.map(({ fonte }) => fonte),
  }
}

self.addEventListener('message', ({ data }: MessageEvent<PedidoAoAparelho>) => {
  answer(data)
    .then((resposta) => self.postMessage(resposta))
    .catch((error: unknown) => self.postMessage({ id: data.id, erro: String(error) }))
})
