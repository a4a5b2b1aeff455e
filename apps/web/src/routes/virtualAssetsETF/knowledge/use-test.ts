import type { TestStanding } from '@foyer/contract/knowledge-tests'
import { type Personal, usePersonal } from '../../../shared/personal/use-personal.ts'

export const testPath = '/user/494/knowledgeTest'

/** Where the person stands with the test; the parts that ask share one answer. */
export const useTest = (): Personal<TestStanding> => usePersonal<TestStanding>(testPath)
