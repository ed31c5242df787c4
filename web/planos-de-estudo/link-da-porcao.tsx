import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { PADROES } from '#contract/padroes.ts'
import type { PorcaoDoPlano } from '#contract/planos-de-estudo.ts'
import { comecarOrKeep, putLeitura, refreshEstante } from '../leituras/public.ts'
import { paths } from '../paths.ts'
import { useNavigate } from '../platform/router/use-navigate.ts'
import { showErro } from '../ui/banner-store.ts'

type LugarDaPorcao = PorcaoDoPlano['lugar']

/** The way to a portion: its name alone where the library does not have it any more. */
export function LinkDaPorcao({ texto, lugar }: PorcaoDoPlano) {
  if (lugar === null) return <span className="hoje-porcao">{texto}</span>
  if (lugar.tipo === 'ebook') return <AbrirNoEbook texto={texto} lugar={lugar} />
  return (
    <Link className="hoje-porcao" to={pathOf(lugar)}>
      {texto}
    </Link>
  )
}

function pathOf(lugar: Exclude<LugarDaPorcao, null | { tipo: 'ebook' }>): string {
  if (lugar.tipo === 'biblia')
    return paths.capituloBiblia(lugar.livro, lugar.capitulo, lugar.versiculos ?? undefined)
  const { padrao, numero, secao } = lugar
  const pagina = paths.pagina(padrao, PADROES[padrao].unidade, numero)
  return secao === null ? pagina : paths.ancoraDaPagina(pagina, { secao })
}

interface AbrirNoEbookProps {
  readonly texto: string
  readonly lugar: Extract<LugarDaPorcao, { tipo: 'ebook' }>
}

/** Begins the reading of the book, unless it is being read, and opens it at the chapter. */
function AbrirNoEbook({ texto, lugar }: AbrirNoEbookProps) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { mutate, isPending } = useMutation({
    mutationFn: comecarOrKeep,
    onSuccess: (leitura) => {
      void navigate(paths.leitura(leitura.id, { capitulo: lugar.capitulo_id }))
      void putLeitura(queryClient, leitura)
    },
    onError: (reason) => {
      console.error('Erro ao começar leitura:', reason)
      showErro('Não foi possível abrir o livro. Tente de novo.')
    },
    onSettled: () => refreshEstante(queryClient),
  })
  return (
    <button
      type="button"
      className="hoje-porcao"
      aria-disabled={isPending}
      onClick={() => !isPending && mutate(lugar.ebook_id)}
    >
      {texto}
    </button>
  )
}
