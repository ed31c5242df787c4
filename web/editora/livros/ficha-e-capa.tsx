import { useQueryClient } from '@tanstack/react-query'
import { enviarCapaDoRascunho, retomarCapaDoRascunho } from '#contract/editora/envio-do-rascunho.ts'
import { type RascunhoCompleto, salvarFichaDoRascunho } from '#contract/editora/rascunhos.ts'
import { request } from '../../platform/request.ts'
import { CapaSecao } from '../ficha/capa-secao.tsx'
import { FichaSecao } from '../ficha/ficha-secao.tsx'
import type { FichaEmEscrita } from '../ficha/use-ficha-em-escrita.ts'
import { rascunhoQuery } from './queries.ts'

interface FichaECapaProps {
  readonly rascunho: RascunhoCompleto
  readonly escrita: FichaEmEscrita
}

/** Ficha and cover of a draft; nothing before it was read. */
export function FichaECapa({ rascunho, escrita }: FichaECapaProps) {
  const queryClient = useQueryClient()
  const { id, versao, em_vigor, do_arquivo, capa, livro } = rascunho
  const { queryKey } = rascunhoQuery(id)
  const show = (depois: RascunhoCompleto) => queryClient.setQueryData(queryKey, depois)
  if (!em_vigor || !do_arquivo) return null
  return (
    <>
      <FichaSecao
        escrita={escrita}
        doArquivo={do_arquivo}
        hasArquivo={rascunho.tipo === 'epub'}
        isBusy={rascunho.estado === 'lendo'}
        salvar={async (ficha) =>
          show(await request(salvarFichaDoRascunho, { params: { id }, body: { ficha, versao } }))
        }
        onRecarregar={() => void queryClient.invalidateQueries({ queryKey })}
      />
      <CapaSecao
        livro={{ ...em_vigor, id: livro?.id ?? 0, capa: capa.endereco }}
        origem={capa.origem}
        enviar={async (file) =>
          show(
            await request(enviarCapaDoRascunho, {
              params: { id },
              query: { versao: String(versao) },
              body: file,
            }),
          )
        }
        retomar={async () =>
          show(await request(retomarCapaDoRascunho, { params: { id }, query: { versao: String(versao) } }))
        }
      />
    </>
  )
}
