// The only script that runs on any Node >= 20 of the machine: installs what is missing, and then starts the Node
// version pinned by the lock file. Plain JavaScript without dependencies.
import { execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

/**
 * Returns the path of the log of `npm start`, whose terminal shows only what a person needs; undefined if the terminal
 * shows everything.
 */
function logPath() {
  const [script, ...rest] = process.argv.slice(2)
  const { FOYER_MODE, LOG_TO, DATA_DIR } = process.env
  const isForPerson = (FOYER_MODE || 'sandbox') === 'sandbox' && LOG_TO !== 'terminal' && !rest.includes('--verbose')
  return script === 'scripts/start.ts' && isForPerson
    ? resolve(root, DATA_DIR || '.data', 'logs', 'foyer.log')
    : undefined
}

/**
 * Opens the log in the same way as `apps/server/src/http/log-file.ts`, which cannot be imported before the
 * installation.
 */
function openLog(path) {
  mkdirSync(dirname(path), { recursive: true })
  return openSync(path, 'a', 0o600)
}

function installWith(path) {
  const startedAt = performance.now()
  // Installs exactly the lock file, without running scripts of packages (decision 0001). npm is a .cmd on Windows,
  // which Node starts only through a shell.
  const install = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const options = { cwd: root, shell: process.platform === 'win32' }
  if (path === undefined) {
    console.error('Installing dependencies ...')
    return execFileSync('npm', install, { ...options, stdio: 'inherit' })
  }
  try {
    const log = openLog(path)
    process.stdout.write(`  ${'Installing dependencies'.padEnd(30)}`)
    execFileSync('npm', install, { ...options, stdio: ['ignore', log, log] })
    process.stdout.write(`${((performance.now() - startedAt) / 1000).toFixed(1).padStart(6)} s\n`)
  } catch (error) {
    if (!error.signal) {
      const why =
        error.status === undefined
          ? `The log cannot be written (${error.code}). Set DATA_DIR to a folder that can be written to.`
          : 'The dependencies could not be installed. Check the network, then run npm start again.'
      console.error(`\n\n  ${why}\n  Details: ${path}\n`)
    }
    process.exit(error.signal ? 130 : 1)
  }
}

const pause = (milliseconds) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)

/** Whether a process of this number runs. One of another account counts. */
function isRunning(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** The process that holds the lock; undefined without one. */
function ownerOf(lock) {
  try {
    return Number(readFileSync(lock, 'utf8'))
  } catch {
    return undefined
  }
}

/**
 * Takes the lock of the installation. Waits while another process has it. The lock is outside of `node_modules`, because
 * npm deletes that folder first. The file never exists without its content, so a process that ended is always detected.
 *
 * @returns releases the lock
 */
function lockInstallation() {
  const lock = join(root, '.installing')
  const own = `${lock}.${process.pid}`
  const release = () => {
    process.off('exit', release)
    rmSync(lock, { force: true })
  }
  try {
    writeFileSync(own, String(process.pid))
  } catch {
    // npm reports why it cannot write either
    return () => {}
  }
  try {
    for (let tries = 1; ownerOf(lock) !== process.pid; tries++) {
      const owner = ownerOf(lock)
      if (owner !== undefined && !isRunning(owner)) rmSync(lock, { force: true })
      else if (owner !== undefined) pause(200)
      if (tries === 3) console.error(`Waiting for another command that installs the dependencies (${lock}) ...`)
      try {
        linkSync(own, lock)
      } catch (error) {
        // a file system without links: npm may still be able to install
        if (error.code !== 'EEXIST') return () => {}
      }
      // a process that saw an ended owner a moment ago may remove this lock; the loop then starts again
      pause(50)
    }
  } finally {
    rmSync(own, { force: true })
  }
  process.on('exit', release)
  return release
}

function installMissing() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  const stamp = join(root, 'node_modules', '.foyer-installed')
  const isInstalled = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted
  if (isInstalled()) return
  const release = lockInstallation()
  if (!isInstalled()) {
    installWith(logPath())
    mkdirSync(dirname(stamp), { recursive: true })
    writeFileSync(stamp, wanted)
  }
  release()
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
      // not this platform's package: try the next name, and finally the machine's own Node
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
// A terminal sends its signals to the whole process group; a supervisor only to this process. In both cases the child
// decides when to end, and this process ends with it.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
// npm ends on SIGTERM without forwarding it, after which this process has another parent.
if (process.env.npm_lifecycle_event !== undefined) {
  const npm = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === npm) return
    clearInterval(watch)
    child.kill('SIGTERM')
  }, 200)
}
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)))
