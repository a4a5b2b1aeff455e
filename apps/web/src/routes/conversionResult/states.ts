import { type Answer, hanging } from '@foyer/testing/browser'
import * as notFoundStyles from '../../shared/conversion/not-found.module.css'
import { conversionId, convertedOf, failedOf, pendingOf } from '../../shared/conversion/testing/replies.ts'
import { appears } from '../../testing/appears.ts'
import type { ScreenState } from '../../testing/states.ts'
import * as pageStyles from './page.module.css'

const path = '/conversionResult'

const of = (name: string, answer: Answer, shown: string): ScreenState => ({
  name: `conversion-result-${name}`,
  path: `${path}?id=${conversionId}`,
  viewer: 'registered',
  answers: { 'POST /api/user/488/conversion/status': answer },
  reach: () => appears(shown),
})

export const states: readonly ScreenState[] = [
  of('succeeded', convertedOf(), `.${pageStyles.outcome}[data-status="succeeded"]`),
  of('pending', pendingOf(), `.${pageStyles.outcome}[data-status="pending"]`),
  of('partner-refused', failedOf('book-voucher', 'partner_refused'), `.${pageStyles.outcome}[data-status="failed"]`),
  of('pool-dry', failedOf('coffee', 'pool_dry'), `.${pageStyles.outcome}[data-status="failed"]`),
  of('loading', hanging, `.${pageStyles.outcomeShape}`),
  { name: 'conversion-result-not-found', path, reach: () => appears(`.${notFoundStyles.notFoundState}`) },
]
