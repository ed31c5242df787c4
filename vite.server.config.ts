import { join } from 'node:path'
import { defineConfig } from 'vite'

const project = import.meta.dirname

/** Programs of their own: the server, its threads and processes (`programFile`), and the publisher's commands. */
const PROGRAMS = [
  'main',
  'busca/busca-worker',
  'conteudo/install-process',
  'contas/cli',
  'conteudo/cli',
  'copias/cli',
  'editora/livros/livros-worker',
  'editora/textos/textos-worker',
]

/** Packages that stay files of their own: they have code for this machine, or threads, or are loaded by the first who asks for them. */
const APART =
  /^(@node-rs\/argon2|fontkit|nodemailer|pg|pg-copy-streams|pg-cursor|pino|piscina|sharp|stripe)(\/|$)/

/** The server as it runs outside of development (ADR 067): a thousand modules in some eighty files, which are read, compiled and kept. */
export default defineConfig({
  root: project,
  publicDir: false,
  build: {
    ssr: true,
    outDir: join(project, 'dist/server'),
    target: 'node24',
    // What a log tells of a failure is to be read.
    minify: false,
    rolldownOptions: {
      input: Object.fromEntries(PROGRAMS.map((name) => [name, join(project, 'server', `${name}.ts`)])),
      external: APART,
      output: { entryFileNames: '[name].js', chunkFileNames: 'assets/[name]-[hash].js' },
    },
  },
  ssr: { noExternal: true },
})
