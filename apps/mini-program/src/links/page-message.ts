import type { ShellMessage } from '@foyer/api/mini-program'
import { isRoute } from './route.ts'

const longestTitle = 64

const asPageMessage = (message: unknown): ShellMessage | undefined => {
  const { route, title } = Object(message)
  if (!isRoute(route) || typeof title !== 'string') return undefined
  const shown = title.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '').trim()
  return shown === '' || shown.length > longestTitle ? undefined : { route, title: shown }
}

/**
 * Returns the newest page in the messages of a web view. The vendor delivers all messages at once, oldest first, when
 * the page is shared or left. Skips anything that is not a message of this form.
 */
export const latestPage = (event: unknown): ShellMessage | undefined => {
  const { data } = Object(Object(event).detail)
  const messages: unknown[] = Array.isArray(data) ? data : []
  return messages
    .map(asPageMessage)
    .filter((message) => message !== undefined)
    .at(-1)
}
