import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DatabaseConfig, PROJECT_ROOT } from '#server/platform/config.ts'
import { addReaderRow } from '#tests/support/reader-row.ts'
import { runHere } from '#tests/support/run-here.ts'
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'

const CLI = join(PROJECT_ROOT, 'server/contas/cli.ts')
const EMAIL = 'helena@exemplo.com.br'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
  await addReaderRow(database.db, 'helena', 'senha-de-prova')
})
afterAll(() => database.drop())

function conta(args: readonly string[], config: DatabaseConfig = database.config) {
  const settings: Record<string, string> = { MBW_DATA_DIR: config.dataDir }
  if (config.engine === 'postgres') settings.DATABASE_URL = config.url
  return runHere(CLI, args, settings)
}

function readUsuario() {
  return database.db.write
    .selectFrom('usuario')
    .leftJoin('papel', 'papel.usuario_id', 'usuario.id')
    .select(['senha_hash', 'suspensa_em', 'papel'])
    .where('email', '=', EMAIL)
    .executeTakeFirst()
}

const countSessoes = async () => (await database.db.write.selectFrom('sessao').select('id').execute()).length

describe('npm run conta', () => {
  it.each([
    [[]],
    [['administrador']],
    [['nada', EMAIL]],
    [['procurar', 'a', 'b']],
    [['--nada']],
    [['toString', EMAIL]],
  ])('shows how it is used for %j', async (args) => {
    const { code, output } = await conta(args)
    expect(code).toBe(2)
    expect(output).toContain('npm run conta -- administrador E-MAIL')
  })

  it('gives and takes roles, and keeps one administrador', async () => {
    expect((await conta(['administrador', 'Helena@EXEMPLO.com.br'])).code).toBe(0)
    expect(await readUsuario()).toMatchObject({ papel: 'administrador' })
    const refused = await conta(['leitor', EMAIL])
    expect(refused).toMatchObject({ code: 1 })
    expect(refused.output).toContain('última conta de administrador')
    await addReaderRow(database.db, 'lia', 'senha-de-prova')
    await conta(['administrador', 'lia@exemplo.com.br'])
    expect((await conta(['editor', EMAIL])).output).toBe(`${EMAIL}: editor.\n`)
  })

  it('gives a new password once, and ends the sessions', async () => {
    const before = await readUsuario()
    const { code, output } = await conta(['senha', EMAIL])
    expect(code).toBe(0)
    expect(output).toMatch(/^Senha nova de helena@exemplo\.com\.br: ([a-z2-9]{4}-){3}[a-z2-9]{4}\n/)
    expect((await readUsuario())?.senha_hash).not.toBe(before?.senha_hash)
    expect(await countSessoes()).toBe(1)
  })

  it('suspends, brings back and finds accounts', async () => {
    await conta(['suspender', EMAIL])
    expect((await readUsuario())?.suspensa_em).not.toBeNull()
    expect((await conta(['procurar', 'HELEN'])).output).toMatch(
      /^helena@exemplo\.com\.br {2}helena {2}desde \d{4}-\d\d-\d\d {2}\(editor, suspensa\)\n$/,
    )
    await conta(['reativar', EMAIL])
    expect((await readUsuario())?.suspensa_em).toBeNull()
    expect((await conta(['procurar', 'ninguém'])).output).toBe('Nenhuma conta encontrada.\n')
  })

  it('deletes only when told so', async () => {
    const unasked = await conta(['excluir', EMAIL])
    expect(unasked).toMatchObject({ code: 1 })
    expect(unasked.output).toContain('acrescente --yes')
    expect(await readUsuario()).toBeDefined()
    expect((await conta(['excluir', EMAIL, '--yes'])).output).toBe('Conta excluída.\n')
    expect(await readUsuario()).toBeUndefined()
    const again = await conta(['excluir', EMAIL, '--yes'])
    expect(again.output).toBe(`Não há uma conta com o e-mail ${EMAIL}.\nNada foi alterado.\n`)
  })

  it('is in the audit log as the console', async () => {
    const atos = await database.db.write.selectFrom('ato').select(['autor', 'acao']).orderBy('id').execute()
    expect(new Set(atos.map(({ autor }) => autor))).toEqual(new Set(['console']))
    expect(atos.map(({ acao }) => acao)).toEqual([
      'papel_dado',
      'papel_dado',
      'papel_dado',
      'senha_redefinida',
      'conta_suspensa',
      'conta_reativada',
      'conta_excluida',
    ])
  })

  it('wants a library that was started once', async () => {
    const empty = await createEmptyDatabase()
    const { code, output } = await conta(['administrador', EMAIL], empty.config)
    await empty.drop()
    expect(code).toBe(1)
    expect(output).toContain('Inicie o programa uma vez')
  })
})
