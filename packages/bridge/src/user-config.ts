import type { Insets, UserConfig } from './bridge.ts'
import { fieldsOf } from './calls/json.ts'

/** CSS pixels; no bar of an app is wider, and a larger value could push a page out of its view. */
const widest = 200

const readWidth = (value: unknown): number => (typeof value === 'number' && value > 0 ? Math.min(value, widest) : 0)

const readInsets = (value: unknown): Insets => {
  const { top, right, bottom, left } = fieldsOf(value)
  return { top: readWidth(top), right: readWidth(right), bottom: readWidth(bottom), left: readWidth(left) }
}

/**
 * The part of an app's configuration for the page; a field of another type is dropped, an edge of another type is 0.
 */
export const readUserConfig = (data: unknown): UserConfig => {
  const { language, insets } = fieldsOf(data)
  return {
    ...(typeof language === 'string' && { language }),
    ...(typeof insets === 'object' && insets !== null && { insets: readInsets(insets) }),
  }
}
