import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useNavigate } from '../platform/router/use-navigate.ts'
import { type FolhaDeEstudo, formatFolha, parseFolha } from './folha-do-endereco.ts'

interface FolhaEmUso {
  readonly folha: FolhaDeEstudo
  /** How many places of the address are left out. */
  readonly ignorados: number
  /** At once, and soon in the address. */
  readonly change: (mudanca: Partial<FolhaDeEstudo>) => void
}

/** The handout of the address. The router takes its time to change that, and a second change may come before. */
export function useFolha(): FolhaEmUso {
  const { search } = useLocation()
  const navigate = useNavigate()
  const [{ folha, ignorados }, setLida] = useState(() => parseFolha(new URLSearchParams(search)))
  const latest = useRef(folha)
  const escritas = useRef(new Set([search]))

  useEffect(() => {
    // Another handout, or another edition: not written here.
    if (escritas.current.has(search)) return
    const lida = parseFolha(new URLSearchParams(search))
    latest.current = lida.folha
    setLida(lida)
  }, [search])

  return {
    folha,
    ignorados,
    change(mudanca) {
      const next = { ...latest.current, ...mudanca }
      const endereco = formatFolha(next)
      latest.current = next
      escritas.current.add(endereco.replace(/^[^?]*/, ''))
      setLida((lida) => ({ ...lida, folha: next }))
      void navigate(endereco, { replace: true })
    },
  }
}
