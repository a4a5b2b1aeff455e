/**
 * The blocks of a page in a frame of the client, which is a document of this origin. The client marks the blocks of a
 * preview with `data-block`; its hero and its risk notice are parts of the frame of each activity page.
 */
export interface FrameBlock {
  readonly kind: string | null
  /** its index in the draft */
  readonly index: number
}

/** A block's place in the frame, in pixels from its upper edge. */
export interface Box {
  readonly top: number
  readonly bottom: number
}

const elementsOf = (page: Document, { kind, index }: FrameBlock): readonly Element[] => {
  const selector = kind === 'hero' ? '.activity-hero' : kind === 'risk' ? 'footer' : `[data-block="${index}"] > *`
  return [...page.querySelectorAll(selector)]
}

/** Where a block is now; undefined if the page does not show it. */
export const boxOf = (page: Document, block: FrameBlock): Box | undefined => {
  const boxes = elementsOf(page, block)
    .map((one) => one.getBoundingClientRect())
    .filter(({ height }) => height > 0)
  if (boxes.length === 0) return undefined
  return { top: Math.min(...boxes.map((one) => one.top)), bottom: Math.max(...boxes.map((one) => one.bottom)) }
}
