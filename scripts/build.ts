// Builds the clients into apps/web/dist: all of them, or the one that --variant names.
import { parseArgs } from 'node:util'
import { buildWeb, clientNames } from './web-build.ts'

const { values } = parseArgs({ options: { variant: { type: 'string' } } })
const names = clientNames.filter((name) => values.variant === undefined || values.variant === name)
if (names.length === 0) {
  console.error(`--variant is one of ${clientNames.join(', ')}`)
  process.exit(1)
}
process.exit((await buildWeb(names)) ? 0 : 1)
