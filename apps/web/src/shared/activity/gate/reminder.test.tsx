import { expect, test } from 'vitest'
import { openScreen } from '../../../testing/screen.tsx'
import { panel } from '../testing/activity-screen.ts'
import { joinStatus } from '../testing/join-status.ts'
import * as styles from './gate.module.css'

// The code of the reminder loads once in a file, so this must remain the only test here.
test('The panel of an activity that has not opened names its reminder while the code of the reminder loads', async () => {
  const empty: string[] = []
  const watcher = new MutationObserver(() => {
    const shown = document.querySelector(`.${styles.gatePanel}`)
    if (shown?.textContent.includes('Opens') && !shown.querySelector('button')) empty.push(shown.innerHTML)
  })
  watcher.observe(document.body, { childList: true, subtree: true })
  const answers = { 'POST /api/user/497/joinStatus': joinStatus({ gate: 'not_started' }) }
  await openScreen('/activityTemplate?code=wealth-connect', { viewer: 'registered', answers })
  const reminder = panel.getByRole('button', { name: 'Remind me' })
  await expect.element(reminder).not.toHaveAttribute('aria-busy')
  watcher.disconnect()
  expect(empty).toEqual([])
})
