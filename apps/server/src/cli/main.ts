// `foyer`: the server, its jobs, its migrations and the operators' commands. `foyer --help` lists all.
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// Compiled modules halve the processor time of a start. A package contains them, at whatever path it is extracted, and
// may be on a file system that cannot be written to; a checkout stores them beside its sources.
enableCompileCache({ directory: join(import.meta.dirname, '../../../../.cache/compile'), portable: true })

// a reader such as `head` may close its end of the pipe before everything is printed
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit(0)
})

// loaded only now, so that the cache contains it
const { runCli } = await import('./program.ts')
process.exitCode = await runCli(process.argv.slice(2), process.env, {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
})
