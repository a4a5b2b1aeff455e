// Builds the release: the clients into apps/web/dist, and the apps for staff into apps/insights/dist and
// apps/console/dist. With --variant it builds only the named client.
import { parseArgs } from 'node:util'
import { buildStaffApps, buildWeb, clientNames } from './web-build.ts'

const { values } = parseArgs({ options: { variant: { type: 'string' } } })
const names = clientNames.filter((name) => (values.variant ? values.variant === name : name !== 'gallery'))
if (names.length === 0) {
  console.error(`--variant must be one of ${clientNames.join(', ')}`)
  process.exit(1)
}
process.exit((await buildWeb(names)) && (values.variant || (await buildStaffApps())) ? 0 : 1)
