import { resolve } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const project = import.meta.dirname

export default defineConfig({
  root: resolve(project, 'web'),
  plugins: [react(), tailwindcss()],
  build: {
    outDir: resolve(project, 'dist/web'),
    emptyOutDir: true,
    // Every browser that has the native dialogs we use has module preloading too.
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: { '/api': `http://127.0.0.1:${process.env.PORT ?? 3000}` },
  },
})
