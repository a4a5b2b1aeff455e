import { knowledgeTestKind } from '../../engine/knowledge-test.ts'
import { number } from './number.ts'

/** The knowledge test on virtual assets that a person has to pass before joining. */
export const testKind = knowledgeTestKind({
  name: 'virtual-asset-test',
  summary: 'questions of the knowledge test on virtual assets',
  neededBy: [number],
})
