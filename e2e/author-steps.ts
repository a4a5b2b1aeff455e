import { expect } from '@foyer/testing/journey/fixtures'
import type { Locator, Page } from '@playwright/test'

/** A text as an author writes it; Traditional Chinese is converted from Simplified. */
export type Written = readonly [simplified: string, english: string]

const part = (author: Page, name: string) =>
  author.getByRole('navigation', { name: 'Contents of the page' }).getByRole('button', { name: new RegExp(`^${name}`) })

/** Opens a part of the page, such as a block. */
export const choosePart = (author: Page, name: string): Promise<void> => part(author, name).first().click()

/** Adds a block by the menu of kinds and opens its form. */
export const addBlock = async (author: Page, kind: string): Promise<void> => {
  await author.getByRole('button', { name: 'Add a block' }).click()
  await author.getByRole('menuitem', { name: kind }).click()
  await expect(part(author, kind).first()).toHaveAttribute('aria-current', 'true')
}

/** Types a text in two languages, and confirms the third one, which the converter writes. */
const write = async (fields: Locator, read: Locator, names: readonly [string, string], texts: Written) => {
  const [simplified, english] = names.map((name) => fields.getByRole('textbox', { name, exact: true }))
  await simplified?.fill(texts[0])
  await english?.fill(texts[1])
  await read.click()
  await expect(read).toHaveCount(0)
}

/** Writes the text of a block's field by its label, such as `step 1, Title`. */
export const writeText = (author: Page, label: string, texts: Written): Promise<void> =>
  write(
    author.locator('body'),
    author.getByRole('button', { name: `I have read it: ${label}`, exact: true }),
    [`${label}, 简体中文`, `${label}, English`],
    texts,
  )

/** Writes the text of a rule's field by its label. */
export const writeRuleText = (author: Page, label: string, texts: Written): Promise<void> => {
  const field = author.getByRole('group', { name: label, exact: true })
  const read = field.getByRole('button', { name: 'I have read it' })
  return write(field, read, ['Simplified Chinese', 'English'], texts)
}

/** Writes several texts of blocks, each by its label. */
export const writeTexts = async (author: Page, texts: Readonly<Record<string, Written>>): Promise<void> => {
  for (const [label, text] of Object.entries(texts)) await writeText(author, label, text)
}
