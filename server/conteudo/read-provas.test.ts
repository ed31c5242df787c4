import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { PROJECT_ROOT } from '#server/platform/project-root.ts'
import { loadCanon } from '#tests/support/biblia-gerada.ts'
import { readProvas } from './read-provas.ts'

const DESCRICAO = `sigla: MBW
nome: Prova
versao: '1'
licenca: CC BY 4.0
atribuicao: Nós.
aviso: Tradução de trabalho.
`

let dir = ''

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'mbw-provas-'))
  await mkdir(join(dir, 'provas'))
})

afterEach(() => rm(dir, { recursive: true, force: true }))

async function write(name: string, text: string): Promise<void> {
  await writeFile(join(dir, 'provas', name), text)
}

describe('the proof texts of the repository', () => {
  it('are 4,585 verses of one edition, each fit to stand alone', async () => {
    const provas = await readProvas(join(PROJECT_ROOT, 'content'), await loadCanon())
    const versiculos = (provas?.biblia.livros ?? []).flatMap(({ id, capitulos }) =>
      capitulos.flatMap(({ numero, versiculos }) =>
        versiculos.map((versiculo) => ({
          onde: `${id}.${numero}.${versiculo.numero}`,
          texto: versiculo.texto,
        })),
      ),
    )
    expect(versiculos).toHaveLength(4_585)
    const strange = versiculos.filter(
      ({ texto }) =>
        !/^[“(—]?\p{Lu}/u.test(texto) ||
        !/[.,;:!?)”—]$/.test(texto) ||
        /[<>{}|"'\\]/.test(texto) ||
        texto.split('“').length !== texto.split('”').length,
    )
    expect(strange).toEqual([])
  })
})

describe('readProvas', () => {
  it('finds none in a content folder without them', async () => {
    await rm(join(dir, 'provas'), { recursive: true })
    expect(await readProvas(dir, await loadCanon())).toBeNull()
  })

  it('names the lack of a description', async () => {
    await write('08-RUT.usfm', '\\id RUT\n\\c 1\n\\p\n\\v 1 Texto.\n')
    await expect(readProvas(dir, await loadCanon())).rejects.toThrow('edicao.yaml')
  })

  it('names a verse that no chapter has, and a description of another form', async () => {
    await write('edicao.yaml', DESCRICAO.replace('MBW', 'm b w'))
    await write('08-RUT.usfm', '\\id RUT\n\\c 1\n\\p\n\\v 23 Texto.\n')
    await expect(readProvas(dir, await loadCanon())).rejects.toMatchObject({
      problems: [
        expect.objectContaining({ line: 1 }),
        expect.objectContaining({ reason: 'Rt 1.23 não existe.' }),
      ],
    })
  })

  it('has another fingerprint when a word changes', async () => {
    await write('edicao.yaml', DESCRICAO)
    await write('08-RUT.usfm', '\\id RUT\n\\c 1\n\\p\n\\v 1 Texto.\n')
    const before = await readProvas(dir, await loadCanon())
    await write('08-RUT.usfm', '\\id RUT\n\\c 1\n\\p\n\\v 1 Textos.\n')
    const after = await readProvas(dir, await loadCanon())
    expect(before?.biblia).toMatchObject({ nome: 'Prova', livros: [{ id: 8 }] })
    expect(after?.impressao).not.toBe(before?.impressao)
  })
})
