import * as z from 'zod/mini'
import { type BlocoDaCarta, botao, defineModelo, paragrafo } from '../modelo.ts'

/** Books that came since the last mail of this kind, once a week at most. */
export const novosLivros = defineModelo({
  aviso: 'novos_livros',
  dados: z.object({
    livros: z.array(z.object({ id: z.number(), titulo: z.string(), autores: z.string() })),
    /** Those that are not named. */
    mais: z.number(),
  }),
  escrever: ({ livros, mais }, { endereco }) => {
    const [first] = livros
    const total = livros.length + mais
    const elos = livros.map(({ id, titulo, autores }) => ({
      texto: titulo,
      nota: autores,
      url: endereco(`/ebooks/ebook/${id}`),
    }))
    const titulo = total === 1 ? 'Um livro novo na biblioteca' : `${total} livros novos na biblioteca`
    const blocos: BlocoDaCarta[] = [{ tipo: 'elos', elos }]
    if (mais > 0) blocos.push(paragrafo(mais === 1 ? 'E mais um livro.' : `E mais ${mais} livros.`))
    return {
      assunto: total === 1 ? `Novo na biblioteca: ${first?.titulo ?? ''}` : titulo,
      previa: livros.map((livro) => livro.titulo).join(' · '),
      titulo,
      blocos: [...blocos, botao('Ver os ebooks', endereco('/ebooks'))],
      porque: 'Você recebe o aviso de novos livros porque o ligou em Minha Conta › Notificações.',
    }
  },
})
