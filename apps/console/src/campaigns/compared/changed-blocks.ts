import type { CampaignChange } from '@foyer/api/staff/campaign-revisions'

/** A block that differs between two revisions, with its index in each of them; null where it is not. */
export interface ChangedBlock {
  readonly kind: CampaignChange['kind']
  readonly blockKind: string | null
  readonly earlier: number | null
  readonly later: number | null
}

const blockOf = ({ kind, blockKind, block, earlier }: CampaignChange): ChangedBlock => ({
  kind,
  blockKind,
  earlier: kind === 'added' ? null : earlier,
  later: kind === 'removed' ? null : block,
})

/** The blocks that differ, each once, in the order of the page. */
export const changedBlocks = (changes: readonly CampaignChange[]): readonly ChangedBlock[] => {
  const blocks = changes.filter(({ part }) => part === 'block').map(blockOf)
  const isSame = (one: ChangedBlock, other: ChangedBlock) => one.earlier === other.earlier && one.later === other.later
  const once = blocks.filter((one, at) => blocks.findIndex((other) => isSame(one, other)) === at)
  const place = ({ earlier, later }: ChangedBlock) => later ?? earlier ?? 0
  return once.sort((one, other) => place(one) - place(other))
}

/**
 * The index that a block of a document has in its draft, which omits blocks that the client cannot show; undefined for
 * such a block.
 */
export const indexInDraft = (block: number, omitted: readonly number[]): number | undefined =>
  omitted.includes(block) ? undefined : block - omitted.filter((one) => one < block).length
