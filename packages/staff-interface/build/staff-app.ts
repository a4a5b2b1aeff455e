import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'
import { pageHead } from './page-head.ts'
import { precompress } from './precompress.ts'
import { textTables } from './text-tables.ts'

interface Options {
  /** the app's folder */
  readonly root: string
  /** the path below which the server serves the app */
  readonly base: string
  /** of the development server */
  readonly port: number
  /** paths that the development server leaves to the real server */
  readonly served: readonly string[]
}

/** The configuration of Vite for an app for staff, which the server serves apart from the client. */
export const staffApp = ({ root, base, port, served }: Options): UserConfig => {
  const server = `http://localhost:${process.env.PORT ?? 8080}`
  return {
    root,
    base,
    plugins: [react(), pageHead, textTables(root), precompress],
    server: { port, strictPort: true, proxy: Object.fromEntries(served.map((path) => [path, server])) },
    build: {
      target: ['chrome111', 'safari16.4'],
      modulePreload: false,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      // staff open an app once a day, so one file is quicker than many
      chunkSizeWarningLimit: 1_000,
    },
  }
}
