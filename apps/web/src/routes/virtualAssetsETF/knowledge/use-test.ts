import type { ActivityNumber } from '@foyer/api/activity-catalogue'
import type { TestStatus } from '@foyer/api/knowledge-tests'
import { pathTo } from '../../../platform/path-to.ts'
import { type Personal, usePersonal } from '../../../shared/personal/use-personal.ts'

/** The activity whose test this is. */
export const activity = { number: 494 satisfies ActivityNumber<'virtual-asset-etf'> }

/** The person's state in the test. All parts of the page share one answer. */
export const useTest = (): Personal<TestStatus> => usePersonal(pathTo('POST /user/:number/knowledgeTest', activity), {})
