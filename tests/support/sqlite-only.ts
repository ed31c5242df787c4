/**
 * API tests whose subject is not the database: `npm test` runs them on SQLite only. What they ask of the database,
 * other tests ask of both (docs/testes.md).
 */
export const SQLITE_ONLY: readonly string[] = [
  'tests/api/acesso.test.ts',
  'tests/api/epubs.test.ts',
  'server/offline/routes.test.ts',
  'server/ler/routes.test.ts',
  'server/copias/ler-copia.api.test.ts',
  'server/platform/client-gone.api.test.ts',
  'server/platform/http-timeouts.api.test.ts',
  'server/platform/openapi.api.test.ts',
]
