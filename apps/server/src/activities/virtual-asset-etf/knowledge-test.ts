import { readKnowledgeTest } from '../../engine/knowledge-test.ts'
import data from './test.json' with { type: 'json' }

/** What whoever wants to join has to know of virtual assets. */
export const knowledgeTest = readKnowledgeTest(data)
