import { onTestFinished } from 'vitest'
import { commands } from 'vitest/browser'

type FileAnswer = Parameters<typeof commands.answerFile>[1]

/**
 * Sets the reply to a file that the page requests outside `fetch`, such as a picture or a chunk, until the test ends. A
 * hanging request gets the next reply. All test files share a page, so a permanent reply would change what other tests
 * see.
 */
export const answerFile = async (path: string, answer: FileAnswer): Promise<void> => {
  onTestFinished(() => commands.answerFile(path, 'passes'))
  await commands.answerFile(path, answer)
}
