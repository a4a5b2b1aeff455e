// The one script that runs on whatever Node >= 20 the machine has: installs what is missing, then hands
// over to the Node pinned by the lock file. Plain JavaScript, no dependencies.
import { execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

function installMissing() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  const stamp = join(root, 'node_modules', '.foyer-installed')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  console.log('Installing dependencies ...')
  // `npm ci` refuses a lock file that lacks binaries of other platforms (decision 0001); `install` takes every version
  // from the lock file and leaves the file as it is. npm is a .cmd on Windows, which Node starts only through a shell.
  const install = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error']
  execFileSync('npm', install, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, lock)
}

function pinnedNode() {
  const require = createRequire(join(root, 'package.json'))
  const binary = process.platform === 'win32' ? 'bin/node.exe' : 'bin/node'
  const platform = process.platform === 'win32' ? 'win' : process.platform
  for (const name of [`node-${platform}-${process.arch}`, `node-bin-${platform}-${process.arch}`]) {
    try {
      const path = join(dirname(require.resolve(`${name}/package.json`)), binary)
      if (existsSync(path)) return path
    } catch {
      // not the package of this platform; the next name, else the machine's own Node
    }
  }
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  console.error(`No pinned Node for ${process.platform}-${process.arch}; install Node 24 or newer and try again.`)
  process.exit(1)
}

installMissing()
const node = pinnedNode()
const child = spawn(node, process.argv.slice(2), {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH}` },
})
// The terminal sends its signals to the whole group; a supervisor sends them to this process only. Either way
// the child decides when it is done, and this process ends with it.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
// npm ends on SIGTERM without passing it on: then another process is the parent of this one.
if (process.env.npm_lifecycle_event !== undefined) {
  const npm = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === npm) return
    clearInterval(watch)
    child.kill('SIGTERM')
  }, 200)
}
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)))
