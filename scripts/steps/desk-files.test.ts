import { expect, it } from 'vitest'
import { listDeskFiles } from './desk-files.mjs'

interface Chunk {
  modules: string[]
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
  isEntry?: boolean
}

function toBundle(chunks: Readonly<Record<string, Chunk>>) {
  const files = Object.entries(chunks).map(([fileName, chunk]) => [
    fileName,
    {
      type: 'chunk',
      fileName,
      isEntry: chunk.isEntry ?? false,
      moduleIds: chunk.modules.map((module) => `/app/web/${module}`),
      imports: chunk.imports ?? [],
      dynamicImports: chunk.dynamicImports ?? [],
      viteMetadata: { importedCss: new Set(chunk.css) },
    },
  ])
  return Object.fromEntries(files) as Parameters<typeof listDeskFiles>[1]
}

it('are those that readers do not come by', () => {
  const bundle = toBundle({
    'index.js': { modules: ['main.tsx'], dynamicImports: ['notas.js', 'mesa.js'], isEntry: true },
    'notas.js': { modules: ['notas/notas-page.tsx'], imports: ['campo.js'], css: ['campos.css'] },
    'campo.js': { modules: ['ui/campo.tsx'] },
    'mesa.js': {
      modules: ['editora/editora-page.tsx', 'styles/editora.css'],
      imports: ['campo.js', 'so-da-mesa.js'],
      dynamicImports: ['leitores.js'],
      css: ['editora.css', 'campos.css'],
    },
    'leitores.js': { modules: ['editora/leitores/leitores-page.tsx'] },
    'so-da-mesa.js': { modules: ['ui/rara.tsx'] },
  })
  expect([...listDeskFiles('/app/web', bundle)].sort()).toEqual([
    'editora.css',
    'leitores.js',
    'mesa.js',
    'so-da-mesa.js',
  ])
})

it('leave out what was joined with code of readers', () => {
  const bundle = toBundle({
    'index.js': { modules: ['main.tsx'], dynamicImports: ['mesa.js'], isEntry: true },
    'mesa.js': { modules: ['editora/editora-page.tsx', 'ajuda/ajuda-page.tsx'], imports: ['campo.js'] },
    'campo.js': { modules: ['ui/campo.tsx'] },
  })
  expect([...listDeskFiles('/app/web', bundle)]).toEqual([])
})
