/** What the person who starts the server can do about a database that cannot be used. */
import { type DatabaseFailure, databaseFailureOf } from './database-errors.ts'

const SENTENCES: Readonly<Record<DatabaseFailure, string>> = {
  full: 'Não há espaço em disco para o banco de dados. Libere espaço e inicie de novo.',
  read_only: 'O banco de dados só pode ser lido. Confira as permissões e inicie de novo.',
  damaged:
    'O banco de dados está danificado. Restaure uma cópia de segurança: npm run restore -- ARQUIVO. Não apague o arquivo danificado antes disso.',
  locked: 'Outro programa está usando o banco de dados. Espere que termine, ou encerre-o.',
  input_output: 'O disco do banco de dados não respondeu como devia. Confira o disco e inicie de novo.',
  connection: 'O servidor do banco de dados não está no ar. Confira se ele funciona e inicie de novo.',
  timeout:
    'O servidor do banco de dados demorou demais para responder. Confira se ele funciona e inicie de novo.',
}

/** One sentence, or two, for a failure that `isDatabaseAway` recognises. @param place the file, where it is known */
export function describeFailure(error: unknown, place?: string): string {
  const sentence = SENTENCES[databaseFailureOf(error) ?? 'input_output']
  const reason = error instanceof Error && error.message !== '' ? error.message : String(error)
  return `Não foi possível abrir o banco de dados${place ? ` em ${place}` : ''}: ${reason}. ${sentence}`
}
