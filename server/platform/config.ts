/** Settings: `process.env` is read once, here only, and every wrong variable gets its own sentence. */
import { join, resolve } from 'node:path'
import * as z from 'zod/mini'
import {
  buildCorreioConfig,
  CONTATO_DE_EXEMPLO,
  type CorreioConfig,
  correioProblems,
  remetente,
  smtpUrl,
} from './correio-settings.ts'
import {
  buildPagamentos,
  chavePix,
  nomeNoPix,
  type PagamentosConfig,
  pagamentoProblems,
  segredoDoAviso,
  stripeApi,
  stripeKey,
} from './pagamento-settings.ts'
import { postgresUrl, protocolOf, replicaProblems, replicaUrls, splitList } from './postgres-urls.ts'
import { PROJECT_ROOT } from './project-root.ts'
import { StartError } from './start-error.ts'

export type DatabaseConfig =
  | { engine: 'sqlite'; dataDir: string }
  | { engine: 'postgres'; dataDir: string; url: string; replicas?: readonly string[] }

export interface Config {
  http: { port: number; host: string; publicUrl: string; trustedProxies: string[] }
  database: DatabaseConfig
  log: { level: string }
  /** Where figures for Prometheus are served; null: nowhere. */
  metricas: { host: string; port: number } | null
  /** Multiplies the request limits; 0 for none. */
  limites: { factor: number }
  /** How readers may pay; nothing is set up unless it is told. */
  pagamentos: PagamentosConfig
  content: { dir: string; biblia: string | null; sharedBibliaDir: string }
  webDir: string
  /** For how long a cache at the edge may keep public texts; 0: it is told nothing. */
  edgeSeconds: number
  /** Where files of several builds of the pages are kept; null: nowhere. */
  assetsDir: string | null
  /** How long a server that is told to end goes on answering, for balancers to notice. */
  leaveMs: number
  /** Signs CSRF tokens; null: a key is made once and kept in the database. */
  segredo: string | null
  /** Who reads whole ebooks: everybody with an account, or subscribers. */
  acesso: 'livre' | 'assinantes'
  correio: CorreioConfig
  publisher: {
    nome: string
    texto: string
    redeSocial: string
    contatoEmail: string
    contatoAssunto: string
    /** For the sentence 'mais de 80 livros' of the marketing page; null: the books are counted. */
    quantidadeLivros: number | null
  }
}

const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

const wholeNumber = (min: number, max: number, message: string) =>
  z.pipe(
    z.string().check(
      z.regex(/^\d+$/, message),
      z.refine((text) => Number(text) >= min && Number(text) <= max, message),
    ),
    z.transform(Number),
  )

const httpUrl = (message: string) =>
  z.string().check(z.refine((text) => /^https?:$/.test(protocolOf(text)), message))

const ADDRESS_OR_RANGE = /^[0-9a-fA-F:.]+(\/\d{1,3})?$/

/** '9464', or '10.0.0.5:9464' and '[::1]:9464' to be asked from elsewhere. */
const ADDRESS_AND_PORT = /^(?:(\[[0-9a-fA-F:.]+\]|[^:[\]]+):)?(\d{1,5})$/
const METRICAS = 'deve ser uma porta, ou um endereço e uma porta (127.0.0.1:9464)'

const listenAddress = z.pipe(
  z.string().check(
    z.refine((text) => {
      const port = ADDRESS_AND_PORT.exec(text)?.[2]
      return port !== undefined && Number(port) <= 65_535
    }, METRICAS),
  ),
  z.transform((text) => {
    const [, host = '127.0.0.1', port] = ADDRESS_AND_PORT.exec(text) ?? []
    return { host: host.replace(/^\[|\]$/g, ''), port: Number(port) }
  }),
)

const Environment = z.object({
  /** 0 asks the system for a free port; the address printed is the real one. */
  PORT: z._default(wholeNumber(0, 65_535, 'deve ser um número de porta entre 0 e 65535'), 3000),
  HOST: z._default(z.string().check(z.minLength(1, 'não pode ser vazio')), '127.0.0.1'),
  DATABASE_URL: z.optional(postgresUrl),
  DATABASE_URL_LEITURA: z._default(replicaUrls, []),
  MBW_DATA_DIR: z._default(z.string().check(z.minLength(1, 'não pode ser vazio')), './data'),
  MBW_BIBLIA: z.optional(z.string().check(z.minLength(1, 'deve ser um caminho ou endereço'))),
  MBW_CONTEUDO: z.optional(z.string().check(z.minLength(1, 'deve ser o caminho da pasta de textos'))),
  MBW_SEGREDO: z.optional(z.string().check(z.minLength(32, 'deve ter ao menos 32 caracteres'))),
  MBW_ACESSO: z._default(z.enum(['livre', 'assinantes'], 'deve ser livre ou assinantes'), 'livre'),
  MBW_LOG: z._default(z.enum(LEVELS, `deve ser um destes níveis: ${LEVELS.join(', ')}`), 'info'),
  MBW_LIMITES: z._default(wholeNumber(0, 1_000_000, 'deve ser um número inteiro entre 0 e 1000000'), 1),
  MBW_METRICAS: z.optional(listenAddress),
  MBW_PIX_CHAVE: z.optional(chavePix),
  MBW_PIX_NOME: z.optional(nomeNoPix),
  MBW_PIX_CIDADE: z.optional(nomeNoPix),
  MBW_PIX_WEBHOOK_SEGREDO: z.optional(segredoDoAviso),
  MBW_STRIPE_CHAVE: z.optional(stripeKey('sk|rk')),
  MBW_STRIPE_WEBHOOK_SEGREDO: z.optional(stripeKey('whsec')),
  MBW_STRIPE_PRECO_ANUAL: z.optional(stripeKey('price')),
  MBW_STRIPE_PRECO_MENSAL: z.optional(stripeKey('price')),
  MBW_STRIPE_ENDERECO: z.optional(stripeApi),
  MBW_ASSETS: z.optional(z.string().check(z.minLength(1, 'deve ser o caminho de uma pasta'))),
  MBW_BORDA: z._default(wholeNumber(0, 86_400, 'deve ser um número de segundos entre 0 e 86400'), 0),
  MBW_ESPERA_AO_SAIR: z._default(wholeNumber(0, 60, 'deve ser um número de segundos entre 0 e 60'), 0),
  MBW_ENDERECO_PUBLICO: z.optional(httpUrl('deve ser um endereço http:// ou https://')),
  MBW_PROXIES: z._default(
    z.pipe(
      z
        .string()
        .check(
          z.refine(
            (text) => splitList(text).every((item) => ADDRESS_OR_RANGE.test(item)),
            'deve ser uma lista de endereços IP ou faixas, separados por vírgula',
          ),
        ),
      z.transform(splitList),
    ),
    [],
  ),
  MBW_SMTP: z.optional(smtpUrl),
  MBW_SMTP_DE: z.optional(remetente),
  MBW_EDITORA: z._default(
    z.string().check(z.minLength(1, 'não pode ser vazio')),
    'Minha Biblioteca Westminster',
  ),
  MBW_EDITORA_TEXTO: z._default(
    z.string(),
    'Publicamos textos da tradição reformada em português, para a leitura, o estudo e o culto em família.',
  ),
  MBW_REDE_SOCIAL: z._default(
    httpUrl('deve ser um endereço http:// ou https://'),
    'https://www.instagram.com/',
  ),
  MBW_CONTATO_EMAIL: z._default(
    z.string().check(z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'deve ser um endereço de e-mail')),
    CONTATO_DE_EXEMPLO,
  ),
  MBW_CONTATO_ASSUNTO: z._default(
    z.string().check(z.minLength(1, 'não pode ser vazio')),
    'Feedback sobre a plataforma',
  ),
  MBW_QUANTIDADE_LIVROS: z.optional(
    wholeNumber(1, 1_000_000, 'deve ser um número inteiro entre 1 e 1000000'),
  ),
})

/** The configuration of an environment. @throws StartError with a sentence a line for each wrong or unknown variable */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const known = Object.keys(Environment.shape)
  const unknown = Object.keys(env).filter((name) => name.startsWith('MBW_') && !known.includes(name))
  const given = Object.fromEntries(known.filter((name) => env[name]).map((name) => [name, env[name]]))
  const parsed = Environment.safeParse(given)
  // A variable that breaks two rules with one sentence is named once.
  const sentences = new Set([
    ...(parsed.error?.issues ?? []).map((issue) => `${String(issue.path[0])} ${issue.message}.`),
    ...(parsed.success ? replicaProblems(parsed.data.DATABASE_URL, parsed.data.DATABASE_URL_LEITURA) : []),
    ...pagamentoProblems(given),
    ...(parsed.success ? correioProblems(parsed.data) : []),
    ...unknown.map((name) => `${name} não é uma configuração conhecida; veja a lista no README.`),
  ])
  if (!parsed.success || sentences.size > 0) throw new StartError([...sentences].join('\n'))
  return buildConfig(parsed.data)
}

function buildConfig(env: z.infer<typeof Environment>): Config {
  const dataDir = resolve(env.MBW_DATA_DIR)
  return {
    http: {
      port: env.PORT,
      host: env.HOST,
      publicUrl: env.MBW_ENDERECO_PUBLICO ?? `http://${env.HOST}:${env.PORT}`,
      trustedProxies: env.MBW_PROXIES,
    },
    database: env.DATABASE_URL
      ? { engine: 'postgres', dataDir, url: env.DATABASE_URL, replicas: env.DATABASE_URL_LEITURA }
      : { engine: 'sqlite', dataDir },
    log: { level: env.MBW_LOG },
    metricas: env.MBW_METRICAS ?? null,
    limites: { factor: env.MBW_LIMITES },
    pagamentos: buildPagamentos(env),
    content: {
      dir: resolve(env.MBW_CONTEUDO ?? join(PROJECT_ROOT, 'content')),
      biblia: env.MBW_BIBLIA ?? null,
      sharedBibliaDir: resolve(PROJECT_ROOT, '../shared/biblia'),
    },
    webDir: join(PROJECT_ROOT, 'dist/web'),
    assetsDir: env.MBW_ASSETS ? resolve(env.MBW_ASSETS) : null,
    edgeSeconds: env.MBW_BORDA,
    leaveMs: env.MBW_ESPERA_AO_SAIR * 1000,
    segredo: env.MBW_SEGREDO ?? null,
    acesso: env.MBW_ACESSO,
    correio: buildCorreioConfig(env, dataDir),
    publisher: {
      nome: env.MBW_EDITORA,
      texto: env.MBW_EDITORA_TEXTO,
      redeSocial: env.MBW_REDE_SOCIAL,
      contatoEmail: env.MBW_CONTATO_EMAIL,
      contatoAssunto: env.MBW_CONTATO_ASSUNTO,
      quantidadeLivros: env.MBW_QUANTIDADE_LIVROS ?? null,
    },
  }
}
