import { lost } from '@foyer/testing/browser'
import { appears } from '../../testing/appears.ts'
import type { ScreenState } from '../../testing/states.ts'
import * as consentsStyles from './consents.module.css'
import * as sheetStyles from './sheet.module.css'

const read = (place: number) =>
  document.querySelectorAll<HTMLElement>(`.${consentsStyles.consentLinks} button`).item(place).click()

export const states: readonly ScreenState[] = [
  {
    name: 'agreement',
    path: '/loginPage',
    reach: async () => {
      read(1)
      await appears(`article.${sheetStyles.agreement}`)
    },
  },
  {
    name: 'agreement-failed',
    path: '/loginPage',
    answers: { 'GET /api/content/agreements/{key}': lost },
    reach: async () => {
      read(0)
      await appears('dialog [role=alert]')
    },
  },
]
