/** 'O que nós temos?': five points. */

export interface Vantagem {
  readonly titulo: string
  readonly texto: string
}

/** @param quantidade the publisher's number of books, once known @returns 'mais de 80 livros' */
export function nomeDosLivros(quantidade: number | undefined): string {
  return quantidade === undefined ? 'muitos livros' : `mais de ${quantidade} livros`
}

/** @param quantidade the publisher's number of books; undefined while it is not known */
export function listVantagens(quantidade: number | undefined): readonly Vantagem[] {
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
