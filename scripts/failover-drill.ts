// `npm run failover-drill [-- --kills 10] [-- --callers 8] [-- --kills-only] [-- --keep-files]`: the reference set-up of
// deploy/highly-available on hosts that are network namespaces, with callers who know what was acknowledged; kills of the
// primary, a partition, lost standbys. Prints a table of recovery times. Exits 1 if anything acknowledged is lost, granted
// twice, or answered outside the catalogue. It needs Debian and root.
import { parseArgs } from 'node:util'
import { isDebianRoot } from './debian.ts'
import { runDrill } from './failover-drill/drill.ts'
import { ensureDrillPackages } from './failover-drill/packages.ts'
import { printed } from './failover-drill/table.ts'

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '10' },
    callers: { type: 'string', default: '8' },
    'kills-only': { type: 'boolean', default: false },
    'keep-files': { type: 'boolean', default: false },
  },
})
if (!isDebianRoot()) {
  console.error('The drill makes network namespaces and installs packages: run it as root on Debian.')
  process.exit(2)
}
ensureDrillPackages()
const { rows, figures, faults } = await runDrill({
  kills: Number(values.kills),
  callers: Number(values.callers),
  withOthers: !values['kills-only'],
  keepsFiles: values['keep-files'],
  say: (line) => console.log(line),
})
console.log(`\n${printed(rows)}\n`)
for (const [name, figure] of Object.entries(figures)) console.log(name.padEnd(26), String(figure).padStart(8))
const counted = Map.groupBy(faults, (fault) => fault)
for (const [fault, all] of counted) console.log(`FAULT ${fault}${all.length > 1 ? ` (${all.length} times)` : ''}`)
console.log(
  faults.length === 0 ? 'Nothing acknowledged is lost, and nothing was granted twice.' : `${faults.length} faults.`,
)
process.exit(faults.length === 0 ? 0 : 1)
