import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type FirstView, firstViewFolder } from '@foyer/api/client-routes'
import { painterFile, painterHash } from '@foyer/api/painter'

/** What an extracted package showed when it ran. */
export interface Trial {
  /** milliseconds from the call of `foyer serve` until it accepts calls; of the first start, which creates the database */
  readonly firstStart: number
  /** the same of the next start */
  readonly nextStart: number
  /** status of each path that was requested */
  readonly answers: Readonly<Record<string, number>>
  /** the reply to /config.json names the version of the product */
  readonly release: string
  /** the HTML of a first view, which the server renders with the painter of the package */
  readonly view: string
}

/** No program of the machine can be found, such as Node or npm. */
const alone = { PATH: '/nowhere' }

/** Runs `foyer` of an extracted package without any variable besides the port. @returns its output and exit code */
export const runPackaged = async (folder: string, args: readonly string[]) => {
  const child = spawn(join(folder, 'bin/foyer'), args, { cwd: folder, env: alone })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, output }
}

/** Starts `foyer serve` on a free port. @returns its address, and a function that stops it */
const started = async (folder: string) => {
  const begin = performance.now()
  const child = spawn(join(folder, 'bin/foyer'), ['serve'], { cwd: folder, env: { ...alone, PORT: '0' } })
  const ended = once(child, 'close') as Promise<[number | null]>
  let output = ''
  const port = await new Promise<number>((resolve, reject) => {
    const read = (text: string) => {
      output += text
      const found = /ready at http:\/\/localhost:(\d+)/.exec(output)?.[1]
      if (found) resolve(Number(found))
    }
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', read)
    void ended.then(([code]) => reject(new Error(`foyer serve ended with ${code}: ${output.slice(-2_000)}`)))
  })
  return {
    origin: `http://127.0.0.1:${port}`,
    took: Math.round(performance.now() - begin),
    stop: async () => {
      child.kill('SIGTERM')
      const [code] = await ended
      if (code !== 0) throw new Error(`foyer serve ended with ${code}: ${output.slice(-2_000)}`)
    },
  }
}

/** Requests a first view until it is rendered: the reply to a slow call is missing in it, and then the HTML is empty. */
const viewOf = async (folder: string, origin: string): Promise<string> => {
  const hash = painterHash(readFileSync(join(folder, 'apps/web/dist', painterFile), 'utf8'))
  const address = `${origin}/${firstViewFolder}/${hash}/crossBorder?language=zh-HK`
  for (let tries = 0; tries < 60; tries++) {
    const { html } = (await (await fetch(address)).json()) as FirstView
    if (html) return html
    await wait(250)
  }
  return ''
}

/**
 * Starts a package twice as a person does who has extracted it into an empty folder, and requests the
 * pages that everybody sees.
 *
 * @param folder absolute path of the package, which gets a data folder `.data`
 */
export const tryPackage = async (folder: string): Promise<Trial> => {
  const first = await started(folder)
  const answers: Record<string, number> = {}
  try {
    const pages = ['/', '/institution/', '/insights/', '/console/']
    for (const path of ['/healthz', '/readyz', ...pages, '/api/content/agreements']) {
      const reply = await fetch(`${first.origin}${path}`, { headers: { accept: 'text/html, */*' } })
      answers[path] = reply.status
      await reply.arrayBuffer()
    }
    const { release } = (await (await fetch(`${first.origin}/config.json`)).json()) as { release: string }
    const view = await viewOf(folder, first.origin)
    await first.stop()
    const next = await started(folder)
    await next.stop()
    return { firstStart: first.took, nextStart: next.took, answers, release, view }
  } catch (error) {
    await first.stop().catch(() => undefined)
    throw error
  }
}
