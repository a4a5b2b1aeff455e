// `npm run bench:attacks [-- codes slow-bodies …]`: replays attacks and faults against a server of its own, compares it
// with the same server without attack, and prints the effect on other callers. Without names it replays all, which
// takes some ten minutes. Exits 1 if a figure misses its bar.
import type { Attack } from './attacks/attack.ts'
import { codes } from './attacks/codes.ts'
import { lockedRow } from './attacks/locked-row.ts'
import { overload } from './attacks/overload.ts'
import { packedBodies } from './attacks/packed-bodies.ts'
import { parallelLogins } from './attacks/parallel-logins.ts'
import { readOnly } from './attacks/read-only.ts'
import { silence } from './attacks/silence.ts'
import { slowBodies } from './attacks/slow-bodies.ts'
import { starts } from './attacks/starts.ts'

const attacks: readonly Attack[] = [
  codes,
  slowBodies,
  packedBodies,
  parallelLogins,
  starts,
  silence,
  lockedRow,
  readOnly,
  overload,
]
const names = process.argv.slice(2)
const unknown = names.filter((name) => !attacks.some((attack) => attack.name === name))
if (unknown.length > 0) {
  console.error(`Unknown attacks: ${unknown.join(', ')}. Known attacks: ${attacks.map(({ name }) => name).join(', ')}.`)
  process.exit(2)
}
let missed = 0
for (const { name, title, run } of attacks) {
  if (names.length > 0 && !names.includes(name)) continue
  console.log(`\n${title}`)
  for (const { figure, value, bar, holds } of await run()) {
    if (holds === false) missed++
    const verdict = bar === undefined ? '' : `  bar ${bar}${holds ? '' : '  MISSED'}`
    console.log(`  ${figure.padEnd(44)} ${value}${verdict}`)
  }
}
console.log(missed === 0 ? '\nEvery figure meets its bar.' : `\n${missed} figures miss their bar.`)
process.exit(missed === 0 ? 0 : 1)
