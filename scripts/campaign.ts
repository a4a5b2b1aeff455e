// `npm run bench:campaign [-- --persons 10000000] [-- --machines 8,32] [-- --rate 2000] [-- --stock 100000] [-- --seed 1]`:
// simulates the first minute of a campaign with the admission and the waiting room of the server, without real time.
// Prints for each number of machines how many persons are admitted, wait or have no place yet, how long they wait, and
// which bound acts first. The costs of calls are those that docs/capacity.md names.
import { parseArgs } from 'node:util'
import { measured } from './campaign/costs.ts'
import { type Result, simulate, states } from './campaign/simulate.ts'

const { values } = parseArgs({
  options: {
    persons: { type: 'string', default: '10000000' },
    early: { type: 'string', default: '0.5' },
    seconds: { type: 'string', default: '60' },
    machines: { type: 'string', default: '8,32,128' },
    'database-cores': { type: 'string', default: '16' },
    rate: { type: 'string', default: '2000' },
    stock: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
  },
})

const quantile = (sorted: Float64Array, share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
const minutes = (milliseconds: number): string => `${(milliseconds / 60_000).toFixed(1)} min`
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`

const print = ({ persons, served, refused, took, waits, admittedByArrival, tries, bounds, busy }: Result): void => {
  console.log(`  persons: ${states.map((state) => `${state} ${persons[state]}`).join(', ')}`)
  console.log(
    `  calls: ${served} served, ${refused} refused; p50 ${quantile(took, 0.5)} ms, p99 ${quantile(took, 0.99)} ms`,
  )
  const shares = [0.1, 0.5, 0.9, 0.99].map((share) => `p${share * 100} ${minutes(quantile(waits, share))}`)
  console.log(`  wait of those with a place, from their arrival to their turn: ${shares.join(', ')}`)
  const [most, least] = [Math.max(...admittedByArrival), Math.min(...admittedByArrival)]
  console.log(
    `  admitted of those who came before the start, by tenth of their arrival: ${percent(least)} to ${percent(most)}`,
  )
  console.log(`  calls until a late person had a place: ${tries.map((count, n) => `${n}: ${count}`).join(', ')}`)
  const order = [...bounds].sort(([, one], [, other]) => one - other)
  console.log(
    `  bounds that acted: ${order.map(([bound, at]) => `${bound} at ${(at / 1000).toFixed(1)} s`).join(', ') || 'none'}`,
  )
  console.log(`  the database worked ${percent(busy.database)} of the time`)
}

for (const machines of values.machines.split(',').map(Number)) {
  const campaign = {
    persons: Number(values.persons),
    early: Number(values.early),
    time: Number(values.seconds) * 1_000,
    rate: Number(values.rate),
    stock: Number(values.stock),
    machines,
    databaseCores: Number(values['database-cores']),
    seed: Number(values.seed),
    costs: measured,
  }
  console.log(
    `\n${campaign.persons} persons, ${percent(campaign.early)} of them before the start, ${machines} processes, ${campaign.databaseCores} cores of the database, ${campaign.rate} admitted a second, ${campaign.stock} in stock`,
  )
  const begun = performance.now()
  print(await simulate(campaign))
  console.log(`  simulated in ${((performance.now() - begun) / 1000).toFixed(1)} s`)
}
