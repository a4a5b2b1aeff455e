// `npm run production-demo`: Foyer in production mode on this machine, with everything around it, visited by a browser.
import { ensureNginx } from './nginx.ts'
import { ensurePgBouncer } from './pgbouncer.ts'
import { runDemo } from './production-demo/demo.ts'
import { ensureBuilt } from './web-build.ts'

if (!ensureNginx()) {
  console.error('The demo needs nginx (Debian: nginx).')
  process.exit(1)
}
ensurePgBouncer()
if (!(await ensureBuilt())) process.exit(1)
const begun = performance.now()
try {
  await runDemo((line) => console.log(line))
  console.log(`passed in ${Math.round((performance.now() - begun) / 1_000)} s`)
} catch (error) {
  console.error(error)
  process.exit(1)
}
