import { expect } from '../../../../e2e/fixtures.ts'
import type { PictureState } from '../../../../e2e/picture-state.ts'

export const pictures: readonly PictureState[] = [
  { name: 'not-found', path: '/nowhere', reach: (page) => expect(page.locator('main.dead-end')).toBeVisible() },
]
