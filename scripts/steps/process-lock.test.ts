import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { makeTempFolder } from '#tests/support/temp-folder.ts'
import { release, tryAcquire, withLock } from './process-lock.mjs'

const deadPid = spawnSync(process.execPath, ['-v']).pid
let path: string

beforeEach(() => {
  path = join(makeTempFolder(), 'dist', '.preparing')
})

describe('tryAcquire', () => {
  it('takes a free lock and leaves nothing else behind', () => {
    expect(tryAcquire(path, process.pid)).toBe(true)
    expect(readdirSync(path)).toEqual([expect.stringMatching(`^owner-${process.pid}-`)])
    expect(readdirSync(join(path, '..'))).toEqual(['.preparing'])
  })

  it('is refused while the owner lives', () => {
    tryAcquire(path, process.ppid)
    expect(tryAcquire(path, process.pid)).toBe(false)
    expect(readdirSync(path)).toEqual([expect.stringMatching(`^owner-${process.ppid}-`)])
  })

  it('takes over from a dead owner', () => {
    tryAcquire(path, deadPid)
    expect(tryAcquire(path, process.pid)).toBe(true)
    expect(readdirSync(path)).toEqual([expect.stringMatching(`^owner-${process.pid}-`)])
  })

  it('takes over when the pid now belongs to a process that started at another time', () => {
    mkdirSync(path, { recursive: true })
    writeFileSync(join(path, `owner-${process.ppid}-1`), '')
    expect(tryAcquire(path, process.pid)).toBe(true)
  })

  it('is refused while a program that the dead owner had started still runs', () => {
    tryAcquire(path, process.ppid)
    const [living = ''] = readdirSync(path)
    release(path)
    tryAcquire(path, deadPid)
    writeFileSync(join(path, living.replace('owner', 'holder')), '')
    expect(tryAcquire(path, process.pid)).toBe(false)
  })
})

describe('withLock', () => {
  const signal = new AbortController().signal

  it('frees the lock after the work and gives its result', async () => {
    expect(await withLock(path, { signal, onWait: () => {} }, async () => 'done')).toBe('done')
    expect(existsSync(path)).toBe(false)
  })

  it('frees the lock when the work fails', async () => {
    const work = () => Promise.reject(new Error('no disk'))
    await expect(withLock(path, { signal, onWait: () => {} }, work)).rejects.toThrow('no disk')
    expect(existsSync(path)).toBe(false)
  })

  it('names the process it waits for, once, and goes on when that one is done', async () => {
    tryAcquire(path, process.ppid)
    const waited: number[] = []
    const onWait = (pid: number) => {
      waited.push(pid)
      release(path)
    }
    expect(await withLock(path, { signal, onWait }, async () => readdirSync(path))).toHaveLength(1)
    expect(waited).toEqual([process.ppid])
  })

  it('stops waiting when aborted', async () => {
    tryAcquire(path, process.ppid)
    const controller = new AbortController()
    const onWait = () => controller.abort(new Error('Ctrl+C'))
    const work = async () => 'done'
    await expect(withLock(path, { signal: controller.signal, onWait }, work)).rejects.toThrow('Ctrl+C')
  })
})
