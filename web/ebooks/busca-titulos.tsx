import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import type { EbookResumo } from '#contract/ebooks.ts'
import { paths } from '../paths.ts'
import { BuscaLista } from './busca-lista.tsx'
import { ebooksQuery, prefetchEbook } from './queries.ts'
import { suggestTitulos } from './suggest-titulos.ts'

/**
 * The search for a title: up to five suggestions as one types. Arrows choose, Enter opens the chosen one or else the
 * best, Esc closes the list and then empties the field. The titles are fetched when the field is first used.
 */
export function BuscaTitulos() {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const id = useId()
  const [texto, setTexto] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const [isWanted, setIsWanted] = useState(false)
  const [escolhida, setEscolhida] = useState(-1)
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

  function choose(step: 1 | -1) {
    setIsOpen(true)
    if (sugestoes.length === 0) return
    const from = escolhida === -1 && step === -1 ? sugestoes.length : escolhida
    const next = (from + step + sugestoes.length) % sugestoes.length
    setEscolhida(next)
    const ebook = sugestoes[next]
    if (ebook) prefetchEbook(queryClient, ebook.id)
  }

  function handleKeyDown(event: KeyboardEvent) {
    // While an accent or a character is being composed, the keys belong to it.
    if (event.nativeEvent.isComposing) return
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        event.preventDefault()
        return choose(event.key === 'ArrowDown' ? 1 : -1)
      case 'Enter':
        event.preventDefault()
        return handleOpen(sugestoes[Math.max(escolhida, 0)])
      case 'Escape':
        event.preventDefault()
        if (!isShown) setTexto('')
        return setIsOpen(false)
    }
  }

  return (
    <div className="busca">
      <label className="field">
        <span className="sr">Buscar por título</span>
        <Search className="i" aria-hidden="true" />
        <input
          className="input"
          type="text"
          placeholder="Buscar por título"
          role="combobox"
          aria-expanded={isShown && sugestoes.length > 0}
          aria-controls={`${id}-lista`}
          aria-autocomplete="list"
          aria-activedescendant={isShown && sugestoes[escolhida] ? `${id}-${escolhida}` : undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          value={texto}
          onChange={(event) => handleChange(event.target.value)}
          onFocus={() => setIsWanted(true)}
          onBlur={() => setIsOpen(false)}
          onKeyDown={handleKeyDown}
        />
      </label>
      <BuscaLista
        id={id}
        isShown={isShown}
        isPending={!data && !isError}
        isError={isError && !data}
        onRetry={() => void refetch()}
        sugestoes={sugestoes}
        escolhida={escolhida}
        onOpen={handleOpen}
      />
    </div>
  )
}
