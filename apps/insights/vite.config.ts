import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const server = `http://localhost:${process.env.PORT ?? 8080}`

/** The operators' page: an app of its own, which the server serves at /insights/ and never with the client. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/insights/',
  plugins: [react()],
  server: { port: 5174, strictPort: true, proxy: { '/operators': server } },
  build: {
    target: ['chrome111', 'safari16.4'],
    modulePreload: false,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
})
