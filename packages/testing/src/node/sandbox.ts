import { rmSync } from 'node:fs'
import type { Plugin } from 'vite'
import { documentsProgram, startServer, stopServer } from '../journey/own-server.ts'
import { freePort } from './free-port.ts'
import { testFolder } from './memory.ts'

/** Paths of documents that anyone may read; the test answers all other requests of a screen. */
const publicPaths = ['/api/', '/opening/', '/config']

interface Sandbox {
  readonly origin: string
  stop(): Promise<void>
}

const startSandbox = async (conditions: readonly string[]): Promise<Sandbox> => {
  const running = process.env.FOYER_SANDBOX_ORIGIN
  if (running) return { origin: running, stop: async () => undefined }
  const folder = testFolder()
  const port = await freePort()
  const options = conditions.map((condition) => `--conditions=${condition}`).join(' ')
  const variables = { NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${options}` }
  const server = await startServer(port, folder, variables, documentsProgram)
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      await stopServer(server)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Serves the sandbox's public documents (published pages, configuration, area codes, media) on the origin of the browser
 * tests. The sandbox server starts and stops with the run, and it runs no jobs. FOYER_SANDBOX_ORIGIN names a running server
 * to use instead. A document is read once and stays the same for the whole run.
 *
 * @param conditions import conditions of the server
 */
export const sandboxDocuments = (conditions: readonly string[] = []): Plugin => {
  let starting: Promise<Sandbox>
  const read = new Map<string, Promise<{ status: number; type: string; body: Buffer }>>()
  const document = async (url: string) => {
    const { origin } = await starting
    const reply = await fetch(origin + url)
    const type = reply.headers.get('content-type') ?? 'application/octet-stream'
    return { status: reply.status, type, body: Buffer.from(await reply.arrayBuffer()) }
  }
  return {
    name: 'foyer-sandbox-documents',
    configureServer: (server) => {
      starting ??= startSandbox(conditions)
      // the request for a document gets the failure
      starting.catch(() => undefined)
      server.middlewares.use((request, response, next) => {
        const url = request.url ?? ''
        if (request.method !== 'GET' || !publicPaths.some((path) => url.startsWith(path))) return next()
        if (!read.has(url)) read.set(url, document(url))
        read.get(url)?.then(({ status, type, body }) => {
          response.writeHead(status, { 'Content-Type': type }).end(body)
        }, next)
      })
    },
    closeBundle: async () => {
      await (await starting?.catch(() => undefined))?.stop()
    },
  }
}
