import { useQueryClient } from '@tanstack/react-query'

const DOS_LEITORES = ['ebooks', 'leituras', 'busca']

/** @returns what says that the library has changed: the lists of the desk and the readers' pages are old */
export function useLivrosMudaram(): () => void {
  const queryClient = useQueryClient()
  return () =>
    void queryClient.invalidateQueries({
      predicate: ({ queryKey: [first, second, third] }) =>
        DOS_LEITORES.includes(String(first)) ||
        (first === 'editora' &&
          second === 'livros' &&
          ['lista', 'rascunhos', 'opcoes', 'livro'].includes(String(third))),
    })
}
