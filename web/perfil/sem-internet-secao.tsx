import '../styles/sem-internet.css'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { leiturasQuery } from '../leituras/public.ts'
import { readGuardas, useGuardas } from '../platform/offline/guardas.ts'
import { guardaOf } from '../platform/offline/guardavel.ts'
import { formatTamanho } from '../platform/offline/tamanho.ts'
import { GuardaLinha } from './guarda-linha.tsx'
import { linhasGuardaveis } from './linhas-guardaveis.ts'
import { livrosGuardadosQuery } from './queries.ts'
import { SecaoDoPerfil } from './secao.tsx'

interface SemInternetSecaoProps {
  /** Whose books these are. */
  readonly email: string
}

/** 'Ler sem internet': what is kept on this device, and how much room it takes. */
export function SemInternetSecao({ email }: SemInternetSecaoProps) {
  const guardas = useGuardas()
  const lendo = useQuery(leiturasQuery('lendo'))
  const queroLer = useQuery(leiturasQuery('quero_ler'))
  useEffect(() => {
    if ('caches' in window)
      readGuardas().catch((error: unknown) => console.error('Erro ao ler os textos guardados:', error))
  }, [])

  const guardados = useQuery(livrosGuardadosQuery(email))
  const daEstante = [...(lendo.data ?? []), ...(queroLer.data ?? [])].map(({ ebook }) => ebook)
  const linhas = linhasGuardaveis(email, { daEstante, doAparelho: guardados.data ?? [] }, guardas)
  const bytes = linhas.reduce((sum, { item }) => {
    const guarda = guardas[guardaOf(item)]
    return sum + (guarda?.tipo === 'guardada' ? guarda.bytes : 0)
  }, 0)

  return (
    <SecaoDoPerfil
      titulo="Ler sem internet"
      texto="Guarde neste aparelho o que quer ler onde não há internet. As notas e os destaques feitos ali são enviados quando a conexão voltar."
    >
      {navigator.serviceWorker ? (
        <>
          <ul className="guardas">
            {linhas.map(({ item, nome, texto }) => (
              <GuardaLinha
                key={guardaOf(item)}
                item={item}
                nome={nome}
                texto={texto}
                estado={guardas[guardaOf(item)] ?? { tipo: 'ausente' }}
              />
            ))}
          </ul>
          <p className="small muted" role="status">
            {bytes > 0
              ? `Os textos guardados ocupam ${formatTamanho(bytes)} neste aparelho.`
              : 'Nenhum texto está guardado neste aparelho.'}
          </p>
        </>
      ) : (
        <p className="muted">
          Este navegador só guarda textos de uma biblioteca aberta por um endereço seguro (https).
        </p>
      )}
    </SecaoDoPerfil>
  )
}
