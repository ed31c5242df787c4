import '../styles/sem-internet.css'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useEdicao } from '../biblia/public.ts'
import { destaquesQuery } from '../destaques/public.ts'
import { leituraQuery, leiturasQuery } from '../leituras/public.ts'
import { espelharNotas, isEspelhada } from '../notas/public.ts'
import { readGuardas, useGuardas } from '../platform/offline/guardas.ts'
import { type Guardavel, guardaOf } from '../platform/offline/guardavel.ts'
import { GuardaLinha } from './guarda-linha.tsx'
import { linhasGuardaveis } from './linhas-guardaveis.ts'
import { livrosGuardadosQuery } from './queries.ts'
import { SecaoDoPerfil } from './secao.tsx'
import { formatTamanho } from './tamanho.ts'

interface SemInternetSecaoProps {
  /** Whose books these are. */
  readonly email: string
  /** Whole ebooks are for subscribers, and he is none. */
  readonly isAmostra: boolean
}

/** 'Ler sem internet': what is kept on this device, and how much room it takes. */
export function SemInternetSecao({ email, isAmostra }: SemInternetSecaoProps) {
  const guardas = useGuardas()
  const { edicao } = useEdicao()
  const titulo = useTituloChamado()
  const queryClient = useQueryClient()
  const notas = useQuery(notasNoAparelhoQuery(email))
  const lendo = useQuery(leiturasQuery('lendo'))
  const queroLer = useQuery(leiturasQuery('quero_ler'))
  useEffect(() => {
    if ('caches' in window)
      readGuardas().catch((error: unknown) => console.error('Erro ao ler os textos guardados:', error))
  }, [])

  const guardados = useQuery(livrosGuardadosQuery(email))
  const daEstante = [...(lendo.data ?? []), ...(queroLer.data ?? [])].map(({ ebook }) => ebook)
  const linhas = linhasGuardaveis(email, { daEstante, doAparelho: guardados.data ?? [] }, guardas, edicao)
  const isFechada = ({ item }: (typeof linhas)[number]) =>
    isAmostra && item.tipo === 'livro' && guardas[guardaOf(item)] === undefined
  const bytes = linhas.reduce((sum, { item }) => {
    const guarda = guardas[guardaOf(item)]
    return sum + (guarda?.tipo === 'guardada' ? guarda.bytes : 0)
  }, 0)

  /** With a text comes what is the reader's: his notes, and of a book its highlights and where he is in it. */
  function handleGuardar(item: Guardavel) {
    espelharNotas(email.toLowerCase())
      .then(() => notas.refetch())
      .catch((error: unknown) => console.error('Erro ao guardar as notas no aparelho:', error))
    if (item.tipo !== 'livro') return
    void queryClient.prefetchQuery({ ...destaquesQuery(item.ebookId), staleTime: 0 })
    const leitura = lendo.data?.find(({ ebook }) => ebook.id === item.ebookId)
    if (leitura) void queryClient.prefetchQuery(leituraQuery(leitura.id))
  }
  return (
    <SecaoDoPerfil
      titulo="Ler sem internet"
      tituloRef={titulo}
      texto="Guarde neste aparelho o que quer ler onde não há internet. As notas, os destaques e as marcas feitos ali são enviados quando a conexão voltar."
    >
      {navigator.serviceWorker ? (
        <>
          <ul className="guardas">
            {linhas
              .filter((linha) => !isFechada(linha))
              .map(({ item, nome, texto }) => (
                <GuardaLinha
                  key={guardaOf(item)}
                  item={item}
                  nome={nome}
                  texto={texto}
                  estado={guardas[guardaOf(item)] ?? { tipo: 'ausente' }}
                  onGuardar={() => handleGuardar(item)}
                />
              ))}
          </ul>
          {linhas.some(isFechada) && (
            <p className="small muted">Livros inteiros ficam no aparelho de quem assina.</p>
          )}
          <p className="small muted" role="status">
            {bytes > 0
              ? `Os textos guardados ocupam ${formatTamanho(bytes)} neste aparelho.`
              : 'Nenhum texto está guardado neste aparelho.'}
          </p>
          {notas.data !== undefined && (
            <p className="small muted">
              {notas.data
                ? 'As suas notas estão neste aparelho.'
                : 'As suas notas ainda não estão todas neste aparelho: elas vêm aos poucos.'}
            </p>
          )}
        </>
      ) : (
        <p className="muted">
          Este navegador só guarda textos de uma biblioteca aberta por um endereço seguro (https).
        </p>
      )}
    </SecaoDoPerfil>
  )
}

function notasNoAparelhoQuery(email: string) {
  return queryOptions({
    queryKey: ['notas-no-aparelho', email],
    queryFn: () => isEspelhada(email.toLowerCase()),
    enabled: 'indexedDB' in globalThis,
    staleTime: 0,
  })
}

/** Failures point to this section by its address. */
function useTituloChamado() {
  const titulo = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (window.location.hash !== '#sem-internet') return
    titulo.current?.scrollIntoView()
    titulo.current?.focus({ preventScroll: true })
  }, [])
  return titulo
}
