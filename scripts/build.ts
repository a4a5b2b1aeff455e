// Builds the clients that are released into apps/web/dist: all of them, or the one that --variant names.
import { parseArgs } from 'node:util'
import { buildWeb, clientNames } from './web-build.ts'

const { values } = parseArgs({ options: { variant: { type: 'string' } } })
const names = clientNames.filter((name) => (values.variant ? values.variant === name : name !== 'gallery'))
if (names.length === 0) {
  console.error(`--variant is one of ${clientNames.join(', ')}`)
  process.exit(1)
}
process.exit((await buildWeb(names)) ? 0 : 1)
