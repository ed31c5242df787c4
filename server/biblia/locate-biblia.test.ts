import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { generateBiblia, loadCanon, writeBibliaJson } from '#tests/support/biblia-gerada.ts'
import { toBlivreJson, toRelease } from '#tests/support/biblia-writers.ts'
import type { CanonLivro } from './canon.ts'
import { BLIVRE_FILES } from './formats/blivre-edicao.ts'
import { type LocateOptions, locateBiblia } from './locate-biblia.ts'

let canon: CanonLivro[]
let release: [string, string][]
let dir: string
let server: Server | null = null
let options: LocateOptions

beforeAll(async () => {
  canon = await loadCanon()
  release = toRelease(generateBiblia(canon), BLIVRE_FILES)
})
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'mbw-locate-'))
  options = {
    configured: null,
    contentDir: join(dir, 'content'),
    sharedDir: join(dir, 'shared'),
    releaseUrl: null,
    timeoutMs: 10_000,
  }
})
afterEach(async () => {
  server?.closeAllConnections()
  server?.close()
  server = null
  await rm(dir, { recursive: true })
})

async function writeRelease(...folders: string[]): Promise<string> {
  const folder = join(dir, ...folders)
  await mkdir(folder, { recursive: true })
  for (const [name, text] of release) await writeFile(join(folder, name), text)
  return folder
}

/** Serves files by path; anything else is 404. */
async function serve(files: ReadonlyMap<string, string>): Promise<string> {
  const created = createServer((request, response) => {
    const text = files.get(request.url ?? '')
    if (text === undefined) response.writeHead(404).end()
    else response.end(text)
  })
  server = created
  await new Promise<void>((resolve) => created.listen(0, '127.0.0.1', resolve))
  const address = created.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return `http://127.0.0.1:${address.port}`
}

describe('locateBiblia', () => {
  it('takes the first JSON in content/biblia that is a Bible, in order of name', async () => {
    const folder = join(dir, 'content/biblia')
    await mkdir(folder, { recursive: true })
    const path = await writeBibliaJson(folder, canon)
    await writeFile(join(folder, 'a.json'), '{"a":1}')
    await writeFile(join(folder, 'README.md'), '# Leia-me')
    await writeRelease('shared', 'tr')
    expect(await locateBiblia(options, canon)).toMatchObject({ place: path, reading: { avisos: [] } })
  })

  it('takes release files below the folder, never the critical text beside them', async () => {
    await writeRelease('shared', 'original/textos/f4/n4')
    const tr = await writeRelease('shared', 'original/textos/f4/tr')
    const found = await locateBiblia(options, canon)
    expect(found).toMatchObject({ place: tr, reading: { biblia: { nome: 'Bíblia Livre' } } })
  })

  it('takes release files directly in the folder', async () => {
    const folder = await writeRelease('content', 'biblia')
    expect(await locateBiblia(options, canon)).toMatchObject({ place: folder })
  })

  it('says for each place why not', async () => {
    await mkdir(join(dir, 'shared'))
    await writeFile(join(dir, 'shared/b.json'), '[{"abbrev":"gn","chapters":[["Um."]]}]')
    expect(await locateBiblia(options, canon)).toEqual({
      reading: null,
      reasons: [
        `Não há uma Bíblia em ${join(dir, 'content/biblia')}.`,
        expect.stringMatching(
          /b\.json: não é uma Bíblia inteira \(livros que faltam: 65; capítulos: 49\); .*import biblia/,
        ),
      ],
    })
  })

  it('takes a Bible that leaves verses out, and a part of one only when it is named', async () => {
    const folder = join(dir, 'shared')
    await mkdir(folder)
    const biblia = generateBiblia(canon)
    for (const { versiculos } of biblia.livros[39]?.capitulos ?? []) versiculos.splice(20, 1)
    const path = join(folder, 'b.json')
    await writeFile(path, toBlivreJson(biblia))
    expect(await locateBiblia(options, canon)).toMatchObject({ place: path })
    await writeFile(path, toBlivreJson({ ...biblia, livros: biblia.livros.slice(39) }))
    expect(await locateBiblia(options, canon)).toMatchObject({ reading: null })
    expect(await locateBiblia({ ...options, configured: path }, canon)).toMatchObject({ place: path })
  })

  it('downloads the release last, telling how far it is', async () => {
    const url = await serve(new Map(release.map(([name, text]) => [`/tr/${name}`, text])))
    const said: string[] = []
    const onProgress = (text: string) => void said.push(text)
    const found = await locateBiblia({ ...options, releaseUrl: `${url}/tr/`, onProgress }, canon)
    expect(found).toMatchObject({ place: `${url}/tr/`, reading: { biblia: { nome: 'Bíblia Livre' } } })
    expect(said.at(-1)).toBe('baixando a Bíblia: 66 de 66 arquivos')
  })

  it('refuses a release that lacks a verse', async () => {
    const cut = release.map(([name, text]): [string, string] => [
      `/${name}`,
      text.replace('\\v Xx.3.15\nGênesis 3.15: texto de prova.\n', ''),
    ])
    const url = await serve(new Map(cut))
    const found = await locateBiblia({ ...options, releaseUrl: `${url}/` }, canon)
    expect(found).toMatchObject({ reading: null })
    expect(found).toHaveProperty('reasons[2]', `${url}/: falta Gn 3.15`)
  })

  it('takes the configured path, or stops there', async () => {
    const configured = await writeBibliaJson(dir, canon)
    await writeRelease('shared', 'tr')
    expect(await locateBiblia({ ...options, configured }, canon)).toMatchObject({ place: configured })
    const missing = join(dir, 'nada.json')
    expect(await locateBiblia({ ...options, configured: missing }, canon)).toEqual({
      reading: null,
      reasons: [`MBW_BIBLIA: ${missing}: O arquivo ou a pasta não existe.`],
    })
  })

  it('takes a configured address of a file or of a folder of release files', async () => {
    const json = await readFile(await writeBibliaJson(dir, canon), 'utf8')
    const files = release.map(([name, text]): [string, string] => [`/tr/${name}`, text])
    const url = await serve(new Map([['/b.json', json], ...files]))
    expect(await locateBiblia({ ...options, configured: `${url}/b.json` }, canon)).toMatchObject({
      reading: { biblia: { nome: 'Bíblia de prova' } },
    })
    expect(await locateBiblia({ ...options, configured: `${url}/tr/` }, canon)).toMatchObject({
      reading: { biblia: { nome: 'Bíblia Livre' } },
    })
    expect(await locateBiblia({ ...options, configured: `${url}/x.json` }, canon)).toEqual({
      reading: null,
      reasons: [`MBW_BIBLIA: O endereço ${url}/x.json respondeu 404.`],
    })
  })
})
