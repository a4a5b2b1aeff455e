import { textsIn } from '@foyer/staff-interface/table'
import { expect, test } from 'vitest'
import { scheduleIn } from './schedule.ts'
import { text } from './text.ts'

test('The schedule of a job is shown in words, unless it has a form without words', () => {
  const t = textsIn(text, 'en-US')
  expect(
    ['* * * * *', '*/10 * * * *', '5 * * * *', '41 3 * * *', '1,31 * * * *'].map((cron) => scheduleIn(cron, t)),
  ).toEqual(['Every minute', 'Every 10 minutes', 'Each hour at :05', undefined, undefined])
})
