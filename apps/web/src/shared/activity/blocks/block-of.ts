import type { Block, BlockKind, PageBlock } from '@foyer/api/page-content'

/** Returns the first block of a kind, or undefined. */
export const blockOf = <Kind extends BlockKind>(blocks: readonly PageBlock[], kind: Kind): Block<Kind> | undefined =>
  blocks.find((block): block is Block<Kind> => block.kind === kind)
