import { answerFile } from '@foyer/testing/browser'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openGalleryPart } from '../../../testing/part.tsx'

test('K3 a calendar whose grid fails to load shows an error and a Try again button', async () => {
  await answerFile('/calendar/month-grid.tsx*', 'fails')
  await openGalleryPart('calendar')
  await expect.element(page.getByRole('alert').first()).toMatchTextContent('The calendar did not load.')
  await expect.element(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible()
})
