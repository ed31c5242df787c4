import { useMutation, useQueryClient } from '@tanstack/react-query'
import { desfazerCorrecao, type FonteDoTexto, publicarTexto } from '#contract/editora/textos.ts'
import { request } from '../../platform/request.ts'
import { TEXTOS, textoQuery } from './queries.ts'

interface Publicacao {
  readonly motivo: string
  readonly versao: string
  /** Null: the file's; absent: what was before the last correction. */
  readonly texto?: string | null
}

/** Publishes a text, or takes the last correction back. @param onPublicado gets what is published now */
export function usePublicar(chave: string, onPublicado: (fonte: FonteDoTexto) => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ texto, ...body }: Publicacao) =>
      texto === undefined
        ? request(desfazerCorrecao, { params: { chave }, body })
        : request(publicarTexto, { params: { chave }, body: { ...body, texto } }),
    onSuccess: (fonte) => {
      queryClient.setQueryData(textoQuery(chave).queryKey, fonte)
      onPublicado(fonte)
      // Readers' pages show the new text from now on, the lists of the desk its state.
      void queryClient.invalidateQueries({
        predicate: ({ queryKey: [first, , third] }) =>
          first === TEXTOS[0]
            ? third === 'lista'
            : [chave.split('-')[0], 'harmonias', 'busca'].includes(String(first)),
      })
    },
  })
}
