import { defineJob } from '../../jobs/job.ts'
import { rotate } from './rotate.ts'

/** Milliseconds after which a run stops. The next run continues. */
const longestRun = 45_000

/**
 * Brings stored values under the current data key and pepper. It does nothing while each ring has one key. It fails if
 * a value cannot be moved, so that the log reports it.
 */
export const rotateKeysJob = defineJob({
  name: 'rotate-keys',
  cron: '* * * * *',
  retryDelay: 30,
  retries: 0,
  timeLimit: 120,
  run: async (context) => {
    const until = performance.now() + longestRun
    const { failed } = await rotate(context, () => performance.now() < until)
    if (failed.size === 0) return
    const places = [...failed].map(([name, count]) => `${name} ${count}`)
    throw new Error(`these values cannot come under the current key: ${places.join(', ')}`)
  },
})
