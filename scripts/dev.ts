// Server and client with hot reload: Node watches the server's sources, and Vite serves the client and forwards calls.
import { spawn } from 'node:child_process'
import { bin, root } from './process.ts'

const children = [
  spawn(process.execPath, ['--watch-path=apps/server/src', '--watch-path=packages', 'apps/server/src/main.ts'], {
    cwd: root,
    stdio: 'inherit',
  }),
  spawn(bin('vite'), ['dev', 'apps/web'], { cwd: root, stdio: 'inherit' }),
]
const stop = () => {
  for (const child of children) child.kill('SIGTERM')
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
for (const child of children) child.on('exit', stop)
