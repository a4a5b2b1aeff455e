import { page, userEvent } from 'vitest/browser'
import { appears, disappears } from '../../../testing/appears.ts'

const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()
export const lastSheet = () => page.getByCss('dialog.sheet').last()
/** Presses the main button of the topmost sheet. */
export const pressSheetFooter = () => lastSheet().getByCss('.sheet-footer .button').first().click()

/** Waits until the offerings and the gate have loaded. */
export const settled = async (): Promise<void> => {
  await appears('.card.offer, .offering-facts, .bond-terms')
  await disappears('.gate-panel .spinner, .activity .skeleton')
}

/** Opens the application sheet. */
export const openSheet = async (): Promise<void> => {
  await appears('.gate-panel button:not([aria-disabled])')
  press('.gate-panel button:not([aria-disabled])')
  await appears('.apply-form')
}

/** Opens the document and closes it again. */
export const readDocument = async (): Promise<void> => {
  press('.apply-form .document-row')
  await appears('.document')
  await pressSheetFooter()
  await disappears('.document')
}

/** Fills in the application sheet after opening the document. */
export const fillIn = async ({ lots = 1, method = 'cash' }: { lots?: number; method?: 'cash' | 'margin' } = {}) => {
  await openSheet()
  await page.getByCss('.apply-form [role="spinbutton"]').fill(String(lots))
  if (method === 'margin') press('.apply-method .segment:nth-of-type(2)')
  await readDocument()
}

/** Types six digits on the device's keyboard. */
export const typePassword = async (digits = '246810'): Promise<void> => {
  await appears('.keypad')
  await userEvent.keyboard(digits)
}

/** Confirms the completed sheet with the trading password. */
export const confirm = async (digits?: string): Promise<void> => {
  await pressSheetFooter()
  await typePassword(digits)
}
