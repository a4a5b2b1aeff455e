// `npm run lab`: the client side by side in simulated hosts. Uses the sandbox that runs on PORT, or starts one.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { openLab } from '../apps/host-lab/src/lab/lab-server.ts'
import { root } from './process.ts'
import { ensureWebBuilt } from './web-build.ts'

const sandbox = `http://localhost:${process.env.PORT || 8080}`
/** Preferred port. If it is in use, the lab prints the port it got. */
const labPort = 8070

/** Returns whether a server is running. Throws if it is not a sandbox. */
const isThere = async (): Promise<boolean> => {
  const reply = await fetch(`${sandbox}/config.json`).catch(() => undefined)
  if (!reply) return false
  const config = (await reply.json().catch(() => ({}))) as { sandbox?: boolean }
  if (config.sandbox !== true) throw new Error(`${sandbox} is in use by a server that is not a sandbox of Foyer`)
  return true
}

/** Starts a sandbox whose limits by address count each frame as a separate visitor. */
const runSandbox = async (): Promise<ChildProcess> => {
  const server = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, TRUST_PROXY: process.env.TRUST_PROXY || 'loopback', LOG_LEVEL: 'error' },
  })
  while (server.exitCode === null) {
    if (await isThere()) return server
    await wait(200)
  }
  throw new Error('the sandbox did not start')
}

if (!(await ensureWebBuilt())) process.exit(1)
try {
  const own = (await isThere()) ? undefined : await runSandbox()
  const lab = await openLab({ sandbox, port: labPort })
  console.log(
    `\n  The host lab is at ${lab.origin}\n  Sandbox: ${sandbox}${own ? '' : ' (was running)'}\n  Stop: Ctrl-C\n`,
  )
  let stopping = false
  // a terminal signals the sandbox too, and both processes several times
  const stop = async (code: number) => {
    if (stopping) return
    stopping = true
    await lab.close()
    if (own && own.exitCode === null) {
      own.kill('SIGTERM')
      await once(own, 'exit')
    }
    process.exit(code)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0))
  // the lab needs its sandbox
  own?.once('exit', () => void stop(1))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
