/** The ficha as it is written: every field a text. What is as in the file is not said by the desk. */
import * as z from 'zod/mini'
import { Ficha, type FichaInteira } from '#contract/editora/ficha.ts'

const AutorEscrito = z.object({ nome: z.string(), nascimento: z.string(), morte: z.string() })
export type AutorEscrito = z.infer<typeof AutorEscrito>

const Formulario = z.object({
  titulo: z.string(),
  subtitulo: z.string(),
  autores: z.array(AutorEscrito),
  areas: z.array(z.string()),
  kind: z.enum(['livro', 'artigo']),
  lancamento: z.string(),
  ano: z.string(),
  prefacio: z.string(),
})
export type FormularioDaFicha = z.infer<typeof Formulario>

export type CampoDaFicha = keyof FichaInteira
type Valores = { readonly [K in CampoDaFicha]: unknown }

export const AUTOR_VAZIO: AutorEscrito = { nome: '', nascimento: '', morte: '' }

export function toFormulario(ficha: FichaInteira): FormularioDaFicha {
  return {
    titulo: ficha.titulo,
    subtitulo: ficha.subtitulo ?? '',
    autores: ficha.autores.map(({ nome, ano_de_nascimento, ano_de_morte }) => ({
      nome,
      nascimento: formatAno(ano_de_nascimento),
      morte: formatAno(ano_de_morte),
    })),
    areas: [...ficha.areas_tematicas],
    kind: ficha.kind,
    lancamento: ficha.lancamento,
    ano: formatAno(ficha.ano),
    prefacio: ficha.prefacio ?? '',
  }
}

/** @param texto what `writeFormulario` wrote @returns null for anything else */
export function readFormulario(texto: string): FormularioDaFicha | null {
  try {
    const parsed = z.safeParse(Formulario, JSON.parse(texto))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

export function writeFormulario(formulario: FormularioDaFicha): string {
  return JSON.stringify(formulario)
}

/** Fields that say something else than the file. */
export function listMudados(formulario: FormularioDaFicha, doArquivo: FichaInteira): CampoDaFicha[] {
  const [escritos, doArquivoEscritos] = [toValores(formulario), toValores(toFormulario(doArquivo))]
  return CAMPOS.filter(
    (campo) => JSON.stringify(escritos[campo]) !== JSON.stringify(doArquivoEscritos[campo]),
  )
}

/** One field as the file has it. */
export function restoreCampo(
  formulario: FormularioDaFicha,
  campo: CampoDaFicha,
  doArquivo: FichaInteira,
): FormularioDaFicha {
  const escrito = toFormulario(doArquivo)
  return campo === 'areas_tematicas'
    ? { ...formulario, areas: escrito.areas }
    : { ...formulario, [campo]: escrito[campo] }
}

/** What the desk says then, or one sentence for each field that is wrong: 'autores', 'autores.0.nome'. */
export function checkFormulario(
  formulario: FormularioDaFicha,
  doArquivo: FichaInteira,
): { readonly ficha: Ficha; readonly erros: null } | { readonly ficha: null; readonly erros: ErrosDaFicha } {
  const valores = toValores(formulario)
  const ditos = listMudados(formulario, doArquivo).map((campo) => [campo, valores[campo]])
  const parsed = z.safeParse(Ficha, Object.fromEntries(ditos))
  if (parsed.success) return { ficha: parsed.data, erros: null }
  const erros = parsed.error.issues.map(({ path, message }) => [path.join('.'), message] as const)
  return { ficha: null, erros: Object.fromEntries(erros.toReversed()) }
}

export type ErrosDaFicha = Readonly<Record<string, string>>

const CAMPOS: readonly CampoDaFicha[] = [
  'titulo',
  'subtitulo',
  'autores',
  'areas_tematicas',
  'kind',
  'lancamento',
  'ano',
  'prefacio',
]

function toValores({ areas, ...formulario }: FormularioDaFicha): Valores {
  return {
    titulo: formulario.titulo.trim(),
    subtitulo: formulario.subtitulo.trim() || null,
    autores: formulario.autores.filter(isWritten).map(({ nome, nascimento, morte }) => ({
      nome: nome.trim(),
      ano_de_nascimento: parseAno(nascimento),
      ano_de_morte: parseAno(morte),
    })),
    areas_tematicas: areas.map((area) => area.trim()).filter((area) => area !== ''),
    kind: formulario.kind,
    lancamento: formulario.lancamento,
    ano: parseAno(formulario.ano),
    prefacio: formulario.prefacio.replace(/\r\n?/g, '\n').trim() || null,
  }
}

const isWritten = (autor: AutorEscrito) => Object.values(autor).some((each) => each.trim() !== '')

function formatAno(ano: number | null): string {
  return ano === null ? '' : String(ano)
}

/** What is no whole number stays as it is written, and is refused by the contract. */
function parseAno(escrito: string): number | string | null {
  const ano = escrito.trim()
  if (ano === '') return null
  return /^-?\d{1,6}$/.test(ano) ? Number(ano) : ano
}
