/** A box of an ISO base media file (ISO/IEC 14496-12): its type and byte range, header included. */
export interface Box {
  readonly type: string
  readonly start: number
  readonly end: number
}

/** The consecutive boxes between two offsets. @throws Error if the bytes are not boxes */
export const boxesOf = (bytes: Buffer, from = 0, to = bytes.length): Box[] => {
  const boxes: Box[] = []
  for (let start = from; start < to; ) {
    const size = start + 8 > to ? 0 : bytes.readUInt32BE(start)
    if (size < 8 || start + size > to) throw new Error(`no box at ${start}`)
    boxes.push({ type: bytes.toString('latin1', start + 4, start + 8), start, end: start + size })
    start += size
  }
  return boxes
}

export interface Fragments {
  /** what a player needs before any segment */
  readonly init: Buffer
  /** in order; each can be played on its own */
  readonly segments: readonly Buffer[]
}

/** Splits a fragmented file where its fragments begin. */
export const fragmentsOf = (bytes: Buffer): Fragments => {
  const boxes = boxesOf(bytes)
  const starts = boxes.filter(({ type }) => type === 'moof').map(({ start }) => start)
  const media = boxes.filter(({ type }) => type === 'mdat').map(({ end }) => end)
  if (starts.length === 0 || starts.length !== media.length) throw new Error('not a fragmented file')
  return {
    init: bytes.subarray(0, starts[0]),
    segments: starts.map((start, i) => bytes.subarray(start, media[i])),
  }
}
