import { noticeDelay, noticeSpeed } from '@foyer/contract/limits'

/** Widths in CSS pixels: of the text, of the room it has to stand in, and of the window it is seen through. */
export interface Widths {
  text: number
  room: number
  view: number
}

/**
 * One lap of a text that is too long (K13): out to the left, in again from the right and back to where it began, so that
 * laps follow each other without a seam. The delay stands before the first only.
 */
export const lapOf = ({ text, room, view }: Widths): { keyframes: Keyframe[]; timing: KeyframeAnimationOptions } => {
  const out = text + view - room
  const length = out + view
  const at = (x: number, offset: number): Keyframe => ({ transform: `translateX(${x}px)`, offset })
  return {
    keyframes: [at(0, 0), at(-out, out / length), at(view, out / length), at(0, 1)],
    timing: { delay: noticeDelay, duration: (length / noticeSpeed) * 1000, iterations: Infinity },
  }
}
