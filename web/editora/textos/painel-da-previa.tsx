import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import type { FonteDoTexto, Previa, TemaDaFonte } from '#contract/editora/textos.ts'
import type { PaginaDoTexto } from '#contract/padrao-texto.ts'
import { Abas } from '../../ui/abas.tsx'
import { EstadoErro, EstadoVazio } from '../../ui/estado.tsx'
import { Carregando } from '../../ui/loading.tsx'
import { DiferencasDoTexto } from './diferencas.tsx'
import { linhasDaPagina } from './linhas-da-pagina.ts'
import type { RenderPagina } from './render-pagina.ts'

const ABAS = [
  { id: 'previa', rotulo: 'Prévia' },
  { id: 'palavras', rotulo: 'O que muda' },
  { id: 'fonte', rotulo: 'Na fonte' },
] as const
type AbaDaPrevia = (typeof ABAS)[number]['id']

interface PainelDaPreviaProps {
  readonly fonte: FonteDoTexto
  /** What the preview is of. */
  readonly texto: string
  readonly previa: UseQueryResult<Previa>
  readonly renderPagina: RenderPagina
}

/** The text as readers would see it, and what differs from what they see. */
export function PainelDaPrevia({ fonte, texto, previa, renderPagina }: PainelDaPreviaProps) {
  const [aba, setAba] = useState<AbaDaPrevia>('previa')
  const { data, error, refetch } = previa
  const publicado = fonte.estado === 'posta_de_lado' ? (fonte.texto_do_arquivo ?? '') : fonte.texto
  return (
    <section className="painel-da-previa" aria-label="Prévia e diferenças">
      <Abas label="Prévia e diferenças" abas={ABAS} atual={aba} onAba={setAba}>
        {aba === 'fonte' && <DiferencasDoTexto antes={publicado.split('\n')} depois={texto.split('\n')} />}
        {aba !== 'fonte' && error && (
          <EstadoErro message={`A prévia não foi feita. ${error.message}`} onRetry={() => void refetch()} />
        )}
        {aba !== 'fonte' && !data && !error && <Carregando />}
        {aba === 'previa' && data && (
          <PreviaAberta chave={fonte.chave} previa={data} renderPagina={renderPagina} />
        )}
        {aba === 'palavras' && data && <Palavras previa={data} />}
      </Abas>
    </section>
  )
}

const SEM_PREVIA = 'Com estes erros não há o que mostrar.'

interface PreviaAbertaProps {
  readonly chave: string
  readonly previa: Previa
  readonly renderPagina: RenderPagina
}

function PreviaAberta({ chave, previa: { pagina, temas }, renderPagina }: PreviaAbertaProps) {
  if (pagina) return renderPagina(chave, pagina.depois)
  if (!temas) return <EstadoVazio>{SEM_PREVIA}</EstadoVazio>
  return (
    <ul className="temas-da-previa">
      {temas.depois.map(({ tema, lugares }) => (
        <li key={tema}>
          <b>{tema}</b> <span className="muted">{lugares.join(', ')}</span>
        </li>
      ))}
    </ul>
  )
}

function Palavras({ previa: { pagina, temas } }: { previa: Previa }) {
  const [antes, depois] = linhasDe(pagina, temas)
  return antes && depois ? (
    <DiferencasDoTexto antes={antes} depois={depois} />
  ) : (
    <EstadoVazio>{SEM_PREVIA}</EstadoVazio>
  )
}

interface Lados<T> {
  readonly antes: T
  readonly depois: T
}

function linhasDe(
  pagina: Lados<PaginaDoTexto> | null,
  temas: Lados<readonly TemaDaFonte[]> | null,
): readonly (readonly string[])[] {
  if (pagina) return [linhasDaPagina(pagina.antes), linhasDaPagina(pagina.depois)]
  if (!temas) return []
  return [temas.antes, temas.depois].map((lado) =>
    lado.map(({ tema, lugares }) => `${tema}: ${lugares.join(', ')}`),
  )
}
