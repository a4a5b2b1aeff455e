import { page, userEvent } from 'vitest/browser'
import { appears, disappears } from '../../../testing/appears.ts'

const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()
export const lastSheet = () => page.getByCss('dialog.sheet').last()
/** The main button of the sheet that is on top. */
export const pressSheetFoot = () => lastSheet().getByCss('.sheet-foot .button').first().click()

/** Offerings and gate have come. */
export const settled = async (): Promise<void> => {
  await appears('.card.offer, .offering-facts, .bond-terms')
  await disappears('.gate-panel .spinner, .activity .skeleton')
}

/** The sheet with the application. */
export const openSheet = async (): Promise<void> => {
  await appears('.gate-panel button:not([aria-disabled])')
  press('.gate-panel button:not([aria-disabled])')
  await appears('.apply-form')
}

/** Opens the document and comes back from it. */
export const readDocument = async (): Promise<void> => {
  press('.apply-form .document-row')
  await appears('.document')
  await pressSheetFoot()
  await disappears('.document')
}

/** What is applied for, in the sheet; the document is opened. */
export const fillIn = async ({ lots = 1, method = 'cash' }: { lots?: number; method?: 'cash' | 'margin' } = {}) => {
  await openSheet()
  await page.getByCss('.apply-form [role="spinbutton"]').fill(String(lots))
  if (method === 'margin') press('.apply-method .segment:nth-of-type(2)')
  await readDocument()
}

/** Six digits on the keys of the device. */
export const typePassword = async (digits = '246810'): Promise<void> => {
  await appears('.keypad')
  await userEvent.keyboard(digits)
}

/** From the filled sheet to the password, and behind it. */
export const confirm = async (digits?: string): Promise<void> => {
  await pressSheetFoot()
  await typePassword(digits)
}
