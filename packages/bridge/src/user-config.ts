import type { UserConfig } from './bridge.ts'
import { fieldsOf } from './calls/json.ts'

/** What of an app's configuration is for the page; a field of another type is none. */
export const readUserConfig = (data: unknown): UserConfig => {
  const { language } = fieldsOf(data)
  return typeof language === 'string' ? { language } : {}
}
