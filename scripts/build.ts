// Builds the client into apps/web/dist.
import { bin, run } from './process.ts'

process.exit(await run(bin('vite'), ['build', 'apps/web', '--logLevel', 'warn']))
