import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { knownFaultWords } from '../apps/console/src/editor/fault-words.ts'
import { root } from './process.ts'

const pages = 'apps/server/src/modules/content/pages'
const sources = [
  'packages/api/src/staff/authored.ts',
  ...['authored.ts', 'authored-texts.ts', 'rules.ts', 'messages.ts', 'moments.ts', 'campaign.ts'].map((name) =>
    join(pages, name),
  ),
]
/** a message in a source: text in quotation marks that begins as messages do */
const message = /'((?:must|is|are|cannot|has|names) (?:[^'\\]|\\.)+)'|`((?:must|is|are|has|names|the file is) [^`]+)`/g
/** what a message has in its places, where any text does not do */
const samples: Readonly<Record<string, string>> = {
  word: 'at least',
  limit: '3',
  length: '41',
  longest: '40',
  'characters(limit)': '2 characters',
  'entries(limit)': '2 entries',
  'expectedTypes[type] ?? type': 'a whole number',
  pageSchemaVersion: '1',
  kind: 'terms',
}

const messages = sources.flatMap((file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(message)].map(([, plain, template]) =>
    (plain ?? template ?? '')
      .replace(/\$\{issue\.values[^}]*\}|\$\{issue[^`]*?'\)\}/g, '"a" or "b"')
      .replace(/\$\{([^}]+)\}/g, (_, name: string) => samples[name] ?? 'x'),
  ),
)

test('every message of the check of campaigns has a sentence for staff in each language', () => {
  expect(messages.length).toBeGreaterThan(40)
  for (const language of ['zh-CN', 'zh-HK', 'en-US'] as const)
    for (const one of messages) {
      const words = knownFaultWords(one, language)
      expect([one, words]).toEqual([one, expect.any(String)])
      expect(words).not.toMatch(/\{\w+\}/)
    }
})
