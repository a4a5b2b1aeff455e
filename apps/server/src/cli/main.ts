// `foyer`: the server, its jobs, its migrations and the operators' commands. `foyer --help` lists all.
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// the package contains the compiled modules, and a container cannot write any; elsewhere a cache beside the sources
// reduces a start by a third
if (process.env.NODE_COMPILE_CACHE === undefined)
  enableCompileCache(join(import.meta.dirname, '../../../../.cache/compile'))

// loaded only now, so that the cache contains it
const { runCli } = await import('./program.ts')
process.exitCode = await runCli(process.argv.slice(2), process.env, {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
})
