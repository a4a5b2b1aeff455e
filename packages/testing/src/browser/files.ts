import { onTestFinished } from 'vitest'
import { commands } from 'vitest/browser'

type FileAnswer = Parameters<typeof commands.answerFile>[1]

/**
 * Answers a file that the page requests outside `fetch`, such as a picture or a chunk, until the test ends. A request that
 * hangs gets the next answer. All files of tests share a page: one that kept its answer would change what another sees.
 */
export const answerFile = async (path: string, answer: FileAnswer): Promise<void> => {
  onTestFinished(() => commands.answerFile(path, 'passes'))
  await commands.answerFile(path, answer)
}
