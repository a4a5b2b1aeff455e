import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { root } from '../../scripts/process.ts'

const types: Record<string, string> = { html: 'text/html; charset=utf-8', js: 'text/javascript' }

/** The floor: React with one heading, built for the client's own targets and served compressed by a bare server. */
export const startHello = async (): Promise<{ url: string; stop: () => Promise<void> }> => {
  // inside the repository, so that React resolves
  const folder = join(root, '.cache/hello')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Hello</title></head><body><div id="app"></div><script type="module" src="/main.jsx"></script></body></html>',
  )
  writeFileSync(
    join(folder, 'main.jsx'),
    "import { createRoot } from 'react-dom/client'\ncreateRoot(document.getElementById('app')).render(<h1>Hello world</h1>)\n",
  )
  await build({
    configFile: false,
    root: folder,
    logLevel: 'warn',
    plugins: [react()],
    build: { target: ['chrome100', 'safari15.4'], modulePreload: { polyfill: false } },
  })
  const files = new Map(
    readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(html|js)$/.test(name))
      .map((name) => [`/${name}`, brotliCompressSync(readFileSync(join(folder, 'dist', name)))]),
  )
  const server = createServer((request, response) => {
    const path = request.url === '/' ? '/index.html' : (request.url ?? '')
    const body = files.get(path)
    if (!body) return response.writeHead(404).end()
    response.writeHead(200, { 'Content-Type': types[path.split('.').pop() ?? ''], 'Content-Encoding': 'br' }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
