import type { TestStatus } from '@foyer/contract/knowledge-tests'
import { type Personal, usePersonal } from '../../../shared/personal/use-personal.ts'

export const testPath = '/user/494/knowledgeTest'

/** The person's state in the test. All parts of the page share one answer. */
export const useTest = (): Personal<TestStatus> => usePersonal<TestStatus>(testPath)
