/** 'O que nós temos?': the five points. */
import type { Mbw } from '#contract/mbw.ts'
import { formatQuantidade } from '../platform/quantidade.ts'

interface Vantagem {
  readonly titulo: string
  readonly texto: string
}

/** How many books the page speaks of; undefined while it is not known. */
export type Quantidade = Pick<Mbw, 'quantidade_livros' | 'quantidade_declarada'> | undefined

/** @returns 'mais de 80 livros', as the publisher says, or '41 livros', as they were counted */
export function nomeDosLivros(quantidade: Quantidade): string {
  if (!quantidade) return 'muitos livros'
  const { quantidade_livros, quantidade_declarada } = quantidade
  if (quantidade_declarada) return `mais de ${quantidade_livros} livros`
  return quantidade_livros === 0 ? 'livros' : formatQuantidade(quantidade_livros, 'livro', 'livros')
}

export function listVantagens(quantidade: Quantidade): readonly Vantagem[] {
  const livros = nomeDosLivros(quantidade)
  return [
    {
      titulo: 'Os 6 símbolos de Westminster traduzidos',
      texto: 'Confissão, Catecismo Maior, Breve Catecismo, Forma de Governo e os dois Diretórios.',
    },
    {
      titulo: 'Todo o conteúdo da editora',
      texto: 'Tudo o que já publicamos e tudo o que viermos a publicar.',
    },
    {
      titulo: livros.charAt(0).toUpperCase() + livros.slice(1),
      texto: 'Puritanos, reformadores e autores de hoje, para ler no celular ou no computador.',
    },
    { titulo: 'Planos de atualização semanal', texto: 'Toda semana há texto novo na biblioteca.' },
    {
      titulo: 'Robustez para o estudo',
      texto: 'Textos-prova, harmonias temáticas, Bíblia e as suas notas no mesmo lugar.',
    },
  ]
}
