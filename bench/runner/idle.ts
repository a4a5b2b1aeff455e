import { cpus } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'

const busyShare = async (over: number): Promise<number> => {
  const read = () =>
    cpus().reduce(
      (sum, { times }) => ({
        idle: sum.idle + times.idle,
        all: sum.all + times.idle + times.user + times.sys + times.nice + times.irq,
      }),
      { idle: 0, all: 0 },
    )
  const before = read()
  await wait(over)
  const after = read()
  return 1 - (after.idle - before.idle) / (after.all - before.all)
}

/** Waits until the machine has no other load, for at most half a minute, because load distorts a measurement. */
export const idle = async (): Promise<void> => {
  for (let tries = 0; tries < 60; tries++) if ((await busyShare(500)) < 0.08) return
  console.log('The machine did not become idle; the next figure may be high.')
}
