import { describe, expect, it } from 'vitest'
import { writeZip } from '#tests/support/zip-writer.ts'
import { readZip } from './zip-entries.ts'

const bytes = Buffer.from('texto')

describe('readZip', () => {
  it('reads the files and passes over folders and hidden files', async () => {
    const zip = writeZip([
      { name: 'pasta/', bytes: Buffer.alloc(0) },
      { name: 'pasta/a.txt', bytes },
      { name: 'pasta/.DS_Store', bytes },
      { name: '__MACOSX/pasta/._a.txt', bytes },
    ])
    expect(await readZip(zip, 'b.zip')).toEqual([{ name: 'pasta/a.txt', bytes }])
  })

  it('refuses more than 200 MB before unpacking them', async () => {
    const claimedSize = 150 * 1024 * 1024
    const small = { name: 'a.txt', bytes }
    const zip = writeZip([small, { name: 'b.txt', bytes, claimedSize: 210 * 1024 * 1024 }])
    await expect(readZip(zip, 'b.zip')).rejects.toThrow('b.zip: Há mais de 200 MB')
    const lying = writeZip([{ ...small, claimedSize }])
    await expect(readZip(lying, 'b.zip')).rejects.toThrow('b.zip: O zip está danificado')
  })

  it('refuses more than 2,000 files', async () => {
    const entries = Array.from({ length: 2_001 }, (_, i) => ({ name: `${i}.txt`, bytes: Buffer.alloc(0) }))
    await expect(readZip(writeZip(entries), 'b.zip')).rejects.toThrow('b.zip: Há mais de 2.000 arquivos')
  })

  it.each(['../fora.txt', '/etc/passwd', 'a/../../fora.txt'])('refuses the name %s', async (name) => {
    await expect(readZip(writeZip([{ name, bytes }]), 'b.zip')).rejects.toThrow('nomes de arquivo inválidos')
  })

  it('refuses a zip that was cut', async () => {
    const zip = writeZip([{ name: 'a.txt', bytes }])
    await expect(readZip(zip.subarray(0, zip.length - 30), 'b.zip')).rejects.toThrow(
      'b.zip: O zip está danificado',
    )
  })
})
