// `npm start`: the client built if need be, then the server in this same process, which gets its signals first-hand.
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './process.ts'
import { ensureBuilt } from './web-build.ts'

// a third off the start; in our own folder, since anybody may write to the default one in /tmp
enableCompileCache(join(root, '.cache/compile'))
if (!(await ensureBuilt())) process.exit(1)
await import(pathToFileURL(join(root, 'apps/server/src/main.ts')).href)
