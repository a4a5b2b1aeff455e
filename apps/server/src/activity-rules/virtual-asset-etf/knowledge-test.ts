import { readKnowledgeTest } from '../../engine/knowledge-test.ts'
import data from './test.json' with { type: 'json' }

/** The knowledge test on virtual assets that a person has to pass before joining. */
export const knowledgeTest = readKnowledgeTest(data)
