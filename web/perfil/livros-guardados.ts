import * as z from 'zod/mini'
import { Ebook, lerEbook } from '#contract/ebooks.ts'
import { buildUrl } from '#contract/url.ts'
import { guardasOfLeitor } from '../platform/offline/guardavel.ts'
import { readTextoGuardado } from '../platform/offline/read-texto-guardado.ts'

const Titulo = z.pick(Ebook, { id: true, titulo: true, autores: true })

type LivroGuardado = z.infer<typeof Titulo>

/** The books of a reader on this device as they were when they came: they may have left the shelf since. */
export async function readLivrosGuardados(email: string): Promise<LivroGuardado[]> {
  const prefix = guardasOfLeitor(email)
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix))
  const livros = await Promise.all(names.map((name) => readLivro(name, name.slice(prefix.length))))
  return livros.filter((livro) => livro !== null)
}

async function readLivro(name: string, id: string): Promise<LivroGuardado | null> {
  return readTextoGuardado(await caches.open(name), buildUrl(lerEbook.path, { params: { id } }), Titulo)
}
