import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { type LivroCompleto, retomarCapa, salvarFicha, trocarCapa } from '#contract/editora/livros.ts'
import { paths } from '../../paths.ts'
import { ApiError } from '../../platform/api-error.ts'
import { failureSentence } from '../../platform/failure-sentence.ts'
import { request } from '../../platform/request.ts'
import { EstadoErro, EstadoVazio } from '../../ui/estado.tsx'
import { Loading } from '../../ui/loading.tsx'
import { useTituloPagina } from '../../ui/titulo-pagina.ts'
import { AoSair } from '../ao-sair.tsx'
import { CapaSecao } from '../ficha/capa-secao.tsx'
import { FichaSecao } from '../ficha/ficha-secao.tsx'
import { useFichaEmEscrita } from '../ficha/use-ficha-em-escrita.ts'
import { NovaEdicao } from './nova-edicao.tsx'
import { livroQuery } from './queries.ts'
import { RostoDoLivro } from './rosto-do-livro.tsx'
import { SAIR_SEM_GUARDAR } from './sair-sem-guardar.ts'
import { SituacaoSecao } from './situacao-secao.tsx'
import { useLivrosMudaram } from './use-livros-mudaram.ts'

/** A book of the library: its ficha and cover, its next edition, whether readers find it. */
export function LivroDaEditora({ id }: { id: number }) {
  const { data: livro, error, refetch } = useQuery(livroQuery(id))
  useTituloPagina(`${livro?.titulo ?? 'Livro'} · Livros · Editora`)
  return (
    <>
      <Link className="link mesa-volta" to={paths.editora('livros')}>
        <ArrowLeft className="i" aria-hidden="true" /> Livros
      </Link>
      {livro && <Livro livro={livro} />}
      {!livro && !error && <Loading label="Carregando o livro" />}
      {!livro && error && <Ausente error={error} onRetry={() => void refetch()} />}
    </>
  )
}

function Livro({ livro }: { livro: LivroCompleto }) {
  const queryClient = useQueryClient()
  const onMudou = useLivrosMudaram()
  const { id, versao, em_vigor, do_arquivo } = livro
  const { queryKey } = livroQuery(id)
  const escrita = useFichaEmEscrita({ chave: `livro:${id}:ficha`, versao, emVigor: em_vigor })
  const params = { id: String(id) }
  const show = (depois: LivroCompleto) => {
    queryClient.setQueryData(queryKey, depois)
    onMudou()
  }
  const recarregar = () => void queryClient.invalidateQueries({ queryKey })
  return (
    <>
      <RostoDoLivro livro={livro} />
      <NovaEdicao livro={livro} />
      <FichaSecao
        escrita={escrita}
        doArquivo={do_arquivo}
        hasArquivo={livro.origem !== 'mesa'}
        salvar={async (ficha) => show(await request(salvarFicha, { params, body: { ficha, versao } }))}
        onRecarregar={recarregar}
      />
      <CapaSecao
        livro={{ ...em_vigor, id, capa: livro.capa }}
        origem={livro.origem_da_capa}
        enviar={async (file) =>
          show(await request(trocarCapa, { params, query: { versao: String(versao) }, body: file }))
        }
        retomar={async () => show(await request(retomarCapa, { params, query: { versao: String(versao) } }))}
      />
      <SituacaoSecao livro={livro} onLivro={show} onRecarregar={recarregar} />
      <AoSair isChanged={escrita.isChanged} frases={SAIR_SEM_GUARDAR} />
    </>
  )
}

function Ausente({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 422)
  if (!isMissing) {
    return (
      <EstadoErro message={failureSentence(error, 'Não foi possível carregar o livro')} onRetry={onRetry} />
    )
  }
  return (
    <>
      <h1 className="h1">Livro não encontrado</h1>
      <EstadoVazio>Este livro não existe.</EstadoVazio>
    </>
  )
}
