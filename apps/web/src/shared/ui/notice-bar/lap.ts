import { noticeDelay, noticeSpeed } from '@foyer/contract/limits'

/**
 * One lap of a text that is too long (K13): out to the left, in again from the right and back to where it began, so that
 * laps follow each other without a seam. The delay stands before the first only. Widths in CSS pixels: of the text, and of
 * the view it moves through.
 */
export const lapOf = (text: number, view: number): { keyframes: Keyframe[]; timing: KeyframeAnimationOptions } => {
  const length = text + view
  const at = (x: number, offset: number): Keyframe => ({ transform: `translateX(${x}px)`, offset })
  return {
    keyframes: [at(0, 0), at(-text, text / length), at(view, text / length), at(0, 1)],
    timing: { delay: noticeDelay, duration: (length / noticeSpeed) * 1000, iterations: Infinity },
  }
}
