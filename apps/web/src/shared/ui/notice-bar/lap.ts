import { noticeDelay, noticeSpeed } from '@foyer/protocol/limits'
import { inlineSign } from '../inline-sign.ts'

/**
 * Computes one lap of a text that is too long (K13): out at the beginning of the line, in again at its end and back to its start, so
 * that laps join without a jump. The delay precedes the first lap only. Widths of the text and of its view in CSS
 * pixels.
 */
export const lapOf = (text: number, view: number): { keyframes: Keyframe[]; timing: KeyframeAnimationOptions } => {
  const length = text + view
  const at = (x: number, offset: number): Keyframe => ({ transform: `translateX(${inlineSign() * x}px)`, offset })
  return {
    keyframes: [at(0, 0), at(-text, text / length), at(view, text / length), at(0, 1)],
    timing: { delay: noticeDelay, duration: (length / noticeSpeed) * 1000, iterations: Infinity },
  }
}
