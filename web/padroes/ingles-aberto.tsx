import '../styles/ingles.css'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import * as z from 'zod/mini'
import { useLembrado } from '../ui/use-lembrado.ts'
import { citarPadrao, lugarDaSecao } from './citar-padrao.ts'
import { holdSecao } from './hold-secao.ts'
import type { InglesAbertoProps } from './ingles-da-pagina.ts'
import { InglesDaSecao } from './ingles-da-secao.tsx'
import { originalQuery } from './original-query.ts'
import { changePreferenciaDoIngles, usePreferenciaDoIngles } from './preferencia-do-ingles.ts'
import { useCopiaDoIngles } from './use-copia-do-ingles.ts'

/** Sections that are shown otherwise than the rest of the page. */
const Trocadas = z.array(z.number()).check(z.maxLength(99))

/** The button, and what it and the sections' menus bring beside the sections. */
export function InglesAberto({ ficha, pagina, original, ingles, onChange, children }: InglesAbertoProps) {
  const { numero } = pagina
  const { comparar } = usePreferenciaDoIngles()
  const [trocadas, setTrocadas] = useLembrado(`ingles-${numero}`, Trocadas, [])
  const mostradas = original.secoes.filter((secao) => comparar !== trocadas.includes(secao)).join()
  const { data, isError, refetch } = useQuery({
    ...originalQuery(ficha.padrao, numero),
    enabled: mostradas !== '',
  })
  useCopiaDoIngles()

  const blocos = useMemo(() => {
    const numeros = mostradas === '' ? [] : mostradas.split(',').map(Number)
    const [first] = numeros
    const found = new Map<number, ReactNode>()
    if (isError && first !== undefined) found.set(first, <InglesFalhou onRetry={() => void refetch()} />)
    for (const secao of data?.secoes ?? []) {
      if (!data || !numeros.includes(secao.secao)) continue
      const lugar = citarPadrao(ficha, [lugarDaSecao(ficha.unidade, numero, secao.secao)])
      found.set(secao.secao, <InglesDaSecao original={data} secao={secao} lugar={lugar} />)
    }
    return found
  }, [data, isError, refetch, mostradas, ficha, numero])

  const restore = useRef<(() => void) | null>(null)
  useEffect(() => {
    restore.current = holdSecao()
    const toggle = (secao: number) =>
      setTrocadas(trocadas.includes(secao) ? trocadas.filter((each) => each !== secao) : [...trocadas, secao])
    onChange({ pagina, blocos, secoes: original.secoes, toggle })
  }, [pagina, blocos, original, trocadas, setTrocadas, onChange])
  // In the commit in which the sections change, before it is painted.
  useLayoutEffect(() => {
    if (ingles) restore.current?.()
    restore.current = null
  }, [ingles])

  const handleClick = () => {
    setTrocadas([])
    changePreferenciaDoIngles({ comparar: !comparar })
  }
  return (
    <button type="button" className="link" aria-pressed={comparar} onClick={handleClick}>
      {children}
    </button>
  )
}

function InglesFalhou({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="ingles" role="alert">
      O inglês não pôde ser carregado. Verifique a conexão.{' '}
      <button type="button" className="link" onClick={onRetry}>
        Tentar de novo
      </button>
    </div>
  )
}
