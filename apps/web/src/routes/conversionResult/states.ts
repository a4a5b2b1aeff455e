import { type Answer, hanging } from '@foyer/testing/browser'
import { conversionId, convertedOf, failedOf, pendingOf } from '../../shared/conversion/testing/replies.ts'
import { appears } from '../../testing/appears.ts'
import type { ScreenState } from '../../testing/states.ts'

const path = '/conversionResult'

const of = (name: string, answer: Answer, shown: string): ScreenState => ({
  name: `conversion-result-${name}`,
  path: `${path}?id=${conversionId}`,
  viewer: 'registered',
  answers: { 'POST /api/user/488/conversion/status': answer },
  reach: () => appears(shown),
})

export const states: readonly ScreenState[] = [
  of('succeeded', convertedOf(), '.outcome-succeeded'),
  of('pending', pendingOf(), '.outcome-pending'),
  of('partner-refused', failedOf('book-voucher', 'partner_refused'), '.outcome-failed'),
  of('pool-dry', failedOf('coffee', 'pool_dry'), '.outcome-failed'),
  of('loading', hanging, '.outcome-shape'),
  { name: 'conversion-result-not-found', path, reach: () => appears('.notice') },
]
