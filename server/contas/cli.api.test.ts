import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DatabaseConfig } from '#server/platform/config.ts'
import { builtProgram } from '#tests/support/built-program.ts'
import { addReaderRow } from '#tests/support/reader-row.ts'
import { runHere } from '#tests/support/run-here.ts'
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'

const CLI = builtProgram('contas/cli')

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

function conta(args: readonly string[], config: DatabaseConfig = database.config) {
  const settings: Record<string, string> = { MBW_DATA_DIR: config.dataDir }
  if (config.engine === 'postgres') settings.DATABASE_URL = config.url
  return runHere(CLI, args, settings)
}

/** @returns the address of a new account */
async function newConta(username: string): Promise<string> {
  await addReaderRow(database.db, username, 'senha-de-prova')
  return `${username}@exemplo.com.br`
}

function readUsuario(email: string) {
  return database.db.write
    .selectFrom('usuario')
    .leftJoin('papel', 'papel.usuario_id', 'usuario.id')
    .select(['usuario.id', 'senha_hash', 'suspensa_em', 'papel'])
    .where('email', '=', email)
    .executeTakeFirst()
}

const readSessoes = (usuarioId = '') =>
  database.db.write.selectFrom('sessao').select('id').where('usuario_id', '=', usuarioId).execute()

/** What the audit log says of this file's last acts, all of them by the console. @param count of them */
async function lastAtos(count: number): Promise<string[]> {
  const query = database.db.write.selectFrom('ato').select(['autor', 'acao']).orderBy('id', 'desc')
  const atos = (await query.limit(count).execute()).toReversed()
  expect(new Set(atos.map(({ autor }) => autor))).toEqual(new Set(['console']))
  return atos.map(({ acao }) => acao)
}

describe('npm run conta', () => {
  it.each([
    [[]],
    [['administrador']],
    [['nada', 'helena@exemplo.com.br']],
    [['procurar', 'a', 'b']],
    [['--nada']],
    [['toString', 'helena@exemplo.com.br']],
  ])('shows how it is used for %j', async (args) => {
    const { code, output } = await conta(args)
    expect(code).toBe(2)
    expect(output).toContain('npm run conta -- administrador E-MAIL')
  })

  it('gives and takes roles, and keeps one administrador', async () => {
    const email = await newConta('helena')
    expect((await conta(['administrador', 'Helena@EXEMPLO.com.br'])).code).toBe(0)
    expect(await readUsuario(email)).toMatchObject({ papel: 'administrador' })
    const refused = await conta(['leitor', email])
    expect(refused).toMatchObject({ code: 1 })
    expect(refused.output).toContain('última conta de administrador')
    await conta(['administrador', await newConta('lia')])
    expect((await conta(['editor', email])).output).toBe(`${email}: editor.\n`)
    expect(await lastAtos(3)).toEqual(['papel_dado', 'papel_dado', 'papel_dado'])
  })

  it('gives a new password once, and ends the sessions', async () => {
    const email = await newConta('sara')
    const before = await readUsuario(email)
    expect(await readSessoes(before?.id)).toHaveLength(1)
    const { code, output } = await conta(['senha', email])
    expect(code).toBe(0)
    expect(output).toMatch(/^Senha nova de sara@exemplo\.com\.br: ([a-z2-9]{4}-){3}[a-z2-9]{4}\n/)
    expect((await readUsuario(email))?.senha_hash).not.toBe(before?.senha_hash)
    expect(await readSessoes(before?.id)).toEqual([])
    expect(await lastAtos(1)).toEqual(['senha_redefinida'])
  })

  it('suspends, brings back and finds accounts', async () => {
    const email = await newConta('priscila')
    await conta(['editor', email])
    await conta(['suspender', email])
    expect((await readUsuario(email))?.suspensa_em).not.toBeNull()
    expect((await conta(['procurar', 'PRISC'])).output).toMatch(
      /^priscila@exemplo\.com\.br {2}priscila {2}desde \d{4}-\d\d-\d\d {2}\(editor, suspensa\)\n$/,
    )
    await conta(['reativar', email])
    expect((await readUsuario(email))?.suspensa_em).toBeNull()
    expect(await lastAtos(3)).toEqual(['papel_dado', 'conta_suspensa', 'conta_reativada'])
    expect((await conta(['procurar', 'ninguém'])).output).toBe('Nenhuma conta encontrada.\n')
  })

  it('deletes only when told so', async () => {
    const email = await newConta('tercio')
    const unasked = await conta(['excluir', email])
    expect(unasked).toMatchObject({ code: 1 })
    expect(unasked.output).toContain('acrescente --yes')
    expect(await readUsuario(email)).toBeDefined()
    expect((await conta(['excluir', email, '--yes'])).output).toBe('Conta excluída.\n')
    expect(await readUsuario(email)).toBeUndefined()
    const again = await conta(['excluir', email, '--yes'])
    expect(again.output).toBe(`Não há uma conta com o e-mail ${email}.\nNada foi alterado.\n`)
    expect(await lastAtos(1)).toEqual(['conta_excluida'])
  })

  it('wants a library that was started once', async () => {
    const empty = await createEmptyDatabase()
    const { code, output } = await conta(['administrador', 'helena@exemplo.com.br'], empty.config)
    await empty.drop()
    expect(code).toBe(1)
    expect(output).toContain('Inicie o programa uma vez')
  })
})
