import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { type FocusEvent, useRef, useState } from 'react'
import type { EbookResumo } from '#contract/ebooks.ts'
import { paths } from '../paths.ts'
import { useNavigate } from '../platform/router/use-navigate.ts'
import { useCombobox } from '../ui/use-combobox.ts'
import { BuscaLista } from './busca-lista.tsx'
import { ebooksQuery, prefetchEbook } from './queries.ts'
import { suggestTitulos } from './suggest-titulos.ts'

/** Up to five suggestions as one types: arrows choose, Enter opens, Esc closes, then empties. Titles come with the first use. */
export function BuscaTitulos() {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [texto, setTexto] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const [isWanted, setIsWanted] = useState(false)
  const [escolhida, setEscolhida] = useState(-1)
  const input = useRef<HTMLInputElement>(null)
  const { data, isError, refetch } = useQuery({ ...ebooksQuery(), enabled: isWanted })
  const sugestoes = suggestTitulos(data ?? [], texto)
  const isShown = isOpen && texto.trim() !== ''

  function handleChange(value: string) {
    setTexto(value)
    setEscolhida(-1)
    setIsOpen(true)
    setIsWanted(true)
  }

  function handleOpen(ebook: EbookResumo | undefined) {
    if (!ebook) return
    setIsOpen(false)
    void navigate(paths.ebook(ebook.id))
  }

  function handleMove(index: number) {
    setEscolhida(index)
    const ebook = sugestoes[index]
    if (ebook) prefetchEbook(queryClient, ebook.id)
  }

  function handleBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) setIsOpen(false)
  }

  const { campo, ...combobox } = useCombobox({
    total: sugestoes.length,
    ativa: escolhida,
    isShown,
    onMove: handleMove,
    onOpen: () => setIsOpen(true),
    onEnter: () => handleOpen(sugestoes[Math.max(escolhida, 0)]),
    onEscape: () => {
      if (!isShown) setTexto('')
      setIsOpen(false)
    },
  })

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only looks where the focus goes
    <div className="busca" onBlur={handleBlur}>
      <label className="field">
        <span className="sr">Buscar por título</span>
        <Search className="i" aria-hidden="true" />
        <input
          ref={input}
          className="input"
          type="text"
          placeholder="Buscar por título"
          {...campo}
          value={texto}
          onChange={(event) => handleChange(event.target.value)}
          onFocus={() => setIsWanted(true)}
        />
      </label>
      <BuscaLista
        combobox={combobox}
        isShown={isShown}
        isPending={!data && !isError}
        isError={isError && !data}
        onRetry={() => {
          // The button goes away; the focus must not go with it.
          input.current?.focus()
          void refetch()
        }}
        sugestoes={sugestoes}
        onOpen={handleOpen}
      />
    </div>
  )
}
