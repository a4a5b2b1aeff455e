import type { CampaignChange } from '@foyer/api/staff/campaign-revisions'
import { expect, test } from 'vitest'
import { changedBlocks, indexInDraft } from './changed-blocks.ts'

const change = (more: Partial<CampaignChange>): CampaignChange => ({
  kind: 'changed',
  part: 'block',
  block: 0,
  earlier: 0,
  blockKind: 'rules',
  field: '',
  language: null,
  before: null,
  after: null,
  ...more,
})

test('several changes of one block are one changed block, in the order of the page', () => {
  const found = changedBlocks([
    change({ block: 3, earlier: 2, field: 'rules[0]', language: 'en-US' }),
    change({ block: 3, earlier: 2, field: 'rules[0]', language: 'zh-CN' }),
    change({ kind: 'added', block: 1, earlier: null, blockKind: 'steps' }),
    change({ kind: 'removed', block: 4, earlier: 4, blockKind: 'faq' }),
    change({ kind: 'moved', block: 0, earlier: 5, blockKind: 'text' }),
    change({ part: 'activity', block: null, earlier: null, blockKind: null }),
  ])
  expect(found).toEqual([
    { kind: 'moved', blockKind: 'text', earlier: 5, later: 0 },
    { kind: 'added', blockKind: 'steps', earlier: null, later: 1 },
    { kind: 'changed', blockKind: 'rules', earlier: 2, later: 3 },
    { kind: 'removed', blockKind: 'faq', earlier: 4, later: null },
  ])
})

test('a block is found in a draft that omits other blocks, and not if the draft omits it', () => {
  expect(indexInDraft(3, [])).toBe(3)
  expect(indexInDraft(3, [0, 2, 5])).toBe(1)
  expect(indexInDraft(2, [0, 2])).toBeUndefined()
})
