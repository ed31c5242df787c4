import { useDeferredValue, useMemo } from 'react'
import * as z from 'zod/mini'
import type { TemaDaHarmonia } from '#contract/harmonias.ts'
import { FICHAS } from '../padroes/public.ts'
import { useMediaQuery } from '../platform/media-query.ts'
import { CampoFiltro } from '../ui/campo-filtro.tsx'
import { EstadoVazio } from '../ui/estado.tsx'
import { useLembrado } from '../ui/use-lembrado.ts'
import { compareTemas, filterTemas, formatTotal } from './comparacao.ts'
import type { EscolhaDeHarmonia } from './escolha.ts'
import { TemaDasHarmonias } from './tema.tsx'
import { TemaAusente } from './tema-ausente.tsx'
import { TemasDeUmSo } from './temas-de-um-so.tsx'
import type { TemasAbertos } from './use-temas-abertos.ts'

interface ListaDeTemasProps {
  readonly temas: readonly TemaDaHarmonia[]
  readonly escolha: EscolhaDeHarmonia
  readonly abertos: TemasAbertos
}

/** The themes that both standards treat, under a filter. */
export function ListaDeTemas({ temas, escolha, abertos }: ListaDeTemasProps) {
  const [filtro, setFiltro] = useLembrado('filtro', z.string(), '')
  const isWide = useMediaQuery('(min-width: 64rem)')
  const { a, b } = escolha
  const comparacao = useMemo(() => compareTemas(temas, { a, b }), [temas, a, b])
  // The field does not wait for 140 rows.
  const visiveis = filterTemas(comparacao.ambos, useDeferredValue(filtro))
  const { daAncora } = abertos
  const ausente = temas.find(
    ({ id }) => id === daAncora && !comparacao.ambos.some((comparado) => comparado.id === id),
  )
  if (comparacao.ambos.length === 0) {
    return <EstadoVazio>Estes dois padrões não têm temas em comum.</EstadoVazio>
  }
  return (
    <>
      <CampoFiltro
        className="temas-filtro"
        rotulo="Filtrar por tema"
        filtro={filtro}
        onChange={setFiltro}
        total={visiveis.length > 0 ? formatTotal(visiveis.length, comparacao.ambos.length) : ''}
      />
      <TemasDeUmSo comparacao={comparacao} escolha={escolha} />
      {ausente && <TemaAusente tema={ausente} />}
      <div className="temas-cabeca" aria-hidden="true">
        <span>{FICHAS[a].nome}</span>
        <span>{FICHAS[b].nome}</span>
      </div>
      {visiveis.length === 0 && <EstadoVazio>Nenhum resultado encontrado.</EstadoVazio>}
      <ul className="temas">
        {visiveis.map((tema) => (
          <TemaDasHarmonias
            key={tema.id}
            tema={tema}
            escolha={escolha}
            aberto={abertos.isAberto(tema.id)}
            isWide={isWide}
            onToggle={() => abertos.toggle(tema.id)}
          />
        ))}
      </ul>
    </>
  )
}
