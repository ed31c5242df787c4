import * as DropdownMenu from '@radix-ui/react-dropdown-menu'
import { useQuery } from '@tanstack/react-query'
import { Brain, Columns2, FileText, Headphones, Link2, ScrollText, Search, Share2 } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { hasFala, ouvirDaqui } from '../escuta/public.ts'
import { paths } from '../paths.ts'
import { useNavigate } from '../platform/router/use-navigate.ts'
import { Compartilhar } from '../ui/compartilhar/compartilhar.tsx'
import { copyLinkAndTell } from '../ui/compartilhar/copy-and-tell.ts'
import { isInstalada } from './edicoes-comparadas.ts'
import { folhaDaPassagem } from './folha-da-passagem.ts'
import { findLugarNoCanon } from './lugar-no-canon.ts'
import { linkDosVersiculos, toPartilha } from './partilha-dos-versiculos.ts'
import { formatPassagem, type Intervalo } from './passagem.ts'
import { livroQuery, versiculosQuery } from './queries.ts'
import { useEdicao } from './use-edicao.ts'

/** The marked verses of a chapter. */
export interface MarcadosDoCapitulo {
  readonly livroId: number
  readonly capitulo: number
  readonly passagem: readonly Intervalo[]
  /** 'João 3.16–18'. */
  readonly referencia: string
  /** The words with their citation. */
  readonly copia: string
  /** Shows where the standards cite the first of them that they cite; null when they cite none. */
  readonly openCitado: ((trigger: HTMLElement) => void) | null
}

interface MenuDosVersiculosProps {
  readonly marcados: MarcadosDoCapitulo
  /** Whether a key opened it: the focus then goes to its first entry. */
  readonly byKeyboard: boolean
  /** What the button shows. */
  readonly children: ReactNode
}

/** What else can be done with marked verses, open from the start. `modal={false}`: see `ExportarMenu`. */
export function MenuDosVersiculos({ marcados, byKeyboard, children }: MenuDosVersiculosProps) {
  const { livroId, capitulo, passagem, referencia, copia, openCitado } = marcados
  const first = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const navigate = useNavigate()
  const { sigla, edicoes, doEndereco } = useEdicao()
  const { data: livro } = useQuery(livroQuery(livroId))
  // Asked for by the page.
  const { data: versiculos = [] } = useQuery({ ...versiculosQuery(livroId, capitulo, sigla), enabled: false })
  // The library knows of keys only those pressed since it was mounted, and the one that opened it came before.
  useEffect(() => {
    if (byKeyboard) first.current?.focus()
  }, [byKeyboard])
  const [isSharing, setIsSharing] = useState(false)
  const lugarPublico = { livroId, capitulo, passagem, edicao: doEndereco }
  const compare = () => {
    const lugar = findLugarNoCanon(versiculos, capitulo, passagem[0]?.from)
    const edicoes = sigla === undefined ? [] : [sigla]
    void navigate(paths.compararBiblia(livroId, lugar.capitulo, edicoes, lugar.versiculo))
  }
  const search = (abreviatura: string) => {
    // Phrases stand in quotation marks; of several ranges the first is looked for, as the library counts its verses.
    const [first] = passagem
    const { capitulo: noCanon, versiculo: from } = findLugarNoCanon(versiculos, capitulo, first?.from)
    const { versiculo: to } = findLugarNoCanon(versiculos, capitulo, first?.to)
    const versos = formatPassagem([{ from, to: Math.max(from, to) }])
    void navigate(paths.busca(`"${abreviatura} ${noCanon}.${versos}"`, 'ebooks'))
  }
  const listen = () => {
    const [{ from } = { from: 1 }] = passagem
    const versiculo = versiculos.find(({ numero_versiculo, ate = numero_versiculo }) => ate >= from)
    ouvirDaqui(document.getElementById(`v${versiculo?.numero_versiculo}`))
  }
  const learn = (abreviatura: string) => {
    const versos = formatPassagem(passagem.slice(0, 1))
    void navigate(paths.memoria(`${abreviatura} ${capitulo}.${versos}`))
  }
  // The entry that was chosen is gone, and with it what the browser would give the focus back to.
  function handleShared() {
    setIsSharing(false)
    trigger.current?.focus({ preventScroll: true })
  }
  return (
    <>
      <DropdownMenu.Root defaultOpen modal={false}>
        <DropdownMenu.Trigger ref={trigger} className="btn btn-sm" aria-label="Mais">
          {children}
        </DropdownMenu.Trigger>
        <DropdownMenu.Content className="menu" align="end" side="top" sideOffset={8} collisionPadding={8}>
          <DropdownMenu.Item
            ref={first}
            onSelect={() => void copyLinkAndTell(linkDosVersiculos(lugarPublico))}
          >
            <Link2 className="i" aria-hidden="true" /> Copiar link
          </DropdownMenu.Item>
          <DropdownMenu.Item onSelect={() => setIsSharing(true)}>
            <Share2 className="i" aria-hidden="true" /> Compartilhar
          </DropdownMenu.Item>
          {hasFala() && (
            <DropdownMenu.Item onSelect={listen}>
              <Headphones className="i" aria-hidden="true" /> Ouvir daqui
            </DropdownMenu.Item>
          )}
          {edicoes.filter(isInstalada).length > 1 && (
            <DropdownMenu.Item onSelect={compare}>
              <Columns2 className="i" aria-hidden="true" /> Comparar edições
            </DropdownMenu.Item>
          )}
          {openCitado && (
            <DropdownMenu.Item onSelect={() => trigger.current && openCitado(trigger.current)}>
              <ScrollText className="i" aria-hidden="true" /> Citado nos Padrões
            </DropdownMenu.Item>
          )}
          {livro && (
            <DropdownMenu.Item onSelect={() => learn(livro.abreviatura)}>
              <Brain className="i" aria-hidden="true" /> Memorizar
            </DropdownMenu.Item>
          )}
          <DropdownMenu.Item
            onSelect={() => void navigate(folhaDaPassagem(livroId, capitulo, passagem, doEndereco))}
          >
            <FileText className="i" aria-hidden="true" /> Folha de estudo…
          </DropdownMenu.Item>
          {livro && (
            <DropdownMenu.Item onSelect={() => search(livro.abreviatura)}>
              <Search className="i" aria-hidden="true" /> Procurar nos ebooks
            </DropdownMenu.Item>
          )}
        </DropdownMenu.Content>
      </DropdownMenu.Root>
      {isSharing && <Compartilhar {...toPartilha(lugarPublico, referencia, copia)} onClose={handleShared} />}
    </>
  )
}
