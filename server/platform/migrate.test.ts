import { describe, expect, it } from 'vitest'
import { forEngine } from './migrate.ts'

const SCRIPT = `CREATE TABLE a (id INTEGER PRIMARY KEY) /*STRICT*/;
/*SQLITE*/
CREATE VIRTUAL TABLE b USING fts5(x);
/*END*/
/*POSTGRES*/
CREATE TABLE b (x TSVECTOR);
/*END*/
CREATE TABLE c (n /*SQLITE*/INTEGER/*END*//*POSTGRES*/BIGINT/*END*/ PRIMARY KEY) /*STRICT*/;`

const squeeze = (script: string) => script.replace(/\s+/g, ' ')

describe('forEngine', () => {
  it('gives SQLite its own parts and strict tables', () => {
    expect(squeeze(forEngine(SCRIPT, 'sqlite'))).toBe(
      'CREATE TABLE a (id INTEGER PRIMARY KEY) STRICT; CREATE VIRTUAL TABLE b USING fts5(x); CREATE TABLE c (n INTEGER PRIMARY KEY) STRICT;',
    )
  })

  it('gives PostgreSQL its own parts', () => {
    expect(squeeze(forEngine(SCRIPT, 'postgres'))).toBe(
      'CREATE TABLE a (id INTEGER PRIMARY KEY) ; CREATE TABLE b (x TSVECTOR); CREATE TABLE c (n BIGINT PRIMARY KEY) ;',
    )
  })
})
